import type { Reservation } from '../../machines/contract/wire';
import type { Database } from '../database/database';
import { together } from '../database/together';
import { emailJob } from '../email/jobs';
import { newEmail } from '../email/outbox';
import type { Claim } from '../http/claims';
import { networkHashOf } from '../rateLimits/rateLimits';
import { lockRooms, takeFree, takenAtLast, type Taking } from '../rooms/takeRooms';
import type { ReservationsContext } from './context';
import { reservationMadeEmail } from './emails/stayEmails';
import { roomsUnavailable } from './errors';
import { askDemand, demandWithinBounds, type Demand } from './holdLimits';
import { expireHoldsInTheWay, lockHoldsInTheWay } from './holds';
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
import { shortenHold } from './shortenHold';
import type { HoldLength } from './shortHolds';
import { toApiReservation } from './reading/toApiReservation';
import {
  askUnusedHolds,
  refuseAnotherHold,
  type HoldHistory,
  type UnusedHolds,
} from './unusedHolds';
import { releaseRooms } from '../rooms/releaseRooms';

/** The guest who reserves, and from which network. */
export interface Reserver {
  accountId: string;
  /** Network address. */
  address: string;
}

/** A stay that somebody wants, checked and at the hotel's own prices. */
export interface WantedStay {
  reserver: Reserver;
  request: StayRequest;
  rooms: readonly RoomsOfType[];
}

/** What the database says of who reserves. */
export interface Guesthood {
  /** The account's e-mail address; null where there is none. */
  accountEmail: string | null;
  holds: UnusedHolds;
}

/**
 * Locks the account of who reserves, and then asks what else it holds and held: the first statements of a reservation's
 * transaction, sent at once.
 */
export async function openReserving(
  tx: Database,
  context: ReservationsContext,
  { reserver: { accountId, address }, request, rooms }: WantedStay,
  claim: Claim | null,
): Promise<Guesthood> {
  const networkHash = networkHashOf(context, address);
  const { checkInDate: checkIn, checkOutDate: checkOut } = request;
  const wanted = rooms.map(({ roomType, rooms: numberOfRooms }) => ({ roomType, numberOfRooms }));
  const [accountEmail, holds] = await together([
    lockOwner(tx, accountId, claim),
    askUnusedHolds(tx, context, { accountId, networkHash, checkIn, checkOut }, wanted),
  ]);
  return { accountEmail, holds };
}

/**
 * Writes a reservation down, locks the holds that are in its way and then the rooms of its types, takes the free ones and
 * asks who holds how much then: sent at once, so that others wait as shortly as can be. Where a hold was in its way, that
 * is ended and the rest asked again. The locks last to the end of the transaction.
 */
async function writeAndTake(
  tx: Database,
  context: ReservationsContext,
  row: ReservationRow,
  lines: Line[],
  written: () => Promise<void>,
): Promise<{ taking: Taking; demand: Demand }> {
  const roomTypes = lines.map(({ roomType }) => roomType);
  const take = () => takeFree(tx, row, lines);
  const ask = () => askDemand(tx, context, row);
  const [, inTheWay, , taking, demand] = await together([
    written(),
    lockHoldsInTheWay(tx, context, row, roomTypes),
    lockRooms(tx, roomTypes),
    take(),
    ask(),
  ]);
  if (inTheWay.length === 0) return { taking, demand };
  await expireHoldsInTheWay(tx, context, inTheWay);
  await releaseRooms(tx, row.id);
  const [taken, demanded] = await together([take(), ask()]);
  return { taking: taken, demand: demanded };
}

/** Writes a reservation down and takes its rooms: their numbers, and for how long they can be held. */
async function reserveWithinBounds(
  tx: Database,
  context: ReservationsContext,
  row: ReservationRow,
  lines: Line[],
  history: HoldHistory,
  written: () => Promise<void>,
): Promise<{ roomNumbers: string[]; length: HoldLength }> {
  if (lines.length === 0) {
    await written();
    return { roomNumbers: [], length: 'usual' };
  }
  const { taking, demand } = await writeAndTake(tx, context, row, lines, written);
  const roomNumbers = await takenAtLast(tx, row, lines, taking);
  if (!roomNumbers) throw roomsUnavailable();
  const asked = taking.isWhole ? demand : await askDemand(tx, context, row);
  const length = await demandWithinBounds(context, asked, row, lines, history);
  return { roomNumbers, length };
}

/**
 * Makes an unpaid reservation out of a request that was checked, and holds its rooms for the time
 * that the configuration gives, the last ones of a type for a shorter time. Without rooms it is recorded at no price.
 * @param context whose database is the transaction that {@link openReserving} was said in
 * @throws Refusal 409 `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function createReservation(
  context: ReservationsContext,
  { reserver: { accountId, address }, request, rooms }: WantedStay,
  { accountEmail, holds }: Guesthood,
): Promise<Reservation> {
  if (accountEmail === null) throw new Error(`There is no account ${accountId}.`);
  const { database: tx } = context;
  const owner = { accountId, accountEmail, networkHash: networkHashOf(context, address) };
  const row = newRow(context, owner, request, rooms);
  const lines = linesOf(row, rooms);
  const history = refuseAnotherHold(context, holds, lines);
  const said = newEmail(context, reservationMadeEmail({ row, allocations: lines }));
  const written = () =>
    insertReservation(tx, row, lines, { kind: 'guest.reserved', detail: {} }, said);
  const { roomNumbers, length } = await reserveWithinBounds(
    tx,
    context,
    row,
    lines,
    history,
    written,
  );
  const held = length === 'short' ? await shortenHold(tx, context, row, lines, said.id) : row;
  await context.jobs.schedule(emailJob(said.id));
  const found = { row: held, allocations: lines, roomNumbers, isUnderReview: false };
  return toApiReservation(context, found);
}
