import { validatePasswordChange } from '../../machines/login/accountRules';
import type { PasswordChange } from '../../machines/contract/wire';
import { isValid } from '../../machines/shared/fieldErrors';
import type { Caller } from '../contract/handlers';
import { validationError } from '../contract/apiError';
import type { Parts } from '../context';
import { reportSecurity } from '../logging/securityLog';
import { ownerWithPassword, wrongPassword } from './ownerWithPassword';
import { hashPassword } from './password';
import { setPassword } from './setPassword';

/**
 * Sets another password for whoever knows the current one, and ends the account's other sessions.
 * @throws Refusal 400 `validation_failed` or `password_wrong`, 429
 */
export async function changePassword(
  parts: Parts,
  { accountId, sessionId }: Caller,
  form: PasswordChange,
  address: string,
): Promise<void> {
  const errors = validatePasswordChange(form);
  if (!isValid(errors)) throw validationError(errors);
  const owner = await ownerWithPassword(parts, { accountId }, form.currentPassword, address);
  const whose = { accountId, passwordHash: owner.passwordHash, sessionId };
  const passwordHash = await hashPassword(form.password);
  const changed = await parts.database.transaction((tx) =>
    setPassword(tx, parts, whose, passwordHash),
  );
  if (!changed) throw wrongPassword();
  reportSecurity(parts.log, 'password.changed', { accountId, network: address });
  await parts.jobs.schedule({ kind: 'postLetter', letterId: changed.letterId });
}
