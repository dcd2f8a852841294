import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Chance } from './parts';

/** Chance that nobody can foresee: what codes, tokens and references are made of. */
export const systemChance: Chance = {
  bytes: randomBytes,
  uuid: randomUUID,
  whole: (below) => randomInt(below),
};
