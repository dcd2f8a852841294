import type { Kobo } from '../../machines/shared/money';
import type { StayRequest } from '../../machines/reservation/reservationForm';
import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import { typedEmail } from '../../machines/shared/typedText';
import type { Database } from '../database/database';
import { account } from '../database/schema';
import { lostHash } from '../accounts/passwords/password';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import { applyEvent } from '../reservations/applyEvent';
import { checkReservation } from '../reservations/checkRequest';
import type { ReservationRow } from '../reservations/queries';
import { roomsUnavailable, transitionRefused } from '../reservations/errors';
import { reserveRooms } from '../reservations/reserveRooms';
import { linesOf, newRow, insertReservation } from '../reservations/insertReservation';
import { newReference } from '../payments/attempts';
import { issueReceipt } from '../receipts/receiptNumbers';
import { recordCashMovement, type DeskMethod } from '../payments/cashBook';
import { roomPricesOn } from '../rooms/roomPrices';
import type { Person } from './context';
import { deskReceiptEmail } from './emails';

/** A stay booked at the desk, with its payment. */
export interface DeskBooking {
  request: StayRequest;
  /** Each type once. */
  rooms: readonly { roomType: RoomTypeKey; rooms: number }[];
  /** What was taken. Null asks for the price. */
  paidKobo: Kobo | null;
  method: DeskMethod;
  /** The bank's name for a transfer, or the paper receipt's number. */
  proof: string | null;
}

/** The reservation; or the price of the stay, when another amount was taken and nothing booked. */
export type BookedAtDesk =
  | { kind: 'booked'; row: ReservationRow; roomNumbers: string[] }
  | { kind: 'otherPrice'; priceKobo: Kobo };

/** The account of all reservations made at the desk. It has no login: no password matches its hash. */
const DESK_ACCOUNT = '00000000-0000-4000-8000-00000000de5c';
/** Under a reserved domain, so that no one can ever verify it. */
const DESK_ADDRESS = 'front-desk@hotel.invalid';

type BookingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

async function openDeskAccount(tx: Database, { clock }: Pick<Context, 'clock'>): Promise<void> {
  await tx
    .insert(account)
    .values({
      id: DESK_ACCOUNT,
      email: DESK_ADDRESS,
      passwordHash: lostHash,
      firstName: 'Front',
      lastName: 'Desk',
      phoneNumber: '',
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
}

/**
 * Books a stay that a guest pays at the desk: by the same rules, prices, room nights and lifecycle as a guest's own, but
 * paid at once, so that the limits on unpaid reservations don't apply.
 * @throws ApiError 400 with what is wrong about the stay, 409 `rooms_unavailable`, or `transition_refused` for a
 * transfer that was booked before
 */
export async function bookAtDesk(
  tx: Database,
  context: BookingContext,
  booking: DeskBooking,
  { name: by }: Person,
): Promise<BookedAtDesk> {
  const { request, paidKobo, method, proof } = booking;
  checkReservation(context, request);
  const prices = await roomPricesOn(tx, request.checkInDate);
  const rooms = booking.rooms.map((one) => ({ ...one, nightly: prices(one.roomType) }));
  const accountEmail = typedEmail(request.emailAddress);
  const owner = { accountId: DESK_ACCOUNT, accountEmail, networkHash: null };
  const row = newRow(context, owner, request, rooms);
  if (paidKobo !== row.totalKobo) return { kind: 'otherPrice', priceKobo: row.totalKobo };
  await openDeskAccount(tx, context);
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
  const found = { row: paid, allocations: lines, roomNumbers };
  const noPayments = { isUnderReview: false, accountRefunds: [], openPages: [] };
  await enqueueEmail(tx, context, deskReceiptEmail({ ...found, ...noPayments }, booking));
  return { kind: 'booked', row: paid, roomNumbers };
}
