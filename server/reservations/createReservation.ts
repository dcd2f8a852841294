import type { Reservation, ReservationRegistration } from '../../machines/contract/wire';
import { awaitInOrder } from '../database/statements';
import { emailJob } from '../email/jobs';
import { newEmail } from '../email/outbox';
import { roomPricesOn } from '../rooms/roomPrices';
import { ordinaryRoomsLeft } from '../rooms/unpaidRooms';
import { checkReservation, partyOf, requireCapacity } from './checkRequest';
import type { EmailingContext } from '../email/context';
import { reservationMadeEmail } from './emails/stayEmails';
import { roomsUnavailable } from './errors';
import { readHolds } from './holds/holdHistory';
import { requireWithinLimits } from './holds/holdLimits';
import { insertReservation, newRow, shortenHold } from './insertReservation';
import { lockAndLoadGuest, type Reserver } from './lockAndLoadGuest';
import { priceRooms, type AskedRooms } from './pricing/priceRooms';
import { reserveRooms } from './reserveRooms';
import { toApiReservation } from './reading/toApiReservation';

/**
 * Creates an unpaid reservation and holds its rooms for the configured time, a shorter one for the last rooms of a
 * type. Without rooms it is recorded without a price.
 * @param context its database is the transaction
 * @param totalPer whether the total of the request is for a night or for the stay
 * @throws ApiError 400 with the messages of the invalid fields, 409 `price_changed`, `rooms_too_small`, `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function createReservation(
  context: EmailingContext,
  reserver: Reserver,
  { roomAllocations = [], totalPrice, ...request }: ReservationRegistration,
  totalPer: AskedRooms['totalPer'],
): Promise<Reservation> {
  const { database: tx } = context;
  checkReservation(context, request);
  const [guest, prices] = await awaitInOrder([
    lockAndLoadGuest(tx, reserver),
    roomPricesOn(tx, request.checkInDate),
  ]);
  if (guest === null) throw new Error(`There is no account ${reserver.accountId}.`);
  const lines = priceRooms(request, { roomAllocations, totalPrice, totalPer }, prices);
  requireCapacity(context, partyOf(request), lines);
  const row = newRow(context, { ...reserver, ...guest }, request, lines);
  const email = newEmail(context, reservationMadeEmail({ row, allocations: lines }));
  const [, roomNumbers, left, holds] = await awaitInOrder([
    insertReservation(tx, row, lines, { kind: 'guest.reserved', detail: {} }, email),
    reserveRooms(tx, context, row, lines),
    ordinaryRoomsLeft(tx, context, row),
    readHolds(tx, context, row),
  ]);
  if (!roomNumbers) throw roomsUnavailable();
  const length = await requireWithinLimits(tx, context, { row, wanted: lines, left, holds });
  const stored = length === 'short' ? await shortenHold(tx, context, row, lines, email.id) : row;
  await context.jobs.schedule(emailJob(email.id));
  return toApiReservation(context, {
    ...{ row: stored, allocations: lines, roomNumbers },
    ...{ hasArrived: false, isUnderReview: false, accountRefunds: [], openPages: [] },
  });
}
