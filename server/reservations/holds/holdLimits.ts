import { UNPAID_NIGHTS_A_ROOM } from '../../../machines/booking/suggestRooms';
import { nightsBetween } from '../../../machines/shared/stay';
import type { Configuration } from '../../configuration/configuration';
import type { ApiError } from '../../contract/apiError';
import type { Database } from '../../database/database';
import type { WantedRooms } from '../../rooms/numberedRoom';
import { LAST_ROOM_NIGHTS, type OrdinaryRooms } from '../../rooms/unpaidRooms';
import * as errors from '../errors';
import type { ReservationRow } from '../queries';
import { lockNetwork, readHolds, readPaidStays } from './holdHistory';
import type { Hold, Holds, LimitContext, PaidStays } from './holdHistory';

/** How many guests a network is assumed to have. */
export const NETWORK_OF_GUESTS = 3;
/** How many times as much as an account a network can hold at a time. */
const NETWORK_HOLDS = 5 / 3;
/** How many times the room nights that it can hold at a time an account can leave unused before it has to wait. */
const UNUSED_NIGHTS = 2;
/** How long unused holds count against another one; against the last rooms they count for a day. */
const COOL_DOWN = 3 * 60 * 60_000;

/**
 * Limits of the rooms that an account and its network hold at a time, and leave unused. Each paid stay allows another
 * unused hold, as many unused nights again and as many of the last rooms. Times are in milliseconds.
 */
function allowancesOf(configuration: Configuration, paidStays: PaidStays) {
  const { hold, shortHold, shortHoldRooms, maximumUnpaidRooms, maximumUnusedHolds } = configuration;
  const unusedNights = UNUSED_NIGHTS * maximumUnpaidRooms * UNPAID_NIGHTS_A_ROOM;
  const allowance = (paid: number, most: number, guests: number, networks: number) => ({
    rooms: most,
    roomNights: most * UNPAID_NIGHTS_A_ROOM,
    unusedTime: (maximumUnusedHolds * guests + paid) * hold,
    unusedNightTime: unusedNights * guests * (1 + paid) * hold,
    lastRoomTime: shortHoldRooms * networks * (1 + paid) * shortHold,
  });
  const networks = configuration.addressLimitFactor;
  const roomsOfNetwork = Math.floor(maximumUnpaidRooms * NETWORK_HOLDS) * networks;
  return {
    own: allowance(paidStays.own, maximumUnpaidRooms, 1, 1),
    network: allowance(paidStays.network, roomsOfNetwork, NETWORK_OF_GUESTS * networks, networks),
  };
}

const sumOf = (holds: readonly Hold[], weight: (hold: Hold) => number) =>
  holds.reduce((sum, hold) => sum + weight(hold), 0);

const roomsIn = (wanted: readonly WantedRooms[]) =>
  wanted.reduce((sum, { numberOfRooms }) => sum + numberOfRooms, 0);

/** When the newest unused hold that is one too many has cooled down; 0 if none is too many. */
function coolAt(holds: readonly Hold[], most: number, weight: (hold: Hold) => number): number {
  const unused = holds.filter((hold) => !hold.isHeld && hold.rooms > 0);
  let sum = 0;
  for (const hold of unused.sort((one, other) => other.until - one.until)) {
    sum += weight(hold);
    if (sum > most) return hold.until + COOL_DOWN;
  }
  return 0;
}

/**
 * Why an account or network left too many holds unused, by held time or by room nights, to hold some more, until some
 * time has passed; null if it may. An account can also have too many unpaid reservations already.
 */
function refusalOfAnother(
  { clock, configuration }: LimitContext,
  { own, network }: Holds,
  paid: PaidStays,
  nights: number,
): ApiError | null {
  const { hold, maximumUnpaidReservations } = configuration;
  const unpaid = own.filter(({ isHeld }) => isHeld).length;
  if (unpaid >= maximumUnpaidReservations) return errors.tooManyUnpaid(unpaid);
  if (nights === 0) return null;
  // What staff reviewed for days must not exhaust what a whole network may leave unused.
  const time = ({ from, until }: Hold) => Math.min(until - from, 2 * hold);
  const nightTime = (one: Hold) => time(one) * one.rooms * one.mostNights;
  // What is wanted might go unused as well.
  const asked = nights * hold;
  const { own: ofOwn, network: ofNetwork } = allowancesOf(configuration, paid);
  for (const [holds, most, weight, refusal] of [
    [own, ofOwn.unusedTime - hold, time, errors.tooManyUnused],
    [own, ofOwn.unusedNightTime - asked, nightTime, errors.unusedNightsExceeded],
    [network, ofNetwork.unusedTime - hold, time, errors.tooManyUnusedOfNetwork],
    [network, ofNetwork.unusedNightTime - asked, nightTime, errors.unusedNightsOfNetworkExceeded],
  ] as const) {
    const wait = coolAt(holds, most, weight) - clock.now().getTime();
    if (wait > 0) return refusal(Math.ceil(wait / 60_000));
  }
  return null;
}

/**
 * Weight of a hold against the last rooms: a short one its whole time from the moment it is taken, another one, once
 * it was left unused, the time it lasted, up to that of a short one.
 */
function lastRoomTime({ shortHold }: Configuration, hold: Hold): number {
  const time = hold.until - hold.from;
  if (hold.isShort) return hold.rooms * time;
  return hold.isHeld ? 0 : hold.rooms * Math.min(time, shortHold);
}

/** Rooms that a reservation wants or has just taken, and what decides whether it can hold them. */
interface HoldRequest {
  row: ReservationRow;
  wanted: readonly WantedRooms[];
  /** Rooms of each type that ordinary holds can take, beside its own. */
  left: readonly OrdinaryRooms[];
  holds: Holds;
}

/** How many of the wanted rooms are among the last of their types. */
function lastRoomsIn({ wanted, left }: HoldRequest): number {
  const isLast = ({ roomType, numberOfRooms }: WantedRooms) =>
    left.some((type) => type.roomType === roomType && type.left < numberOfRooms);
  return roomsIn(wanted.filter(isLast));
}

/**
 * How long rooms are held, or why they can't be, by what one account and one network may hold at a time: the usual
 * time, or a short one for the last rooms of a type, of which only a few can be held. A guest who has paid before holds
 * them for the usual time, and more of them. A change can have them if its hold ends within the time of a short one.
 * @param remainingMs milliseconds left of the reservation's hold; null for a new reservation
 */
function holdLengthOrRefusal(
  context: LimitContext,
  request: HoldRequest,
  paid: PaidStays,
  remainingMs: number | null,
): 'usual' | 'short' | ApiError {
  const { configuration } = context;
  const { row, wanted, holds } = request;
  const others = (all: readonly Hold[]) => all.filter(({ id }) => id !== row.id);
  const own = others(holds.own);
  const network = others(holds.network);
  const rooms = roomsIn(wanted);
  const nights = nightsBetween(row.checkIn, row.checkOut);
  const refusal =
    remainingMs === null ? refusalOfAnother(context, { own, network }, paid, rooms * nights) : null;
  if (refusal) return refusal;
  if (rooms === 0) return 'usual';
  const most = allowancesOf(configuration, paid);
  const heldRooms = (all: Hold[]) => sumOf(all, (one) => (one.isHeld ? one.rooms : 0));
  const heldNights = (all: Hold[]) =>
    sumOf(all, (one) => (one.isHeld ? one.rooms * one.nights : 0));
  const exceeds = (all: Hold[], allowed: typeof most.own) =>
    heldRooms(all) + rooms > allowed.rooms || heldNights(all) + rooms * nights > allowed.roomNights;
  if (exceeds(own, most.own)) {
    return errors.tooManyUnpaidRooms(most.own.rooms, most.own.roomNights);
  }
  if (exceeds(network, most.network)) return errors.tooManyUnpaidOfNetwork();
  const last = lastRoomsIn(request);
  if (last === 0) return 'usual';

  const { shortHold, shortHoldRooms } = configuration;
  const mostLast = shortHoldRooms * (1 + paid.own);
  const mostNights = mostLast * LAST_ROOM_NIGHTS;
  if (last > mostLast || last * nights > mostNights) {
    return errors.scarceRoomsExceeded(mostLast, mostNights);
  }
  if (heldRooms(own) + last > mostLast) return errors.reservedForOthers();
  const charged = (all: Hold[]) =>
    last * shortHold + sumOf(all, (one) => lastRoomTime(configuration, one));
  if (charged(own) > most.own.lastRoomTime) return errors.reservedForOthers();
  if (paid.own > 0) return 'usual';
  if (charged(network) > most.network.lastRoomTime) return errors.reservedForOthers();
  return remainingMs === null || remainingMs <= shortHold ? 'short' : errors.notForAChange();
}

/**
 * Refuses a new reservation by which an account, a network or all guests would hold more than the settings allow. Paid
 * stays only raise the limits, so they are read only if a guest without any would be refused or get a short hold.
 * @param request read after the rooms were taken: the locks on rooms order concurrent guests
 * @returns how long the rooms can be held
 * @throws ApiError 409 `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function requireWithinLimits(
  tx: Database,
  context: LimitContext,
  request: HoldRequest,
): Promise<'usual' | 'short'> {
  const { row } = request;
  const length = holdLengthOrRefusal(context, request, { own: 0, network: 0 }, null);
  if (length === 'usual') return 'usual';
  await lockNetwork(tx, row);
  const holds = await readHolds(tx, context, row);
  const paid = await readPaidStays(tx, context, row);
  const lengthNow = holdLengthOrRefusal(context, { ...request, holds }, paid, null);
  if (typeof lengthNow !== 'string') throw lengthNow;
  return lengthNow;
}

/** Why a reservation can't have the dates of its row; null if it can. Its hold ends as before. */
export async function refusalOfChange(
  tx: Database,
  context: LimitContext,
  request: HoldRequest,
): Promise<ApiError | null> {
  const { row } = request;
  const paid = await readPaidStays(tx, context, row);
  const remainingMs = row.holdExpiresAt.getTime() - context.clock.now().getTime();
  const length = holdLengthOrRefusal(context, request, paid, remainingMs);
  return typeof length === 'string' ? null : length;
}
