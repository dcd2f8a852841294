import type { Reservation } from '../../machines/contract/wire';
import type { Database } from '../database/database';
import { awaitInOrder } from '../database/awaitInOrder';
import { emailJob } from '../email/jobs';
import { newEmail } from '../email/outbox';
import type { Claim } from '../http/claims';
import { networkHashOf } from '../rateLimits/rateLimits';
import { lockRooms, takeFree, finishTakingRooms, type Taking } from '../rooms/takeRooms';
import type { ReservationsContext } from './context';
import { reservationMadeEmail } from './emails/stayEmails';
import { roomsUnavailable } from './errors';
import { readHoldHistories, type HoldHistories } from './holds/holdHistory';
import { requireHoldAllowed, requireWithinLimits } from './holds/holdLimits';
import { expireBlockingHolds, lockBlockingHolds } from './holds/expireHold';
import {
  insertReservation,
  linesOf,
  newRow,
  type Line,
  type StayRequest,
} from './insertReservation';
import { lockOwner } from './lockOwner';
import type { RoomsOfType } from './pricing/priceRooms';
import type { ReservationRow } from './queries';
import { shortenHold } from './holds/shortenHold';
import { toApiReservation } from './reading/toApiReservation';
import { releaseRooms } from '../rooms/releaseRooms';
import { ordinaryRoomsLeft, type OrdinaryRooms } from '../rooms/unpaidRooms';

/** The guest who makes a reservation, and the network they use. */
export interface Reserver {
  accountId: string;
  /** Network address. */
  address: string;
}

/** A requested stay, validated and at the hotel's own prices. */
export interface WantedStay {
  reserver: Reserver;
  request: StayRequest;
  rooms: readonly RoomsOfType[];
}

/** What the database knows about the guest who makes the reservation. */
export interface GuestStanding {
  /** The account's e-mail address; null if there is no such account. */
  accountEmail: string | null;
  histories: HoldHistories;
}

/**
 * Locks the guest's account, then reads its current and earlier holds: the first statements of a reservation's
 * transaction, sent together.
 */
export async function openReserving(
  tx: Database,
  context: ReservationsContext,
  { reserver: { accountId, address } }: WantedStay,
  claim: Claim | null,
): Promise<GuestStanding> {
  const networkHash = networkHashOf(context, address);
  const [accountEmail, histories] = await awaitInOrder([
    lockOwner(tx, accountId, claim),
    readHoldHistories(tx, context, { accountId, networkHash }),
  ]);
  return { accountEmail, histories };
}

/**
 * Inserts a reservation, locks the expired holds that block it and then the rooms of its types, takes the free rooms
 * and reads how much is held unpaid. All are sent together, so that others wait as briefly as possible. If a hold was
 * blocking, expires it and repeats the last two steps. The locks last until the transaction ends.
 */
async function writeAndTake(
  tx: Database,
  context: ReservationsContext,
  row: ReservationRow,
  lines: Line[],
  insert: () => Promise<void>,
): Promise<{ taking: Taking; left: OrdinaryRooms[]; histories: HoldHistories }> {
  const roomTypes = lines.map(({ roomType }) => roomType);
  const take = () => takeFree(tx, row, lines);
  const readLeft = () => ordinaryRoomsLeft(tx, context, row);
  const readHistories = () => readHoldHistories(tx, context, row);
  const [, inTheWay, , taking, left, histories] = await awaitInOrder([
    insert(),
    lockBlockingHolds(tx, context, row, roomTypes),
    lockRooms(tx, roomTypes),
    take(),
    readLeft(),
    readHistories(),
  ]);
  if (inTheWay.length === 0) return { taking, left, histories };
  await expireBlockingHolds(tx, context, inTheWay);
  await releaseRooms(tx, row.id);
  const again = await awaitInOrder([take(), readLeft(), readHistories()]);
  return { taking: again[0], left: again[1], histories: again[2] };
}

/** Inserts a reservation and takes its rooms. Returns their numbers and how long they can be held. */
async function reserveWithinBounds(
  tx: Database,
  context: ReservationsContext,
  row: ReservationRow,
  lines: Line[],
  written: () => Promise<void>,
): Promise<{ roomNumbers: string[]; length: 'usual' | 'short' }> {
  if (lines.length === 0) {
    await written();
    return { roomNumbers: [], length: 'usual' };
  }
  const { taking, ...limits } = await writeAndTake(tx, context, row, lines, written);
  const roomNumbers = await finishTakingRooms(tx, row, lines, taking);
  if (!roomNumbers) throw roomsUnavailable();
  const length = await requireWithinLimits(tx, context, { row, wanted: lines, ...limits });
  return { roomNumbers, length };
}

/**
 * Creates an unpaid reservation from a validated request and holds its rooms for the configured time, a shorter one
 * for the last rooms of a type. Without rooms it is recorded without a price.
 * @param context its database is the transaction in which {@link openReserving} ran
 * @throws ApiError 409 `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function createReservation(
  context: ReservationsContext,
  { reserver: { accountId, address }, request, rooms }: WantedStay,
  { accountEmail, histories }: GuestStanding,
): Promise<Reservation> {
  if (accountEmail === null) throw new Error(`There is no account ${accountId}.`);
  const { database: tx } = context;
  const owner = { accountId, accountEmail, networkHash: networkHashOf(context, address) };
  const row = newRow(context, owner, request, rooms);
  const lines = linesOf(row, rooms);
  requireHoldAllowed(context, histories, row, lines);
  const email = newEmail(context, reservationMadeEmail({ row, allocations: lines }));
  const written = () =>
    insertReservation(tx, row, lines, { kind: 'guest.reserved', detail: {} }, email);
  const { roomNumbers, length } = await reserveWithinBounds(tx, context, row, lines, written);
  const held = length === 'short' ? await shortenHold(tx, context, row, lines, email.id) : row;
  await context.jobs.schedule(emailJob(email.id));
  return toApiReservation(context, {
    ...{ row: held, allocations: lines, roomNumbers },
    ...{ isUnderReview: false, accountRefunds: [], openPages: [] },
  });
}
