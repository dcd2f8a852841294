import { hash, verify } from '@node-rs/argon2';
import type { Context } from '../../context';
import { inTurn } from './passwordQueue';

/** Argon2id (the library's default) with 19 MiB and two passes: some 10 ms per try, also for an attacker. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of discarded random bytes: no password matches it, and checking against it takes as long as any. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$WmuHjDla/XcSZOOC9CqqJA$BhXAxaBoHOs6xC/jYaxZ6rQNtSeXeDdouUJQpomocOo';

/** The stored hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Whether a password matches a hash. */
export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  const today = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  return !passwordHash.startsWith(today);
}

/** Takes as long as checking a password, so that the time doesn't reveal that there is none. */
export async function checkNoPassword(password: string): Promise<void> {
  await inTurn(() => verify(decoyHash, password));
}

/** The hash of a discarded random password. Hashing is slow, so create it before the transaction. */
export function lostPassword({ random }: Pick<Context, 'random'>): Promise<string> {
  return hashPassword(random.bytes(32).toString('base64'));
}
