import { and, asc, eq } from 'drizzle-orm';
import { currentPasswordError } from '../../machines/login/accountRules';
import type { AccountDeletion } from '../../machines/contract/wire';
import type { Caller } from '../contract/handlers';
import {
  account,
  reservation,
  idempotentAnswer,
  passwordCode,
  passwordLink,
  refreshToken,
  registration,
  session,
} from '../database/schema';
import { validationError } from '../contract/apiError';
import { enqueueEmail, deleteEmailsOf } from '../email/outbox';
import type { EmailingContext } from '../email/context';
import { reportSecurity } from '../logging/securityLog';
import { accountDeletedEmail } from '../accounts/emails';
import { ownerWithPassword, wrongPassword } from '../accounts/passwords/changePassword';
import { lostPassword } from '../accounts/passwords/password';
import { deletionBlockers } from './deletionBlockers';
import { emailJob } from '../email/jobs';
import { isHoldExpired } from '../../machines/reservation/hold';
import { awaitsPayment, hasTag } from '../../machines/reservation/reservationStatus';
import type { Database } from '../database/database';
import { applyEvent } from '../reservations/applyEvent';
import { releaseRooms } from '../rooms/takeRooms';
import { expireHold } from '../reservations/holds/expireHold';
import type { ReservationRow } from '../reservations/queries';
import { tellOfCancellation } from '../reservations/staffNotices';
import { supersedeAttempts } from '../reservations/unfinishedPayments';
import { eraseGuests } from './eraseGuests';

/** Replaces the guest's name in a reservation. */
const NAME_OF_NOBODY = 'Deleted account';

/**
 * Anonymises an account. An account with reservations stays as a row, because the books refer to it, with an address
 * that no one can verify and an unknown password.
 * @param lostPasswordHash the hash of a discarded password
 */
async function eraseGuest(
  tx: Database,
  { id: accountId, email }: Pick<typeof account.$inferSelect, 'id' | 'email'>,
  lostPasswordHash: string,
): Promise<void> {
  const theirs = await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.accountId, accountId));
  const reservationIds = theirs.map(({ id }) => id);
  await eraseGuests(tx, reservationIds, NAME_OF_NOBODY);
  await deleteEmailsOf(tx, { email, reservationIds });
  await tx.delete(registration).where(eq(registration.email, email));
  if (reservationIds.length === 0) {
    await tx.delete(account).where(eq(account.id, accountId));
    return;
  }
  for (const table of [refreshToken, session, passwordCode, passwordLink, idempotentAnswer]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
  await tx
    .update(account)
    .set({
      email: `${accountId}@deleted.invalid`,
      passwordHash: lostPasswordHash,
      firstName: '',
      lastName: '',
      phoneNumber: '',
      verifiedKeyHash: null,
      passwordKeyHash: null,
    })
    .where(eq(account.id, accountId));
}

async function cancel(tx: Database, context: EmailingContext, locked: ReservationRow) {
  const row = await applyEvent(tx, context, locked, { type: 'guest.cancelled' });
  await releaseRooms(tx, row.id);
  await tellOfCancellation(tx, context, row);
}

/**
 * Cancels the unpaid reservations of an account that is about to be deleted: releases their rooms, and money that
 * still arrives is refunded, because no guest would come for rooms that it took again.
 */
async function cancelUnpaidReservations(
  tx: Database,
  context: EmailingContext,
  locked: readonly ReservationRow[],
): Promise<void> {
  const now = context.clock.now();
  for (const row of locked) {
    if (isHoldExpired(row, now)) await expireHold(tx, context, row);
    else if (hasTag(row, 'runsOut')) await cancel(tx, context, row);
    const canBePaidLate = awaitsPayment(row) || hasTag(row, 'canRevive');
    if (canBePaidLate) await supersedeAttempts(tx, context, row.id);
  }
}

/**
 * Deletes the account of a guest who has entered its password again: ends its sessions, cancels its unpaid
 * reservations and anonymises what the books must keep.
 * @throws ApiError 400 `validation_failed` or `password_wrong`, 409 `stay_ahead` or `payment_open`, 429
 */
export async function deleteAccount(
  context: EmailingContext,
  { accountId }: Caller,
  { password }: AccountDeletion,
  address: string,
): Promise<void> {
  const error = currentPasswordError(password);
  if (error !== undefined) throw validationError({ password: error });
  const { passwordHash } = await ownerWithPassword(context, { accountId }, password, address);
  const lostPasswordHash = await lostPassword(context);
  const emailId = await context.database.transaction(async (tx) => {
    // Creating a reservation locks the account first as well, so none can be made meanwhile.
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
    const refusal = await deletionBlockers(tx, reservations, context.clock.now());
    if (refusal) throw refusal;
    await cancelUnpaidReservations(tx, context, reservations);
    const email = accountDeletedEmail(owner.email, context.clock.now());
    const farewellId = await enqueueEmail(tx, context, email);
    await eraseGuest(tx, owner, lostPasswordHash);
    return farewellId;
  });
  reportSecurity(context.log, 'account.deleted', { accountId, network: address });
  await context.jobs.schedule(emailJob(emailId));
}
