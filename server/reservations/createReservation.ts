import { eq, sql } from 'drizzle-orm';
import type { Reservation } from '../../machines/contract/wire';
import { preparedOnce } from '../database/preparedOnce';
import type { Database } from '../database/database';
import { account } from '../database/schema';
import { networkHashOf } from '../rateLimits/rateLimits';
import { newEmail } from '../email/outbox';
import type { ReservationsContext } from './context';
import { reservationMadeEmail } from './emails';
import { toApiReservation } from './toApiReservation';
import type { RoomsOfType } from './priceRooms';
import type { ReservationRow } from './queries';
import { roomsUnavailable } from './errors';
import { shortenHold } from './shortenHold';
import type { HoldLength } from './shortHolds';
import { reserveRooms } from './reserveRooms';
import {
  linesOf,
  newRow,
  insertReservation,
  type Line,
  type StayRequest,
} from './insertReservation';
import { demandWithinBounds } from './holdLimits';
import { refuseAnotherHold, type HoldHistory } from './unusedHolds';

/** Who reserves, and from where. */
export interface Reserver {
  accountId: string;
  /** Network address. */
  address: string;
}

const ownerToLock = preparedOnce((tx) =>
  tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, sql.placeholder('accountId')))
    .for('no key update')
    .prepare('owner_to_lock'),
);

/**
 * Locks the account, so that its reservations are counted and made one after the other, and answers its
 * e-mail address.
 */
async function lockOwner(tx: Database, accountId: string): Promise<string> {
  const [owner] = await ownerToLock(tx).execute({ accountId });
  if (!owner) throw new Error(`There is no account ${accountId}.`);
  return owner.email;
}

/**
 * Takes rooms for it, and answers their numbers and for how long they can be held. The locks of the rooms last to the end
 * of the transaction.
 */
async function takeWithinBounds(
  tx: Database,
  context: ReservationsContext,
  row: ReservationRow,
  lines: readonly Line[],
  history: HoldHistory,
): Promise<{ roomNumbers: string[]; length: HoldLength }> {
  if (lines.length === 0) return { roomNumbers: [], length: 'usual' };
  const roomNumbers = await reserveRooms(tx, context, row, lines);
  if (!roomNumbers) throw roomsUnavailable();
  const length = await demandWithinBounds(tx, context, row, lines, history);
  return { roomNumbers, length };
}

/**
 * Makes an unpaid reservation out of a request that was checked, and holds its rooms for the time
 * that the configuration gives, the last ones of a type for a shorter time. Without rooms it is recorded at no price.
 * @throws Refusal 409 `too_many_unpaid_reservations`, `too_many_unused_holds` or `rooms_unavailable`
 */
export async function createReservation(
  context: ReservationsContext,
  reserver: Reserver,
  request: StayRequest,
  rooms: readonly RoomsOfType[],
): Promise<Reservation> {
  const { created, letterId } = await context.database.transaction(async (tx) => {
    const accountEmail = await lockOwner(tx, reserver.accountId);
    const { accountId, address } = reserver;
    const owner = { accountId, accountEmail, networkHash: networkHashOf(context, address) };
    const row = newRow(context, owner, request, rooms);
    const lines = linesOf(row, rooms);
    const history = await refuseAnotherHold(tx, context, row, lines);
    const said = newEmail(context, reservationMadeEmail(context, { row, allocations: lines }));
    // Before the rooms are locked, for which others wait.
    await insertReservation(tx, row, lines, { kind: 'guest.reserved', detail: {} }, said);
    const { roomNumbers, length } = await takeWithinBounds(tx, context, row, lines, history);
    const held = length === 'short' ? await shortenHold(tx, context, row, lines, said.id) : row;
    const found = { row: held, allocations: lines, roomNumbers, isUnderReview: false };
    return {
      created: toApiReservation(context, found),
      letterId: said.id,
    };
  });
  await context.jobs.schedule({ kind: 'postLetter', letterId });
  return created;
}
