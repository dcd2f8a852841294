import type { Random } from './world';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The same seed gives the same numbers (mulberry32), so that a run can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 to `limit` − 1. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Lower-case letters and digits. */
export function letters(random: Random, length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(below(random, ALPHABET.length))).join('');
}

/** Decimal digits, the first never 0. */
export function digits(random: Random, length: number): string {
  const rest = Array.from({ length: length - 1 }, () => String(below(random, 10)));
  return [String(1 + below(random, 9)), ...rest].join('');
}
