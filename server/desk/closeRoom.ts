import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { eachNight, lagosToday, type LagosDate } from '../../machines/shared/stay';
import { isHoldExpired } from '../../machines/reservation/hold';
import type { Database } from '../database/database';
import { reservation, room, roomClosure, roomNight } from '../database/schema';
import type { Context } from '../context';
import type { NumberedRoom } from '../rooms/numberedRoom';
import {
  expireHold,
  expireBlockingHolds,
  lockBlockingHolds,
} from '../reservations/holds/expireHold';
import { lockReservation, type ReservationRow } from '../reservations/queries';
import { lockRooms } from '../rooms/takeRooms';
import { firstMovableNight, moveStay } from './moveStay';

/** The room and nights to close, and who closes it. */
export interface ClosureRequest {
  number: string;
  from: LagosDate;
  /** The first day on which the room can be sold again. */
  to: LagosDate;
  by: string;
  why: string;
}

/** The result of closing a room. */
export interface RoomClosed {
  roomType: string;
  /** The nights that were closed now. */
  closed: LagosDate[];
  moved: { reservation: ReservationRow; to: string }[];
  /** Stays that keep the room, because no other of its type is free for them. */
  staying: { reservation: ReservationRow; nights: LagosDate[] }[];
}

type ClosingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** The room with a number; null if the hotel has none. */
export async function roomNumbered(tx: Database, number: string): Promise<NumberedRoom | null> {
  const [found] = await tx.select().from(room).where(eq(room.number, number));
  return found ?? null;
}

interface TakenNight {
  night: LagosDate;
  /** Null for a closed night. */
  reservationId: string | null;
}

function takenNights(tx: Database, { number, from, to }: ClosureRequest): Promise<TakenNight[]> {
  return tx
    .select({ night: roomNight.night, reservationId: roomNight.reservationId })
    .from(roomNight)
    .where(
      and(eq(roomNight.roomNumber, number), gte(roomNight.night, from), lt(roomNight.night, to)),
    )
    .orderBy(asc(roomNight.night));
}

/** Locks the stays that have the room on these nights, always in the same order, and ends expired holds. */
async function lockStays(
  tx: Database,
  context: ClosingContext,
  request: ClosureRequest,
): Promise<Map<string, ReservationRow>> {
  const ids = (await takenNights(tx, request)).flatMap(({ reservationId }) => reservationId ?? []);
  const stays = new Map<string, ReservationRow>();
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockReservation(tx, id);
    if (!row) continue;
    if (isHoldExpired(row, context.clock.now())) await expireHold(tx, context, row);
    else stays.set(id, row);
  }
  return stays;
}

/**
 * Takes a room out of use for some nights. Free nights are taken by the closure, under the same primary key as stays.
 * A stay in the room is moved to a free one of the same type; if there is none, it keeps its nights and is listed in
 * the result.
 * @returns null if the hotel has no such room
 */
export async function closeRoom(
  tx: Database,
  context: ClosingContext,
  request: ClosureRequest,
): Promise<RoomClosed | null> {
  const found = await roomNumbered(tx, request.number);
  if (!found) return null;
  const { roomType } = found;
  const stays = await lockStays(tx, context, request);
  for (const row of stays.values()) {
    await expireBlockingHolds(tx, context, await lockBlockingHolds(tx, context, row, [roomType]));
  }
  const rooms = await lockRooms(tx, [roomType]);
  const moved: RoomClosed['moved'] = [];
  for (const row of await staysNow(tx, request, stays)) {
    const to = await moveStay(tx, context, movingOf(context, request, row), rooms);
    if (to !== null) moved.push({ reservation: row, to });
  }
  const taken = await takenNights(tx, request);
  const closed = await closeNights(tx, context, request, taken);
  return { roomType, closed, moved, staying: await stayingIn(tx, taken) };
}

/** The stays locked before, and those made before the room was locked. */
async function staysNow(
  tx: Database,
  request: ClosureRequest,
  locked: ReadonlyMap<string, ReservationRow>,
): Promise<ReservationRow[]> {
  const ids = (await takenNights(tx, request)).flatMap(({ reservationId }) => reservationId ?? []);
  const stays: ReservationRow[] = [];
  for (const id of new Set(ids)) {
    const row = locked.get(id) ?? (await lockReservation(tx, id));
    if (row) stays.push(row);
  }
  return stays;
}

function movingOf(
  { clock }: Pick<Context, 'clock'>,
  { number, from, by, why }: ClosureRequest,
  row: ReservationRow,
) {
  const today = lagosToday(clock.now());
  return { reservation: row, number, from: firstMovableNight(row, today, from), by, why };
}

async function closeNights(
  tx: Database,
  { clock, random }: ClosingContext,
  { number, from, to, by, why }: ClosureRequest,
  taken: readonly TakenNight[],
): Promise<LagosDate[]> {
  const takenDates = new Set(taken.map(({ night }) => night));
  const nights = eachNight(from, to).filter((night) => !takenDates.has(night));
  if (nights.length === 0) return [];
  const id = random.uuid();
  await tx.insert(roomClosure).values({
    id,
    roomNumber: number,
    closedFrom: from,
    closedTo: to,
    closedBy: by,
    why,
    closedAt: clock.now(),
  });
  await tx
    .insert(roomNight)
    .values(nights.map((night) => ({ roomNumber: number, night, closureId: id })));
  return nights;
}

async function stayingIn(
  tx: Database,
  taken: readonly TakenNight[],
): Promise<RoomClosed['staying']> {
  const ids = new Set(taken.flatMap(({ reservationId }) => reservationId ?? []));
  const staying: RoomClosed['staying'] = [];
  for (const id of ids) {
    const [row] = await tx.select().from(reservation).where(eq(reservation.id, id));
    const nights = taken.filter((one) => one.reservationId === id).map(({ night }) => night);
    if (row) staying.push({ reservation: row, nights });
  }
  return staying;
}
