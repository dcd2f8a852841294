import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { account } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import type { AccountsContext } from '../context';
import { passwordChangedEmail } from '../emails';
import { endSessionsOf } from '../guestSessions';
import { endPasswordCodes } from './passwordCodes';
import { endPasswordLinks } from './passwordLinks';

/** The account that gets a new password. */
export interface PasswordOwner {
  accountId: string;
  /** The hash that it must still have; any if absent. */
  passwordHash?: string;
  /** The session that stays open; none if absent. */
  sessionId?: string;
}

/** The stored part of a new password: its hash, and that of the visitor's key who replaced a forgotten one. */
export interface PasswordFields {
  passwordHash: string;
  passwordKeyHash: string | null;
}

/** The changes made by a new password. */
export interface PasswordChange {
  accountId: string;
  email: string;
  emailId: string;
}

/**
 * Sets an account's password, ends its codes, links and sessions, and emails its owner.
 * @returns null if there is no such account, or its password was changed meanwhile
 */
export async function setPassword(
  tx: Database,
  context: AccountsContext,
  { accountId, passwordHash: before, sessionId }: PasswordOwner,
  fields: PasswordFields,
): Promise<PasswordChange | null> {
  const isUnchanged = before === undefined ? undefined : eq(account.passwordHash, before);
  // First, so that a concurrent login with the old password has either opened its session by then or opens none.
  const [owner] = await tx
    .update(account)
    .set(fields)
    .where(and(eq(account.id, accountId), isUnchanged))
    .returning();
  if (!owner) return null;
  const { email } = owner;
  await endPasswordCodes(tx, context, { email, networkHash: null });
  await endPasswordLinks(tx, accountId);
  await endSessionsOf(tx, context, accountId, sessionId);
  const message = passwordChangedEmail(email, context.clock.now());
  return { accountId, email, emailId: await enqueueEmail(tx, context, message) };
}
