import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Chance, given from outside so that a run can be repeated. */
export interface Random {
  bytes(length: number): Buffer;
  uuid(): string;
  /** A whole number from 0 to `below` − 1. */
  whole(below: number): number;
}

/** Chance that nobody can foresee: what codes, tokens and references are made of. */
export const systemRandom: Random = {
  bytes: randomBytes,
  uuid: randomUUID,
  whole: (below) => randomInt(below),
};
