import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { account } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import type { AccountsContext } from '../context';
import { passwordChangedEmail } from '../emails';
import { endSessionsOf } from '../guestSessions';
import { endPasswordCodes } from './passwordCodes';
import { endPasswordLinks } from './passwordLinks';

/** The account that gets another password. */
export interface PasswordOf {
  accountId: string;
  /** The hash that it must still have; any where it is left out. */
  passwordHash?: string;
  /** The session that stays open; none where it is left out. */
  sessionId?: string;
}

/** The new password, and the key of the visitor who replaced a forgotten one, as they are kept. */
export interface NewPasswordKept {
  passwordHash: string;
  passwordKeyHash: string | null;
}

/** What a new password changed. */
export interface Changed {
  accountId: string;
  email: string;
  emailId: string;
}

/**
 * Sets the password of an account, ends its codes, links and sessions, and emails its owner.
 * @returns null where there is no such account, or its password was changed meanwhile
 */
export async function setPassword(
  tx: Database,
  context: AccountsContext,
  { accountId, passwordHash: before, sessionId }: PasswordOf,
  kept: NewPasswordKept,
): Promise<Changed | null> {
  const isUnchanged = before === undefined ? undefined : eq(account.passwordHash, before);
  // First of all: a login that looked at the old one before has opened its session by then, or opens none.
  const [owner] = await tx
    .update(account)
    .set(kept)
    .where(and(eq(account.id, accountId), isUnchanged))
    .returning();
  if (!owner) return null;
  const { email } = owner;
  await endPasswordCodes(tx, context, { email, networkHash: null });
  await endPasswordLinks(tx, accountId);
  await endSessionsOf(tx, context, accountId, sessionId);
  const letter = passwordChangedEmail(email, context.clock.now());
  return { accountId, email, emailId: await enqueueEmail(tx, context, letter) };
}
