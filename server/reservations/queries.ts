import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ReservationEvent } from '../../machines/reservation/reservationMachine';
import type { Kobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import {
  allocation,
  deskPayment,
  reservation,
  reservationEvent,
  roomStay,
} from '../database/schema';
import { isUuid } from '../shared/uuid';
import { reservationNotFound } from './errors';

export type ReservationRow = typeof reservation.$inferSelect;
export type AllocationRow = typeof allocation.$inferSelect;

/** Locks a reservation until the transaction ends. Returns null if there is none. */
export async function lockReservation(tx: Database, id: string): Promise<ReservationRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(reservation).where(eq(reservation.id, id)).for('update');
  return row ?? null;
}

/** The events by which money has paid a reservation. */
export const isPayment = inArray(reservationEvent.kind, [
  'payment.settled',
  'payment.settledLate',
] satisfies ReservationEvent['type'][]);

/** The last event of a reservation's history among those that a condition names; null if there is none. */
export async function lastEvent(
  database: Database,
  reservationId: string,
  which: SQL | undefined,
): Promise<typeof reservationEvent.$inferSelect | null> {
  const [last] = await database
    .select()
    .from(reservationEvent)
    .where(and(eq(reservationEvent.reservationId, reservationId), which))
    .orderBy(desc(reservationEvent.id))
    .limit(1);
  return last ?? null;
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

/**
 * Locks a guest's own reservation for the rest of the transaction.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export async function lockForGuest(
  tx: Database,
  accountId: string,
  id: string,
): Promise<ReservationRow> {
  const row = await lockReservation(tx, id);
  if (row?.accountId !== accountId) throw reservationNotFound();
  return row;
}

/** The part of a reservation's price that the desk took and has not given back, in kobo. */
export async function heldAtDesk(tx: Database, reservationId: string): Promise<Kobo> {
  const { kind, amountKobo, purpose } = deskPayment;
  const signed = sql`case ${kind} when 'taken' then ${amountKobo} else -${amountKobo} end`;
  const [held] = await tx
    .select({ kobo: sql`coalesce(sum(${signed}), 0)`.mapWith(Number) })
    .from(deskPayment)
    .where(and(eq(deskPayment.reservationId, reservationId), eq(purpose, 'stay')));
  return held?.kobo ?? 0;
}

/** Whether a guest of a reservation is in one of its rooms. */
export async function isInHouse(database: Database, reservationId: string): Promise<boolean> {
  const isHere = and(eq(roomStay.reservationId, reservationId), eq(roomStay.state, 'inHouse'));
  return (await database.$count(roomStay, isHere)) > 0;
}
