import { UNPAID_NIGHTS_A_ROOM } from '../../../machines/booking/suggestRooms';
import { nightsBetween } from '../../../machines/shared/stay';
import type { Configuration } from '../../configuration/configuration';
import type { ApiError } from '../../contract/apiError';
import type { Database } from '../../database/database';
import type { WantedRooms } from '../../rooms/numberedRoom';
import { LAST_ROOM_NIGHTS, type OrdinaryRooms } from '../../rooms/unpaidRooms';
import * as errors from '../errors';
import type { ReservationRow } from '../queries';
import {
  lockAndReadHistories,
  type Hold,
  type HoldHistories,
  type HoldHistory,
  type LimitContext,
} from './holdHistory';

/** How many guests a network is assumed to have. */
export const NETWORK_OF_GUESTS = 3;
/** How many times as much as an account a network can hold at a time. */
const NETWORK_HOLDS = 5 / 3;
/** How many times the room nights that it can hold at a time an account can leave unused before it has to wait. */
const UNUSED_NIGHTS = 2;
/** How long unused holds count against another one; against the last rooms they count for a day. */
const COOL_DOWN = 3 * 60 * 60_000;

/**
 * What an account and its network can hold at a time, and leave unused. Each paid stay allows another unused hold, as
 * many unused nights again and as many of the last rooms. Times are in milliseconds.
 */
function allowancesOf(configuration: Configuration, { own, network }: HoldHistories) {
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
    own: allowance(own.paid, maximumUnpaidRooms, 1, 1),
    network: allowance(network.paid, roomsOfNetwork, NETWORK_OF_GUESTS * networks, networks),
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
 * Refuses an account that has too many unpaid reservations already. If rooms are wanted, also refuses an account or
 * network that left too many holds unused, by held time or by room nights, until some time has passed.
 * @param histories read under the lock of the account
 * @throws ApiError 409 `too_many_unpaid_reservations` or `too_many_unused_holds`
 */
export function requireHoldAllowed(
  { clock, configuration }: LimitContext,
  histories: HoldHistories,
  { checkIn, checkOut }: Pick<ReservationRow, 'checkIn' | 'checkOut'>,
  wanted: readonly WantedRooms[],
): void {
  const { hold, maximumUnpaidReservations } = configuration;
  const own = histories.own.holds;
  const network = histories.network.holds;
  const unpaid = own.filter(({ isHeld }) => isHeld).length;
  if (unpaid >= maximumUnpaidReservations) throw errors.tooManyUnpaid(unpaid);
  if (wanted.length === 0) return;
  // What staff reviewed for days must not exhaust what a whole network may leave unused.
  const time = ({ from, until }: Hold) => Math.min(until - from, 2 * hold);
  const nightTime = (one: Hold) => time(one) * one.rooms * one.mostNights;
  // The requested rooms might go unused as well.
  const asked = roomsIn(wanted) * nightsBetween(checkIn, checkOut) * hold;
  const { own: ofOwn, network: ofNetwork } = allowancesOf(configuration, histories);
  for (const [holds, most, weight, refusal] of [
    [own, ofOwn.unusedTime - hold, time, errors.tooManyUnused],
    [own, ofOwn.unusedNightTime - asked, nightTime, errors.unusedNightsExceeded],
    [network, ofNetwork.unusedTime - hold, time, errors.tooManyUnusedOfNetwork],
    [network, ofNetwork.unusedNightTime - asked, nightTime, errors.unusedNightsOfNetworkExceeded],
  ] as const) {
    const wait = coolAt(holds, most, weight) - clock.now().getTime();
    if (wait > 0) throw refusal(Math.ceil(wait / 60_000));
  }
}

/**
 * What a hold counts against the last rooms: a short one its whole time from the moment it is taken, another one, once
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
  histories: HoldHistories;
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
  configuration: Configuration,
  request: HoldRequest,
  remainingMs: number | null,
): 'usual' | 'short' | ApiError {
  const { row, wanted, histories } = request;
  const rooms = roomsIn(wanted);
  const nights = nightsBetween(row.checkIn, row.checkOut);
  const most = allowancesOf(configuration, histories);
  const others = ({ holds }: HoldHistory) => holds.filter(({ id }) => id !== row.id);
  const own = others(histories.own);
  const network = others(histories.network);
  const heldRooms = (holds: Hold[]) => sumOf(holds, (one) => (one.isHeld ? one.rooms : 0));
  const heldNights = (holds: Hold[]) =>
    sumOf(holds, (one) => (one.isHeld ? one.rooms * one.nights : 0));
  const exceeds = (holds: Hold[], allowed: typeof most.own) =>
    heldRooms(holds) + rooms > allowed.rooms ||
    heldNights(holds) + rooms * nights > allowed.roomNights;
  if (exceeds(own, most.own)) {
    return errors.tooManyUnpaidRooms(most.own.rooms, most.own.roomNights);
  }
  if (exceeds(network, most.network)) return errors.tooManyUnpaidOfNetwork();
  const last = lastRoomsIn(request);
  if (last === 0) return 'usual';

  const { shortHold, shortHoldRooms } = configuration;
  const { paid } = histories.own;
  const mostLast = shortHoldRooms * (1 + paid);
  const mostNights = mostLast * LAST_ROOM_NIGHTS;
  if (last > mostLast || last * nights > mostNights) {
    return errors.scarceRoomsExceeded(mostLast, mostNights);
  }
  if (heldRooms(own) + last > mostLast) return errors.reservedForOthers();
  const charged = (holds: Hold[]) =>
    last * shortHold + sumOf(holds, (one) => lastRoomTime(configuration, one));
  if (charged(own) > most.own.lastRoomTime) return errors.reservedForOthers();
  if (paid > 0) return 'usual';
  if (charged(network) > most.network.lastRoomTime) return errors.reservedForOthers();
  return remainingMs === null || remainingMs <= shortHold ? 'short' : errors.notForAChange();
}

/**
 * Refuses a new reservation by which an account, a network or all guests would hold more than the settings allow.
 * @param request read after the rooms were taken: the locks on rooms order concurrent guests
 * @returns how long the rooms can be held
 * @throws ApiError 409 `too_many_unpaid_reservations` or `rooms_unavailable`
 */
export async function requireWithinLimits(
  tx: Database,
  context: LimitContext,
  request: HoldRequest,
): Promise<'usual' | 'short'> {
  const isScarce = lastRoomsIn(request) > 0;
  const histories = isScarce
    ? await lockAndReadHistories(tx, context, request.row)
    : request.histories;
  const length = holdLengthOrRefusal(context.configuration, { ...request, histories }, null);
  if (typeof length !== 'string') throw length;
  return length;
}

/** Why a reservation can't have the dates of its row; null if it can. Its hold ends as before. */
export function refusalOfChange(
  { clock, configuration }: LimitContext,
  request: HoldRequest,
): ApiError | null {
  const remainingMs = request.row.holdExpiresAt.getTime() - clock.now().getTime();
  const length = holdLengthOrRefusal(configuration, request, remainingMs);
  return typeof length === 'string' ? null : length;
}
