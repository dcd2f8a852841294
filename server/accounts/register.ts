import type { Registration } from '../../machines/contract/wire';
import { deviceName } from '../../machines/account/deviceName';
import { profileIn, validateRegistration } from '../../machines/login/accountRules';
import * as accountMessages from '../../messages/login/account';
import { isValid } from '../../machines/shared/fieldErrors';
import { registration } from '../database/schema';
import { consumeLimit, networkHashOf, networkOf } from '../rateLimits/rateLimits';
import type { AccountsContext } from './context';
import { validationError } from '../contract/apiError';
import { countEmail, networkLimits, registrationsOfMailboxAtNetwork } from './accountLimits';
import { mailboxOf, normalEmail } from '../shared/emailAddress';
import { hashPassword } from './passwords/password';
import { hasLiveCode } from './codes';
import { writeCode } from './registrations';
import type { Whereabouts } from './sessions';
import { visitorKeyHash, type Visitor } from './visitorKey';
import { urgentEmailJob } from '../email/jobs';
import { unmailable } from '../email/unmailable';

/**
 * Stores a registration and sends its code. Neither the response, nor its time, nor a later login reveals whether the
 * e-mail address has an account already: the registration is stored all the same, but its code is not sent, and the
 * owner gets an email instead. A repeat under the same key updates what was stored and keeps its code valid.
 * @throws ApiError 400 with the message of every field, 429
 */
export async function register(
  context: AccountsContext,
  form: Registration,
  visitor: Visitor & Pick<Whereabouts, 'device'>,
): Promise<void> {
  const { address, device } = visitor;
  const errors = {
    ...validateRegistration(form),
    ...unmailable(context, 'email', form.email, accountMessages),
  };
  if (!isValid(errors)) throw validationError(errors);
  const email = normalEmail(form.email);
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  await consumeLimit(context, networkLimits(context.configuration).registrations, network);
  await consumeLimit(context, registrationsOfMailboxAtNetwork, `${mailbox} ${network}`);
  await countEmail(context, mailbox, network);

  const passwordHash = await hashPassword(form.password, network);
  const entered = {
    passwordHash,
    ...profileIn(form),
    addressHash: networkHashOf(context, address),
    createdAt: context.clock.now(),
    device: deviceName(device),
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
