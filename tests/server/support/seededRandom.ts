import type { Random } from '../../../server/shared/random';

/** mulberry32: small, fast and the same on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Randomness that is the same in every run with the same seed. */
export function seededRandom(seed: number): Random {
  const next = generator(seed);
  const integer = (below: number) => Math.floor(next() * below);
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => integer(256)));
  const uuid = () => {
    const text = bytes(16).toString('hex');
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20)}`;
  };
  return { bytes, uuid, integer };
}
