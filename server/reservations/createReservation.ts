import type { Reservation, ReservationRegistration } from '../../machines/contract/wire';
import { nightsBetween } from '../../machines/shared/stay';
import { awaitInOrder } from '../database/awaitInOrder';
import { emailJob } from '../email/jobs';
import { newEmail } from '../email/outbox';
import { ordinaryRoomsLeft } from '../rooms/unpaidRooms';
import { checkReservation } from './checkRequest';
import type { ReservationsContext } from './context';
import { reservationMadeEmail } from './emails/stayEmails';
import { roomsUnavailable } from './errors';
import { readHolds } from './holds/holdHistory';
import { requireWithinLimits } from './holds/holdLimits';
import {
  insertReservation,
  linesOf,
  newRow,
  shortenHold,
  type StayRequest,
} from './insertReservation';
import type { LoadedGuest, Reserver } from './lockAndLoadGuest';
import { partyOf, requireCapacity } from './occupancy';
import { priceRooms, type RoomsOfType } from './pricing/priceRooms';
import { reserveRooms } from './reserveRooms';
import { toApiReservation } from './reading/toApiReservation';

/** A requested stay, checked and at the hotel's own prices. */
export interface WantedStay {
  reserver: Reserver;
  request: StayRequest;
  rooms: readonly RoomsOfType[];
}

/**
 * Checks a request to reserve, and prices its rooms, if it names any.
 * @param assertShown compares the total that the guest was shown with the hotel's
 * @throws ApiError 400 with the messages of the invalid fields, 409 `price_changed` or `rooms_too_small`
 */
export function wantedStay(
  context: ReservationsContext,
  reserver: Reserver,
  { roomAllocations = [], totalPrice, ...request }: ReservationRegistration,
  assertShown: (total: number, rooms: readonly RoomsOfType[], nights: number) => void,
): WantedStay {
  checkReservation(context, request);
  const rooms = priceRooms(roomAllocations);
  const nights = nightsBetween(request.checkInDate, request.checkOutDate);
  assertShown(totalPrice, rooms, nights);
  requireCapacity(context, partyOf(request), rooms);
  return { reserver, request, rooms };
}

/**
 * Creates an unpaid reservation and holds its rooms for the configured time, a shorter one for the last rooms of a
 * type. Without rooms it is recorded without a price.
 * @param context its database is the transaction in which the guest was locked
 * @param guest locked by `lockAndLoadGuest`
 * @throws ApiError 409 `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function createReservation(
  context: ReservationsContext,
  { reserver, request, rooms }: WantedStay,
  guest: LoadedGuest,
): Promise<Reservation> {
  if (guest === null) throw new Error(`There is no account ${reserver.accountId}.`);
  const { database: tx } = context;
  const row = newRow(context, { ...reserver, ...guest }, request, rooms);
  const lines = linesOf(row, rooms);
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
    ...{ isUnderReview: false, accountRefunds: [], openPages: [] },
  });
}
