import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { allocation, reservation } from '../database/schema';
import { isUuid } from '../shared/uuid';

export type ReservationRow = typeof reservation.$inferSelect;
export type AllocationRow = typeof allocation.$inferSelect;

/** Locks a reservation until the transaction ends. Returns null if there is none. */
export async function lockReservation(tx: Database, id: string): Promise<ReservationRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(reservation).where(eq(reservation.id, id)).for('update');
  return row ?? null;
}

/** The reservation, if it is this account's. A malformed id is treated like an unknown one. */
export async function findGuestReservation(
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

/** The rooms a reservation asked for. */
export function allocationsOf(database: Database, reservationId: string): Promise<AllocationRow[]> {
  return database
    .select()
    .from(allocation)
    .where(eq(allocation.reservationId, reservationId))
    .orderBy(asc(allocation.roomType));
}
