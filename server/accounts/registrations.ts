import { desc, eq, gt, and, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { registration } from '../database/schema';
import { enqueueUrgentEmail } from '../email/outbox';
import type { AccountsContext } from './context';
import { hasAccount } from './otherSpellings';
import { endCodes, issueCode, type RegistrationRow } from './codes';
import type { AskedFrom } from './jobs';
import { alreadyRegisteredEmail, codeEmail } from './emails';
import { urgentEmailJob } from '../email/jobs';

/** More registrations of one e-mail address than a guest makes. The rest are ignored. */
export const LOOKED_AT = 3;

/**
 * The registrations of an e-mail address that await their code: the one from the caller's own browser first, then those
 * from its network, then the newest. Someone else may have registered the same address with another password, and the
 * owner must not get that one's code.
 */
export async function waitingRegistrations(
  { clock, configuration, database }: Pick<AccountsContext, 'clock' | 'configuration' | 'database'>,
  email: string,
  { networkHash, keyHash }: AskedFrom,
): Promise<RegistrationRow[]> {
  const oldest = new Date(clock.now().getTime() - configuration.registrationLifetime);
  const isOwn = sql`coalesce(${registration.keyHash} = ${keyHash ?? null}, false)`;
  const isFromNetwork = sql`${registration.addressHash} = ${networkHash}`;
  return database
    .select()
    .from(registration)
    .where(and(eq(registration.email, email), gt(registration.createdAt, oldest)))
    .orderBy(desc(isOwn), desc(isFromNetwork), desc(registration.createdAt))
    .limit(LOOKED_AT);
}

type CodeRecipient = Pick<RegistrationRow, 'id' | 'email' | 'createdAt' | 'device'>;

/** Gives a registration a new code and enqueues its email; returns the email's id. */
export async function writeCode(
  tx: Database,
  context: Pick<AccountsContext, 'clock' | 'random' | 'configuration'>,
  recipient: CodeRecipient,
): Promise<string> {
  const code = await issueCode(tx, context, recipient.id);
  // An existing owner's code is never sent, but it is issued, so that the registration looks like a new guest's.
  const message = (await hasAccount(tx, recipient.email))
    ? alreadyRegisteredEmail(recipient.email)
    : codeEmail(context, recipient, code);
  return enqueueUrgentEmail(tx, context, message);
}

/** Sends a waiting registration a new code in place of its old one. */
export async function sendNewCode(context: AccountsContext, row: CodeRecipient): Promise<void> {
  const emailId = await context.database.transaction(async (tx) => {
    await endCodes(tx, context, row.id);
    return writeCode(tx, context, row);
  });
  await context.jobs.schedule(urgentEmailJob(emailId));
}

/** Sends another code without ending the one that the guest may be about to type. */
export async function sendAnotherCode(context: AccountsContext, row: RegistrationRow) {
  const emailId = await context.database.transaction((tx) => writeCode(tx, context, row));
  await context.jobs.schedule(urgentEmailJob(emailId));
}
