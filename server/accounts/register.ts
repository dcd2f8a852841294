import { eq } from 'drizzle-orm';
import type { Registration } from '../../machines/contract/wire';
import { validateRegistration } from '../../machines/validation/account';
import { isValid } from '../../machines/validation/fieldErrors';
import { account, registration } from '../db/schema';
import { countTry, networkOf } from '../limits';
import { writeLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { fieldsRefused } from '../refusal';
import { networkLimits, registrationsOfEmail } from './accountLimits';
import { normalEmail } from './emailAddress';
import { alreadyRegisteredLetter } from './letters';
import { hashPassword } from './password';
import { addressHashOf, writeCode } from './registrations';

/**
 * Takes a registration and sends its code. Whether the e-mail has an account already shows neither
 * in the answer nor in its time: the owner then gets a mail instead.
 * @throws Refusal 400 with the message of every field, 429
 */
export async function register(parts: Parts, form: Registration, address: string): Promise<void> {
  const errors = validateRegistration(form);
  if (!isValid(errors)) throw fieldsRefused(errors);
  const email = normalEmail(form.email);
  await countTry(parts, networkLimits(parts.configuration).registrations, networkOf(address));
  await countTry(parts, registrationsOfEmail, email);

  const passwordHash = await hashPassword(form.password);
  const letterId = await parts.database.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: account.id })
      .from(account)
      .where(eq(account.email, email));
    if (owner) return writeLetter(tx, parts, alreadyRegisteredLetter(parts, email));
    const row = {
      id: parts.chance.uuid(),
      email,
      passwordHash,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      phoneNumber: form.phoneNumber.trim(),
      addressHash: addressHashOf(parts, address),
      createdAt: parts.clock.now(),
    };
    await tx.insert(registration).values(row);
    return writeCode(tx, parts, row);
  });
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
}
