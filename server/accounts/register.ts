import type { Registration } from '../../machines/contract/wire';
import { validateRegistration } from '../../machines/login/accountRules';
import { isValid } from '../../machines/shared/fieldErrors';
import { registration } from '../database/schema';
import { countSharedTry, consumeLimit, networkHashOf, networkOf } from '../rateLimits/rateLimits';
import type { AccountsContext } from './context';
import { validationError } from '../contract/apiError';
import {
  firstRegistrationsAtNetwork,
  networkLimits,
  registrationsOfMailbox,
  registrationsOfMailboxAtNetwork,
} from './accountLimits';
import { mailboxOf, normalEmail } from '../shared/emailAddress';
import { hashPassword } from './passwords/password';
import { hasLiveCode } from './codes';
import { writeCode } from './registrations';
import { visitorKeyHash, type Visitor } from './visitorKey';
import { urgentEmailJob } from '../email/jobs';

/**
 * Takes a registration and sends its code. Whether the e-mail has an account already shows neither
 * in the answer nor in its time, nor in logging in afterwards: the registration is written down all the
 * same, but its code is sent to nobody, and the owner gets a mail instead. One that comes again under its key changes
 * what was written down, and its code stays good.
 * @throws Refusal 400 with the message of every field, 429
 */
export async function register(
  context: AccountsContext,
  form: Registration,
  visitor: Visitor,
): Promise<void> {
  const { address } = visitor;
  const errors = validateRegistration(form);
  if (!isValid(errors)) throw validationError(errors);
  const email = normalEmail(form.email);
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  const mailboxThere = `${mailbox} ${network}`;
  await consumeLimit(context, networkLimits(context.configuration).registrations, network);
  await consumeLimit(context, registrationsOfMailboxAtNetwork, mailboxThere);
  await countSharedTry(
    context,
    [registrationsOfMailbox, mailbox],
    [firstRegistrationsAtNetwork, mailboxThere],
  );

  const passwordHash = await hashPassword(form.password);
  const entered = {
    passwordHash,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phoneNumber: form.phoneNumber.trim(),
    addressHash: networkHashOf(context, address),
    createdAt: context.clock.now(),
  };
  const keyHash = visitorKeyHash(context, visitor, 'registered', email);
  const emailId = await context.database.transaction(async (tx) => {
    const [row] = await tx
      .insert(registration)
      .values({ id: context.random.uuid(), email, keyHash, ...entered })
      .onConflictDoUpdate({ target: registration.keyHash, set: entered })
      .returning();
    if (!row || (await hasLiveCode(tx, context, row.id))) return null;
    return writeCode(tx, context, row);
  });
  if (emailId !== null) await context.jobs.schedule(urgentEmailJob(emailId));
}
