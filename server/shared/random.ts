import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from '../context';

/** Chance that nobody can foresee: what codes, tokens and references are made of. */
export const systemRandom: Random = {
  bytes: randomBytes,
  uuid: randomUUID,
  whole: (below) => randomInt(below),
};
