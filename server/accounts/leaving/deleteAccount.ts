import { and, asc, eq } from 'drizzle-orm';
import { currentPasswordError } from '../../../machines/login/accountRules';
import type { AccountDeletion } from '../../../machines/contract/wire';
import type { Caller } from '../../contract/handlers';
import { account, reservation } from '../../db/schema';
import { fieldsRefused } from '../../http/refusal';
import { writeLetter } from '../../mail/letters';
import type { Parts } from '../../parts/parts';
import { reportSecurity } from '../../security/securityLog';
import { accountDeletedLetter } from '../letters';
import { ownerWithPassword, wrongPassword } from '../ownerWithPassword';
import { lostPassword } from '../password';
import { businessLeft } from './businessLeft';
import { forgetGuest } from './forgetGuest';
import { giveUpReservations } from './giveUpReservations';

/**
 * Deletes the account of a guest who has entered its password once more: all its sessions end, what it has not paid is cancelled,
 * and what the books must keep names nobody any more.
 * @throws Refusal 400 `validation_failed` or `password_wrong`, 409 `stay_ahead` or `payment_open`, 429
 */
export async function deleteAccount(
  parts: Parts,
  { accountId }: Caller,
  { password }: AccountDeletion,
  address: string,
): Promise<void> {
  const error = currentPasswordError(password);
  if (error !== undefined) throw fieldsRefused({ password: error });
  const { passwordHash } = await ownerWithPassword(parts, { accountId }, password, address);
  const lostPasswordHash = await lostPassword(parts);
  const letterId = await parts.database.transaction(async (tx) => {
    // Who reserves locks the account first as well: no reservation comes in between.
    const [owner] = await tx
      .select()
      .from(account)
      .where(and(eq(account.id, accountId), eq(account.passwordHash, passwordHash)))
      .for('update');
    if (!owner) throw wrongPassword();
    const reservations = await tx
      .select()
      .from(reservation)
      .where(eq(reservation.accountId, accountId))
      .orderBy(asc(reservation.id))
      .for('update');
    const refusal = await businessLeft(tx, accountId, reservations, parts.clock.now());
    if (refusal) throw refusal;
    await giveUpReservations(tx, parts, reservations);
    const letter = accountDeletedLetter(parts, owner.email, parts.clock.now());
    const farewellId = await writeLetter(tx, parts, letter);
    await forgetGuest(tx, owner, lostPasswordHash);
    return farewellId;
  });
  reportSecurity(parts.log, 'account.deleted', { accountId, network: address });
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
}
