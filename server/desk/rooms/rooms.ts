import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { RoomTypeKey } from '../../../machines/shared/roomTypes';
import { addDays, eachNight, lagosToday, type LagosDate } from '../../../machines/shared/stay';
import { isHoldExpired } from '../../../machines/reservation/hold';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { reservation, room, roomClosure, roomNight, roomStay } from '../../database/schema';
import type { Context } from '../../context';
import {
  expireHold,
  expireBlockingHolds,
  lockBlockingHolds,
} from '../../reservations/holds/expireHold';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { lockRooms } from '../../rooms/takeRooms';
import { recordStaffAction, type Person } from '../../staff/auditLog';
import { firstMovableNight, moveStay, roomNumbered } from '../stays/moveRoom';

/**
 * Adds a room, which guests can reserve at once.
 * @returns false, and changes nothing, if there is one with this number
 */
export async function addRoom(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { number, roomType, why }: { number: string; roomType: RoomTypeKey; why: string },
  person: Person,
): Promise<boolean> {
  const added = await tx
    .insert(room)
    .values({ number, roomType })
    .onConflictDoNothing()
    .returning({ number: room.number });
  if (added.length === 0) return false;
  const detail = { room: number, roomType };
  await recordStaffAction(tx, context, person, { kind: 'room.added', why, detail });
  return true;
}

/** The most nights that a room is closed for at a time. */
const MOST_CLOSED_NIGHTS = 730;

/** The room and nights to close, and why. */
export interface ClosureRequest {
  number: string;
  from: LagosDate;
  /** The first day on which the room can be sold again. */
  to: LagosDate;
  why: string;
}

/** The result of closing a room. */
export interface RoomClosed {
  /** The nights that were closed now. */
  closed: LagosDate[];
  moved: { reservation: ReservationRow; to: string }[];
  /** Stays that keep the room, because no other of its type is free for them. */
  staying: { reservation: ReservationRow; nights: LagosDate[] }[];
  /** The guest who is still in a room closed for tonight, although their nights are over. */
  overdue: ReservationRow[];
}

type ClosingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

type TakenNight = Pick<typeof roomNight.$inferSelect, 'night' | 'reservationId'>;

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
 */
export async function closeRoom(
  tx: Database,
  context: ClosingContext,
  request: ClosureRequest,
  person: Person,
): Promise<RoomClosed> {
  const { number, from, to, why } = request;
  const today = lagosToday(context.clock.now());
  if (from < today || to <= from || addDays(from, MOST_CLOSED_NIGHTS) < to) {
    throw new RefusalError({ code: 'closingNights', facts: { most: MOST_CLOSED_NIGHTS } });
  }
  const found = await roomNumbered(tx, number);
  if (!found) throw new RefusalError({ code: 'noSuchRoom', facts: { room: number } });
  const { roomType } = found;
  const stays = await lockStays(tx, context, request);
  for (const row of stays.values()) {
    await expireBlockingHolds(tx, context, await lockBlockingHolds(tx, context, row, [roomType]));
  }
  const rooms = await lockRooms(tx, [roomType]);
  const moved: RoomClosed['moved'] = [];
  const inHouse = await inHouseIn(tx, number);
  const having = await staysNow(tx, request, stays);
  const has = (id: string) => having.some((row) => row.id === id);
  const overdue = from === today ? inHouse.filter(({ id }) => !has(id)) : [];
  for (const reservation of having) {
    const isInHouse = inHouse.some(({ id }) => id === reservation.id);
    const firstNight = isInHouse ? from : firstMovableNight(reservation, today, from);
    const moving = { reservation, number, from: firstNight, why };
    const room = await moveStay(tx, context, moving, rooms, person);
    if (room !== null) moved.push({ reservation, to: room });
  }
  const taken = await takenNights(tx, request);
  const closed = await closeNights(tx, context, request, taken, person);
  const staying = having.flatMap((reservation) => {
    const nights = taken.filter(({ reservationId }) => reservationId === reservation.id);
    return nights.length === 0 ? [] : { reservation, nights: nights.map(({ night }) => night) };
  });
  const counts = { nights: closed.length, moved: moved.length, staying: staying.length };
  const detail = { room: number, from, to, ...counts };
  await recordStaffAction(tx, context, person, { kind: 'room.closed', why, detail });
  return { closed, moved, staying, overdue };
}

async function inHouseIn(tx: Database, number: string): Promise<ReservationRow[]> {
  const found = await tx
    .select({ row: reservation })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(and(eq(roomStay.roomNumber, number), eq(roomStay.state, 'inHouse')));
  return found.map(({ row }) => row);
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

async function closeNights(
  tx: Database,
  { clock, random }: ClosingContext,
  { number, from, to, why }: ClosureRequest,
  taken: readonly TakenNight[],
  { name }: Person,
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
    closedBy: name,
    why,
    closedAt: clock.now(),
  });
  await tx
    .insert(roomNight)
    .values(nights.map((night) => ({ roomNumber: number, night, closureId: id })));
  return nights;
}

/**
 * Lets a closed room be sold again, from today on.
 * @returns the nights, in order; none, with nothing changed, if the room was not closed then
 */
export async function reopenRoom(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { number, why }: { number: string; why: string },
  person: Person,
): Promise<LagosDate[]> {
  const opened = await tx
    .delete(roomNight)
    .where(
      and(
        eq(roomNight.roomNumber, number),
        isNotNull(roomNight.closureId),
        gte(roomNight.night, lagosToday(context.clock.now())),
      ),
    )
    .returning({ night: roomNight.night });
  const nights = opened.map(({ night }) => night).sort();
  const [firstNight, lastNight] = [nights[0], nights.at(-1)];
  if (firstNight === undefined || lastNight === undefined) return [];
  const detail = { room: number, firstNight, lastNight, nights: nights.length };
  await recordStaffAction(tx, context, person, { kind: 'room.reopened', why, detail });
  return nights;
}
