import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { allocation, reservation, roomNight } from '../db/schema';
import { isUuid } from '../uuid';

export type ReservationRow = typeof reservation.$inferSelect;
export type AllocationRow = typeof allocation.$inferSelect;

/** A reservation with what it asked for and the numbers of the rooms that it holds. */
export interface ReservationWithRooms {
  row: ReservationRow;
  allocations: Pick<AllocationRow, 'roomType' | 'numberOfRooms' | 'nightlyKobo'>[];
  /** In the order of the house; empty when none is held. */
  roomNumbers: string[];
}

const byRoomNumber = new Intl.Collator('en', { numeric: true });

/** The reservation under a lock that lasts as long as the transaction, or null when there is none. */
export async function lockReservation(tx: Database, id: string): Promise<ReservationRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(reservation).where(eq(reservation.id, id)).for('update');
  return row ?? null;
}

/** The reservation, when it is this account's; what is no id at all is answered like an unknown one. */
export async function findOwnReservation(
  database: Database,
  accountId: string,
  id: string,
): Promise<ReservationRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await database
    .select()
    .from(reservation)
    .where(and(eq(reservation.id, id), eq(reservation.accountId, accountId)));
  return row ?? null;
}

/** All reservations of an account, the one created last first. */
export function listOwnReservations(
  database: Database,
  accountId: string,
): Promise<ReservationRow[]> {
  return database
    .select()
    .from(reservation)
    .where(eq(reservation.accountId, accountId))
    .orderBy(desc(reservation.createdAt), desc(reservation.id));
}

/** What a reservation asked for. */
export function allocationsOf(database: Database, reservationId: string): Promise<AllocationRow[]> {
  return database
    .select()
    .from(allocation)
    .where(eq(allocation.reservationId, reservationId))
    .orderBy(asc(allocation.roomType));
}

/** The numbers of the rooms that reservations hold, by the reservation's id. */
async function heldRooms(
  database: Database,
  ids: readonly string[],
): Promise<{ reservationId: string; number: string }[]> {
  const held = await database
    .selectDistinct({ reservationId: roomNight.reservationId, number: roomNight.roomNumber })
    .from(roomNight)
    .where(inArray(roomNight.reservationId, [...ids]));
  return held.sort((one, other) => byRoomNumber.compare(one.number, other.number));
}

/** The numbers of the rooms that a reservation holds, in the order of the house. */
export async function roomNumbersOf(database: Database, reservationId: string): Promise<string[]> {
  const held = await heldRooms(database, [reservationId]);
  return held.map(({ number }) => number);
}

/** Adds their rooms to reservations, whose order stays. Two queries, however many there are. */
export async function withRooms(
  database: Database,
  rows: readonly ReservationRow[],
): Promise<ReservationWithRooms[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const allocations = await database
    .select()
    .from(allocation)
    .where(inArray(allocation.reservationId, ids));
  const held = await heldRooms(database, ids);
  return rows.map((row) => ({
    row,
    allocations: allocations.filter(({ reservationId }) => reservationId === row.id),
    roomNumbers: held
      .filter(({ reservationId }) => reservationId === row.id)
      .map(({ number }) => number),
  }));
}
