import type { Reservation, ReservationModification } from '../../machines/contract/wire';
import { and, eq } from 'drizzle-orm';
import { changePermission, modifyPermission } from '../../machines/reservation/policy';
import { specialRequestForWire } from '../../machines/reservation/reservationForm';
import { nightsBetween } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import type { Database } from '../database/database';
import { enqueueEmail } from '../email/outbox';
import { isUnderReview } from './underReview';
import { applyEvent, type EventEffects } from './applyEvent';
import { allocation } from '../database/schema';
import { releaseRooms } from '../rooms/takeRooms';
import { ordinaryRoomsLeft } from '../rooms/unpaidRooms';
import { roomPricesOn } from '../rooms/roomPrices';
import type { Context } from '../context';
import type { EmailingContext } from '../email/context';
import { modifiedEmail } from './emails/stayEmails';
import { lockForGuest, allocationsOf, type AllocationRow, type ReservationRow } from './queries';
import { requireCapacity, partyOf } from './checkRequest';
import { changedMeanwhile, lessThanPaid, requirePermission, roomsUnavailable } from './errors';
import { keptUntil } from './payStay';
import { letPersonEndStay } from '../database/keptStay';
import { notReduced, priceOfStay, storedRates } from './pricing/priceOfStay';
import { pricedBy } from './pricing/priceRooms';
import { withRooms } from './reservationsWithRooms';
import { readReservation } from './reading/findReservationForGuest';
import { permissionFactsNow } from './status';
import { supersedeAttempts } from './unfinishedPayments';
import { reserveRooms } from './reserveRooms';
import { lockNetwork, readHolds } from './holds/holdHistory';
import { refusalOfChange } from './holds/holdLimits';
import { emailJob } from '../email/jobs';

/** The dates of a stay, as the history keeps them. */
export const datesIn = ({ checkIn, checkOut }: StayDates) => `${checkIn}/${checkOut}`;

const hasOtherDates = (before: ReservationRow, request: ReservationModification): boolean =>
  request.checkInDate !== before.checkIn || request.checkOutDate !== before.checkOut;

/** The rooms at the prices of other dates, those of a new stay. Without other dates they keep theirs. */
async function repriced(
  tx: Database,
  before: ReservationRow,
  allocations: AllocationRow[],
  request: ReservationModification,
): Promise<AllocationRow[]> {
  if (!hasOtherDates(before, request)) return allocations;
  const prices = await roomPricesOn(tx, request.checkInDate);
  const priced = pricedBy(prices, allocations);
  for (const { reservationId, roomType, nightlyKobo } of priced) {
    await tx
      .update(allocation)
      .set({ nightlyKobo })
      .where(and(eq(allocation.reservationId, reservationId), eq(allocation.roomType, roomType)));
  }
  return priced;
}

/** The reservation's new values. Other dates are priced on today's terms, too, and without a reduction. */
function modified(
  { configuration }: Pick<Context, 'configuration'>,
  before: ReservationRow,
  allocations: readonly AllocationRow[],
  request: ReservationModification,
) {
  const nights = nightsBetween(request.checkInDate, request.checkOutDate);
  const change = {
    checkIn: request.checkInDate,
    checkOut: request.checkOutDate,
    adults: request.noOfAdult,
    children: request.noOfChildren,
    specialRequest: specialRequestForWire(request.specialRequest),
    widestNights: Math.max(before.widestNights, nights),
    ...(hasOtherDates(before, request) && {
      ...storedRates(configuration.chargeRates),
      ...notReduced,
    }),
    ...(before.isKept && { holdExpiresAt: keptUntil({ checkOut: request.checkOutDate }) }),
  };
  return {
    ...change,
    totalKobo: priceOfStay({ row: { ...before, ...change }, allocations }).total,
  };
}

/**
 * Releases the old nights of a reservation and takes those of its new dates, in the same rooms if they are free.
 * @throws ApiError 409 `rooms_unavailable`
 */
export async function moveRooms(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  row: ReservationRow,
  allocations: readonly AllocationRow[],
): Promise<void> {
  const { roomNumbers } = await withRooms(tx, row.id);
  await letPersonEndStay(tx);
  await releaseRooms(tx, row.id);
  if (!(await reserveRooms(tx, context, row, allocations, roomNumbers))) throw roomsUnavailable();
}

/** Refuses a change beyond what the account and its network may hold unpaid. */
async function assertWithinLimits(
  tx: Database,
  context: Context,
  row: ReservationRow,
  allocations: readonly AllocationRow[],
): Promise<void> {
  const left = await ordinaryRoomsLeft(tx, context, row);
  await lockNetwork(tx, row);
  const holds = await readHolds(tx, context, row);
  const moved = { row, wanted: allocations, left, holds };
  const refusal = await refusalOfChange(tx, context, moved);
  if (refusal) throw refusal;
}

/** Whether a reservation already is as it is to be. */
const hasValues = (row: ReservationRow, request: ReservationModification): boolean =>
  !hasOtherDates(row, request) &&
  row.adults === request.noOfAdult &&
  row.children === request.noOfChildren &&
  row.specialRequest === specialRequestForWire(request.specialRequest);

/** Refuses a new party that is too big for the rooms. The party it was made for is always accepted. */
function assertPartyFits(
  context: Pick<Context, 'configuration'>,
  before: Pick<ReservationRow, 'adults' | 'children'>,
  allocations: readonly AllocationRow[],
  request: ReservationModification,
): void {
  const party = partyOf(request);
  if (party.adults === before.adults && party.children === before.children) return;
  requireCapacity(context, party, allocations);
}

/**
 * Changes a guest's own unpaid reservation without moving the end of its hold. A payment that was started before is
 * superseded if another total is to be paid now.
 * @param context its database is the transaction
 * @throws ApiError 404 `reservation_not_found`, 409 `transition_refused`, `reservation_changed`, `rooms_unavailable`,
 * `rooms_too_small` or `too_many_unpaid_reservations`
 */
export async function modifyReservation(
  context: EmailingContext,
  accountId: string,
  id: string,
  request: ReservationModification,
): Promise<Reservation> {
  const { database: tx, jobs } = context;
  const before = await lockForGuest(tx, accountId, id);
  const emailId = await modifyLocked(tx, context, before, request, null);
  if (emailId !== null) await jobs.schedule(emailJob(emailId));
  return readReservation(tx, context, id);
}

/**
 * Changes a locked reservation that is not paid; see {@link modifyReservation}.
 * @param byStaff what the history records of who of the hotel does it, whom no limit on holds binds; null for its guest
 * @returns the id of the email that tells the guest; null if the reservation has these values already
 */
export async function modifyLocked(
  tx: Database,
  context: Context,
  before: ReservationRow,
  request: ReservationModification,
  byStaff: EventEffects['detail'] | null,
): Promise<string | null> {
  const held = await allocationsOf(tx, before.id);
  const facts = permissionFactsNow(context, before, {
    hasRooms: held.length > 0,
    isUnderReview: await isUnderReview(tx, before.id),
  });
  requirePermission((byStaff === null ? modifyPermission : changePermission)(facts));
  if (hasValues(before, request)) return null;
  if (![undefined, before.revision].includes(request.revision)) {
    throw changedMeanwhile(await readReservation(tx, context, before.id));
  }
  assertPartyFits(context, before, held, request);
  const allocations = await repriced(tx, before, held, request);
  const changes = modified(context, before, allocations, request);
  if (changes.totalKobo < before.paidKobo) throw lessThanPaid(before.paidKobo);
  const row = await applyEvent(
    tx,
    context,
    before,
    { type: 'guest.modified' },
    {
      changes,
      detail: {
        totalKoboBefore: before.totalKobo,
        totalKobo: changes.totalKobo,
        ...(hasOtherDates(before, request) && { before: datesIn(before), after: datesIn(changes) }),
        ...byStaff,
      },
    },
  );
  if (row.totalKobo !== before.totalKobo) await supersedeAttempts(tx, context, row.id);
  if (hasOtherDates(before, request)) {
    await moveRooms(tx, context, row, allocations);
    if (byStaff === null) await assertWithinLimits(tx, context, row, allocations);
  }
  return enqueueEmail(tx, context, modifiedEmail({ row, allocations }));
}
