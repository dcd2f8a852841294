import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness, passed in so that a run can be repeated. */
export interface Random {
  bytes(length: number): Buffer;
  uuid(): string;
  /** An integer from 0 to `below` − 1. */
  integer(below: number): number;
}

/** Cryptographic randomness, for codes, tokens and references. */
export const systemRandom: Random = {
  bytes: randomBytes,
  uuid: randomUUID,
  integer: (below) => randomInt(below),
};
