import { eq } from 'drizzle-orm';
import type { Call, OperationId } from '../contract/handlers';
import { account, registration } from '../database/schema';
import { keyedHash } from '../rateLimits/rateLimits';
import type { Context } from '../context';

/** A caller without a session: the network address and the key of their browser, if it sent one. */
export interface Visitor {
  address: string;
  key: string | null;
}

/** The key that a call carries. The contract makes it too long to guess. */
export function visitorKeyIn({ 'visitor-key': key }: Call<OperationId>['headers']): string | null {
  return typeof key === 'string' ? key : null;
}

/**
 * The stored hash of a key and what was done with it; null without a key. It covers both, so that stored hashes don't
 * reveal which accounts came from the same browser.
 * @param done what was done
 * @param by the e-mail address or token it was done with
 */
export function visitorKeyHash(
  context: Pick<Context, 'configuration'>,
  { key }: Pick<Visitor, 'key'>,
  done: 'registered' | 'verified' | 'password set',
  by: string,
): string | null {
  return key === null ? null : keyedHash(context, `${done} ${key} ${by}`);
}

/** Whether an account was verified under a key. Takes as long for every address. */
export async function isVerifiedUnder(
  { database }: Pick<Context, 'database'>,
  keyHash: string | null,
): Promise<boolean> {
  if (keyHash === null) return false;
  return (await database.$count(account, eq(account.verifiedKeyHash, keyHash))) > 0;
}

/** Whether a registration was sent under a key. */
export async function hasRegisteredUnder(
  { database }: Pick<Context, 'database'>,
  keyHash: string,
): Promise<boolean> {
  return (await database.$count(registration, eq(registration.keyHash, keyHash))) > 0;
}
