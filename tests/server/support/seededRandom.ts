import { below, seededRandom as generator } from '../../../sandbox/world';
import type { Random } from '../../../server/shared/random';

/** Randomness that is the same in every run with the same seed. */
export function seededRandom(seed: number): Random {
  const next = generator(seed);
  const integer = (limit: number) => below(next, limit);
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => integer(256)));
  const uuid = () => {
    const text = bytes(16).toString('hex');
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20)}`;
  };
  return { bytes, uuid, integer };
}
