import { eq } from 'drizzle-orm';
import type { PasswordCodeRequest } from '../../machines/contract/wire';
import { addressError } from '../../machines/login/accountRules';
import { account } from '../db/schema';
import type { JobOf } from '../jobs/jobs';
import { countTry, networkHashOf, networkOf } from '../limits/limits';
import { writeUrgentLetter } from '../mail/letters';
import type { Parts } from '../parts/parts';
import { fieldsRefused } from '../http/refusal';
import {
  codesOfMailboxAtNetwork,
  networkLimits,
  passwordCodesOfMailboxElsewhere,
} from './accountLimits';
import { mailboxOf, normalEmail } from './emailAddress';
import { isKnownNetwork } from './knownNetworks';
import { passwordCodeLetter } from './letters';
import { issuePasswordCode } from './passwordCodes';

/**
 * Has a code for a new password sent to the owner of an account. Whether there is one shows neither in the answer nor
 * in its time: it is looked for afterwards, by a job.
 * @throws Refusal 400, 429
 */
export async function requestPasswordCode(
  parts: Parts,
  { email: givenEmail }: PasswordCodeRequest,
  address: string,
): Promise<void> {
  const error = addressError(givenEmail);
  if (error !== undefined) throw fieldsRefused({ email: error });
  const email = normalEmail(givenEmail);
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  await countTry(parts, networkLimits(parts.configuration).codeRequests, network);
  await countTry(parts, codesOfMailboxAtNetwork, `${mailbox} ${network}`);
  if (!(await isKnownNetwork(parts, email, address))) {
    await countTry(parts, passwordCodesOfMailboxElsewhere, mailbox);
  }
  const networkHash = networkHashOf(parts, address);
  await parts.jobs.schedule({ kind: 'sendPasswordCode', email, networkHash });
}

/** Sends the code that was asked for, if the address has an account. */
export async function sendPasswordCode(
  parts: Parts,
  { email, networkHash }: JobOf<'sendPasswordCode'>,
): Promise<void> {
  const letterId = await parts.database.transaction(async (tx) => {
    const [owner] = await tx.select().from(account).where(eq(account.email, email));
    if (!owner) return null;
    const code = await issuePasswordCode(tx, parts, owner, networkHash);
    const letter = passwordCodeLetter(parts, owner.email, code, parts.clock.now());
    return writeUrgentLetter(tx, parts, letter);
  });
  if (letterId !== null) await parts.jobs.schedule({ kind: 'postUrgentLetter', letterId });
}
