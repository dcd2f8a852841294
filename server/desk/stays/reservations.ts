import { and, asc, desc, eq, gt, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import { lagosToday, type LagosDate } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import { leavingDay, reservation } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import { isGuestCalled } from '../../reservations/guestSearch';
import { listWithRooms, type ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import type { ReservationRow } from '../../reservations/queries';
import type { Context } from '../../context';
import { recordStaffAction, type Person } from '../../staff/auditLog';
import { deskView, type DeskView } from './deskView';

const MOST = 1_000;
const MOST_FOUND = 50;
const PAGE = 500;

/** Its guest is expected, or it is unpaid and still held. */
export function stands(now: Date): SQL | undefined {
  return or(
    whereTag(reservation, 'guaranteed'),
    and(whereTag(reservation, 'runsOut'), gt(reservation.holdExpiresAt, now)),
  );
}

/** Sorted as it is found: accents and case don't matter. */
const byName = [asc(sql`${reservation.searchText} collate "C"`), asc(reservation.id)];

type ReadingContext = Pick<Context, 'clock' | 'database'>;

/** The reservations that come or leave on a day, by name. */
export interface DayList {
  date: LagosDate;
  reservations: DeskView[];
}

/** A day's arrivals, or its departures. @param given null for today */
export async function listDay(
  { database, clock }: ReadingContext,
  day: 'checkIn' | 'checkOut',
  given: LagosDate | null,
): Promise<DayList> {
  const now = clock.now();
  const date = given ?? lagosToday(now);
  const isOn =
    day === 'checkIn' ? eq(reservation.checkIn, date) : eq(leavingDay(reservation), date);
  const isOnTheDay = and(isOn, stands(now));
  const found = await listWithRooms(database, isOnTheDay, byName, MOST);
  return { date, reservations: found.map((one) => deskView(one, now)) };
}

/** Reservations by id or its beginning, name, e-mail address, phone number or payment reference, newest first. */
export async function findReservations(
  { database, clock }: ReadingContext,
  text: string,
): Promise<DeskView[]> {
  const where = or(isId(text), isGuestCalled(text), eq(reservation.paymentReference, text));
  const newestFirst = [desc(reservation.createdAt), desc(reservation.id)];
  const found = await listWithRooms(database, where, newestFirst, MOST_FOUND);
  return found.map((one) => deskView(one, clock.now()));
}

/** Matches an id, or the beginning that emails and lists show, however it is spaced. */
function isId(text: string): SQL | undefined {
  const id = text.replace(/\s/g, '').toLowerCase();
  if (!/^[0-9a-f]{8}[0-9a-f-]{0,28}$/.test(id)) return undefined;
  return sql`${reservation.id}::text like ${`${id}%`}`;
}

/** The id of the only reservation with this id or beginning of one; null if there is none, or more than one. */
export async function findReservationId(database: Database, id: string): Promise<string | null> {
  const where = isId(id);
  if (!where) return null;
  const rows = await database
    .select({ id: reservation.id })
    .from(reservation)
    .where(where)
    .limit(2);
  const [found, ...others] = rows;
  return found && others.length === 0 ? found.id : null;
}

/** Takes out the reservations that check in between two days, both included, by check-in day. They are personal. */
export async function exportReservations(
  context: ReadingContext,
  { from, to }: { from: LagosDate; to: LagosDate },
  person: Person,
): Promise<DeskView[]> {
  const now = context.clock.now();
  const views = await readAtOnce(context.database, async (tx) => {
    const listed: DeskView[] = [];
    for await (const page of checkingInBetween(tx, from, to)) {
      listed.push(...page.map((found) => deskView(found, now)));
    }
    return listed;
  });
  const detail = { from, to, reservations: views.length };
  const action = { kind: 'reservations.exported', why: null, detail } as const;
  await recordStaffAction(context.database, context, person, action);
  return views;
}

/** Page by page. */
async function* checkingInBetween(
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
