import type { Kobo } from '../../machines/shared/money';
import { typedEmail } from '../../machines/shared/typedText';
import type { Database } from '../database/database';
import { account } from '../database/schema';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import { applyEvent } from '../reservations/applyEvent';
import { checkReservation } from '../reservations/checkRequest';
import type { RoomsOfType } from '../reservations/pricing/priceRooms';
import type { ReservationRow } from '../reservations/queries';
import { roomsUnavailable, transitionRefused } from '../reservations/errors';
import { reserveRooms } from '../reservations/reserveRooms';
import {
  linesOf,
  newRow,
  insertReservation,
  type StayRequest,
} from '../reservations/insertReservation';
import { newReference } from '../payments/attempts';
import { amountMismatch } from '../payments/errors';
import { issueReceipt } from '../payments/receipts/receiptNumbers';
import { recordCashMovement, type DeskMethod } from '../payments/cashBook';
import { deskReceiptEmail } from './emails';

/** A stay booked at the desk, with its payment and who took it. */
export interface DeskBooking {
  request: StayRequest;
  rooms: readonly RoomsOfType[];
  paidKobo: Kobo;
  method: DeskMethod;
  /** The bank's name for a transfer, or the paper receipt's number. */
  proof: string | null;
  by: string;
}

/** The account of all reservations made at the desk. It has no login. */
const DESK_ACCOUNT = '00000000-0000-4000-8000-00000000de5c';
/** Under a reserved domain, so that no one can ever verify it. */
const DESK_ADDRESS = 'front-desk@hotel.invalid';

type BookingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

async function openDeskAccount(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  passwordHash: string,
): Promise<void> {
  await tx
    .insert(account)
    .values({
      id: DESK_ACCOUNT,
      email: DESK_ADDRESS,
      passwordHash,
      firstName: 'Front',
      lastName: 'Desk',
      phoneNumber: '',
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
}

/**
 * Books a stay that a guest pays at the desk, in one transaction: by the same rules, prices, room nights and
 * lifecycle as a guest's own, but paid at once, so that the limits on unpaid reservations don't apply.
 * @throws ApiError 400 with what is wrong about the stay, 409 `amount_mismatch` if the amount taken is not the price,
 * `rooms_unavailable`, or `transition_refused` for a transfer that was booked before
 */
export async function bookAtDesk(
  tx: Database,
  context: BookingContext,
  booking: DeskBooking,
  passwordHash: string,
): Promise<{ row: ReservationRow; roomNumbers: string[] }> {
  const { request, rooms, paidKobo, method, proof, by } = booking;
  checkReservation(context, request);
  await openDeskAccount(tx, context, passwordHash);
  const accountEmail = typedEmail(request.emailAddress);
  const owner = { accountId: DESK_ACCOUNT, accountEmail, networkHash: null };
  const row = newRow(context, owner, request, rooms);
  if (paidKobo !== row.totalKobo) throw amountMismatch();
  const lines = linesOf(row, rooms);
  await insertReservation(tx, row, lines, { kind: 'staff.reserved', detail: { by } }, null);
  const roomNumbers = await reserveRooms(tx, context, row, lines);
  if (!roomNumbers) throw roomsUnavailable();
  const movement = { reservationId: row.id, method, proof, by, amountKobo: paidKobo };
  if (!(await recordCashMovement(tx, context, { ...movement, kind: 'taken' }))) {
    throw transitionRefused('This transfer stands in the books already: it was booked before.');
  }
  const paymentReference = newReference(context.random);
  const paid = await applyEvent(
    tx,
    context,
    row,
    { type: 'payment.settled' },
    { changes: { paymentReference }, detail: { amountKobo: paidKobo, method, proof, by } },
  );
  await issueReceipt(tx, context, paid.id);
  await enqueueEmail(
    tx,
    context,
    deskReceiptEmail(
      {
        ...{ row: paid, allocations: lines, roomNumbers },
        ...{ isUnderReview: false, accountRefunds: [], openPages: [] },
      },
      booking,
    ),
  );
  return { row: paid, roomNumbers };
}
