import { hash, verify } from '@node-rs/argon2';
import { typedPassword } from '../../../machines/shared/typedText';
import type { Context } from '../../context';
import { inTurn } from './passwordQueue';

/** Argon2id (the library's default) with 19 MiB and two passes: some 10 ms per try, also for an attacker. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of discarded random bytes: no password matches it, and checking against it takes as long as any. */
export const lostHash =
  '$argon2id$v=19$m=19456,t=2,p=1$WmuHjDla/XcSZOOC9CqqJA$BhXAxaBoHOs6xC/jYaxZ6rQNtSeXeDdouUJQpomocOo';

/** The forms in which devices may send one password. Older ones are stored as typed, all others in NFC. */
function formsOf(password: string): Set<string> {
  return new Set([typedPassword(password), password, password.normalize('NFD')]);
}

/**
 * The stored hash of a password.
 * @param network of who has typed it: networks take turns
 */
export function hashPassword(password: string, network: string): Promise<string> {
  return inTurn(network, () => hash(typedPassword(password), cost));
}

/** The result of comparing a typed password with a hash. */
export interface CheckedPassword {
  isRight: boolean;
  /** The hash should be made again: its parameters are not today's, or its password is not in NFC. */
  isOutdated: boolean;
}

/**
 * Checks a password in all its forms, so that the time depends on what was typed alone.
 * @param passwordHash null if there is none; nothing is right then
 * @param network of who has typed it: networks take turns
 */
export async function checkPassword(
  passwordHash: string | null,
  password: string,
  network: string,
): Promise<CheckedPassword> {
  const right: string[] = [];
  for (const form of formsOf(password)) {
    if (await inTurn(network, () => verify(passwordHash ?? lostHash, form))) right.push(form);
  }
  return {
    isRight: right.length > 0,
    isOutdated: !right.includes(typedPassword(password)) || !isOfToday(passwordHash ?? lostHash),
  };
}

/** Whether a password matches a hash. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
  network: string,
): Promise<boolean> {
  return (await checkPassword(passwordHash, password, network)).isRight;
}

function isOfToday(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** The hash of a discarded random password. Hashing is slow, so create it before the transaction. */
export function lostPassword({ random }: Pick<Context, 'random'>): Promise<string> {
  return hashPassword(random.bytes(32).toString('base64'), 'the hotel');
}
