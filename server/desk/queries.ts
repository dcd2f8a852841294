import { and, asc, desc, eq, gt, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { reservation } from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import { isGuestCalled } from '../reservations/guestSearch';
import { listWithRooms, type ReservationWithRooms } from '../reservations/reservationsWithRooms';
import type { ReservationRow } from '../reservations/queries';

const MOST = 1_000;
const MOST_FOUND = 50;
const PAGE = 500;

/** Confirmed, or unpaid and still held. */
function stands(now: Date): SQL | undefined {
  return or(
    whereTag(reservation, 'confirmed'),
    and(whereTag(reservation, 'awaitsPayment'), gt(reservation.holdExpiresAt, now)),
  );
}

/** Sorted as it is found: accents and case don't matter. */
const byName = [asc(sql`${reservation.searchText} collate "C"`), asc(reservation.id)];

/** A day's arrivals, by name. */
export function arrivalsOn(
  database: Database,
  date: LagosDate,
  now: Date,
): Promise<ReservationWithRooms[]> {
  const where = and(eq(reservation.checkIn, date), stands(now));
  return listWithRooms(database, where, byName, MOST);
}

/** A day's departures, by name. */
export function departuresOn(
  database: Database,
  date: LagosDate,
  now: Date,
): Promise<ReservationWithRooms[]> {
  const where = and(eq(reservation.checkOut, date), stands(now));
  return listWithRooms(database, where, byName, MOST);
}

/** Reservations by id or its beginning, name, e-mail address, phone number or payment reference, newest first. */
export function findReservations(
  database: Database,
  text: string,
): Promise<ReservationWithRooms[]> {
  const where = or(isId(text), isGuestCalled(text), eq(reservation.paymentReference, text));
  return listWithRooms(
    database,
    where,
    [desc(reservation.createdAt), desc(reservation.id)],
    MOST_FOUND,
  );
}

/** Matches an id, or the beginning that emails and lists show. */
function isId(text: string): SQL | undefined {
  if (!/^[0-9a-f]{8}[0-9a-f-]{0,28}$/i.test(text)) return undefined;
  return sql`${reservation.id}::text like ${`${text.toLowerCase()}%`}`;
}

/** The only reservation with an id or its beginning; null if there is none, or more than one. */
export async function reservationCalled(
  database: Database,
  id: string,
): Promise<ReservationWithRooms | null> {
  const where = isId(id);
  if (!where) return null;
  const [found, ...others] = await listWithRooms(database, where, [asc(reservation.id)], 2);
  return found && others.length === 0 ? found : null;
}

/** Every reservation that checks in between two days, inclusive, page by page. */
export async function* checkingInBetween(
  database: Database,
  from: LagosDate,
  to: LagosDate,
): AsyncGenerator<ReservationWithRooms[]> {
  const between = and(gte(reservation.checkIn, from), lte(reservation.checkIn, to));
  let last: ReservationRow | undefined;
  for (;;) {
    const isLater =
      last &&
      or(
        gt(reservation.checkIn, last.checkIn),
        and(eq(reservation.checkIn, last.checkIn), gt(reservation.id, last.id)),
      );
    const page = await listWithRooms(
      database,
      and(between, isLater),
      [asc(reservation.checkIn), asc(reservation.id)],
      PAGE,
    );
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.row;
  }
}
