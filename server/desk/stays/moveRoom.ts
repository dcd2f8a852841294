import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import { addDays, businessDay, lagosToday, type LagosDate } from '../../../machines/shared/stay';
import { isPaid } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { reservation, room, roomNight, roomStay } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import { recordEvent } from '../../reservations/applyEvent';
import { roomChangedEmail } from '../../reservations/emails/stayEmails';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import type { NumberedRoom } from '../../rooms/numberedRoom';
import { freeAmong, lockRooms } from '../../rooms/takeRooms';
import { actedBy, type Person } from '../../staff/auditLog';
import { markRoom } from './stays';

/** The nights of a stay to spend in another room, and why. */
export interface Moving {
  reservation: ReservationRow;
  /** The room to leave. */
  number: string;
  /** The first night that changes. Earlier ones are past and stay as they were. */
  from: LagosDate;
  why: string;
}

type MovingContext = Pick<Context, 'clock' | 'random'>;

/**
 * The other rooms, but none that a guest of the same reservation has left; those first in which nobody is, because
 * somebody may be late in leaving. For a guest who is in the house, those alone, and none unless they move today, because
 * the nights of a stay stand where its key is.
 */
async function withoutGuests(
  tx: Database,
  { reservation, number }: Moving,
  rooms: readonly NumberedRoom[],
  isToday: boolean,
): Promise<NumberedRoom[]> {
  const isOwn = eq(roomStay.reservationId, reservation.id);
  const stays = await tx
    .select()
    .from(roomStay)
    .where(or(eq(roomStay.state, 'inHouse'), isOwn));
  const own = stays.filter(({ reservationId }) => reservationId === reservation.id);
  const isInHouse = own.some((stay) => stay.roomNumber === number && stay.state === 'inHouse');
  if (isInHouse && !isToday) return [];
  const owned = own.map(({ roomNumber }) => roomNumber);
  const occupied = stays.map(({ roomNumber }) => roomNumber);
  const others = rooms.filter((one) => one.number !== number && !owned.includes(one.number));
  const empty = others.filter((one) => !occupied.includes(one.number));
  return isInHouse ? empty : [...new Set([...empty, ...others])];
}

/**
 * Moves the remaining nights of a locked reservation in one room to the first of some locked rooms that is free on
 * all of them, and tells the guest if the stay is paid. The primary key of room nights still rules out a double
 * booking.
 * @returns the new room's number; null, with nothing changed, if none is free
 */
export async function moveStay(
  tx: Database,
  context: MovingContext,
  moving: Moving,
  rooms: readonly NumberedRoom[],
  person: Person,
): Promise<string | null> {
  const { reservation, number, from, why } = moving;
  const isMoved = and(
    eq(roomNight.reservationId, reservation.id),
    eq(roomNight.roomNumber, number),
    gte(roomNight.night, from),
  );
  const moved = await tx.select().from(roomNight).where(isMoved).orderBy(asc(roomNight.night));
  const [first, last] = [moved[0]?.night, moved.at(-1)?.night];
  if (first === undefined || last === undefined) return null;
  const isToday = first <= lagosToday(context.clock.now());
  const others = await withoutGuests(tx, moving, rooms, isToday);
  const stay = { checkIn: first, checkOut: addDays(last, 1) };
  const [free] = await freeAmong(tx, others, stay);
  if (!free) return null;
  await tx.update(roomNight).set({ roomNumber: free.number }).where(isMoved);
  const [key] = await tx
    .update(roomStay)
    .set({ roomNumber: free.number })
    .where(and(eq(roomStay.reservationId, reservation.id), eq(roomStay.roomNumber, number)))
    .returning({ state: roomStay.state });
  const at = context.clock.now();
  if (key?.state === 'inHouse') await markRoom(tx, number, { isClean: false, by: person.name, at });
  const detail = { before: number, after: free.number, firstNight: first, ...actedBy(person), why };
  await recordEvent(tx, context, reservation.id, 'staff.roomChanged', detail);
  if (isPaid(reservation)) {
    await enqueueEmail(tx, context, roomChangedEmail(reservation, number, free.number));
  }
  return free.number;
}

/**
 * The first night of a stay that can still be moved: check-in if the stay has not begun, else the later of `today`
 * and `from`.
 */
export function firstMovableNight(
  { checkIn }: Pick<ReservationRow, 'checkIn'>,
  today: LagosDate,
  from: LagosDate,
): LagosDate {
  if (checkIn >= today) return checkIn;
  return from > today ? from : today;
}

/** The room with a number; null if the hotel has none. */
export async function roomNumbered(tx: Database, number: string): Promise<NumberedRoom | null> {
  const [found] = await tx.select().from(room).where(eq(room.number, number));
  return found ?? null;
}

/**
 * Moves what is left of a reservation's stay from one room to another, also of another type. The price stays.
 * @returns false, with nothing changed, if the reservation no longer has the first room, or the second is not free in
 * all its nights
 */
export async function moveRoom(
  tx: Database,
  context: MovingContext,
  move: { reservationId: string; before: string; after: string; why: string },
  person: Person,
): Promise<boolean> {
  const { reservationId, before, after, why } = move;
  const row = await lockReservation(tx, reservationId);
  const chosen = await roomNumbered(tx, after);
  if (!row || !chosen) return false;
  const rooms = await lockRooms(tx, [chosen.roomType]);
  const today = businessDay(context.clock.now(), hotel.businessDayEnds);
  const from = firstMovableNight(row, today, today);
  const moving = { reservation: row, number: before, from, why };
  const wanted = rooms.filter(({ number }) => number === after);
  if ((await moveStay(tx, context, moving, wanted, person)) === null) return false;
  await keepRooms(tx, reservationId);
  return true;
}

/** Lets a stay keep its room numbers from now on: no sale moves it. */
export async function keepRooms(tx: Database, ...ids: string[]): Promise<void> {
  await tx.update(reservation).set({ keepsRooms: true }).where(inArray(reservation.id, ids));
}
