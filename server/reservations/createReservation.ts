import type { Reservation, ReservationRegistration } from '../../machines/contract/wire';
import type { StayRequest } from '../../machines/reservation/reservationForm';
import { awaitInOrder } from '../database/statements';
import type { Database } from '../database/database';
import type { Claim } from '../http/idempotency';
import { emailJob } from '../email/jobs';
import { newEmail } from '../email/outbox';
import { roomPricesOn, type NightlyPriceOf } from '../rooms/roomPrices';
import { ordinaryRoomsLeft } from '../rooms/unpaidRooms';
import { checkReservation, partyOf, requireCapacity } from './checkRequest';
import type { EmailingContext } from '../email/context';
import { reservationMadeEmail } from './emails/stayEmails';
import { roomsUnavailable } from './errors';
import { readHolds } from './holds/holdHistory';
import { requireWithinLimits } from './holds/holdLimits';
import { insertReservation, newRow, shortenHold } from './insertReservation';
import { lockAndLoadGuest, type LoadedGuest, type Reserver } from './lockAndLoadGuest';
import { priceRooms, type AskedRooms } from './pricing/priceRooms';
import { reserveRooms } from './reserveRooms';
import { toApiReservation } from './reading/toApiReservation';

/** A requested stay, checked but for its prices. */
export interface WantedStay {
  reserver: Reserver;
  request: StayRequest;
  asked: AskedRooms;
}

/**
 * Checks a request to reserve.
 * @param totalPer whether its total is for a night or for the stay
 * @throws ApiError 400 with the messages of the invalid fields
 */
export function wantedStay(
  context: EmailingContext,
  reserver: Reserver,
  { roomAllocations = [], totalPrice, ...request }: ReservationRegistration,
  totalPer: AskedRooms['totalPer'],
): WantedStay {
  checkReservation(context, request);
  return { reserver, request, asked: { roomAllocations, totalPrice, totalPer } };
}

/** The first statements of a reservation's transaction. */
export interface GuestAndPrices {
  guest: LoadedGuest;
  prices: NightlyPriceOf;
}

/** Locks the guest and reads the prices of the stay, in one message. */
export async function lockGuestAndReadPrices(
  tx: Database,
  { reserver, request }: WantedStay,
  claim: Claim | null,
): Promise<GuestAndPrices> {
  const [guest, prices] = await awaitInOrder([
    lockAndLoadGuest(tx, reserver, claim),
    roomPricesOn(tx, request.checkInDate),
  ]);
  return { guest, prices };
}

/**
 * Creates an unpaid reservation and holds its rooms for the configured time, a shorter one for the last rooms of a
 * type. Without rooms it is recorded without a price.
 * @param context its database is the transaction in which the guest was locked
 * @param reserving what `lockGuestAndReadPrices` found
 * @throws ApiError 409 `price_changed`, `rooms_too_small`, `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function createReservation(
  context: EmailingContext,
  { reserver, request, asked }: WantedStay,
  { guest, prices }: GuestAndPrices,
): Promise<Reservation> {
  if (guest === null) throw new Error(`There is no account ${reserver.accountId}.`);
  const { database: tx } = context;
  const lines = priceRooms(request, asked, prices);
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
    ...{ isUnderReview: false, accountRefunds: [], openPages: [] },
  });
}
