import { eq } from 'drizzle-orm';
import type { Call, OperationId } from '../contract/handlers';
import { account } from '../database/schema';
import { keyedHash } from '../rateLimits/rateLimits';
import type { Context } from '../context';

/** A caller without a session: the network address and the key of their browser, if it sent one. */
export interface Visitor {
  address: string;
  key: string | null;
}

/** The key that a call carries; the contract has it long enough that nobody guesses it. */
export function visitorKeyIn({ 'visitor-key': key }: Call<OperationId>['headers']): string | null {
  return typeof key === 'string' ? key : null;
}

/**
 * What is kept of a key that has done something; null without a key. It is hashed together with what it did, so that
 * nothing kept tells which accounts came from the same browser.
 * @param done what it was
 * @param by the e-mail address or the token that it was done with
 */
export function visitorKeyHash(
  context: Pick<Context, 'configuration'>,
  { key }: Pick<Visitor, 'key'>,
  done: 'registered' | 'verified' | 'password set',
  by: string,
): string | null {
  return key === null ? null : keyedHash(context, `${done} ${key} ${by}`);
}

/** Whether an account was verified under a key: only its holder can ask, and it takes as long for every address. */
export async function isVerifiedUnder(
  { database }: Pick<Context, 'database'>,
  keyHash: string | null,
): Promise<boolean> {
  if (keyHash === null) return false;
  const [verified] = await database
    .select({ id: account.id })
    .from(account)
    .where(eq(account.verifiedKeyHash, keyHash));
  return verified !== undefined;
}
