import { and, asc, desc, eq, gte, gt, lt, or, sql, type Placeholder } from 'drizzle-orm';
import type { ReservationGroup } from '../../../machines/reservation/groups';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { LONGEST_STAY } from '../../configuration/configuration';
import { preparedOnce } from '../../database/statements';
import type { Database } from '../../database/database';
import { isPaidStay, leavingDay, reservation } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { Bindable } from '../../rooms/unpaidRooms';
import type { ReservationRow } from '../queries';
import {
  reservationsWithRooms,
  withRoomsInOrder,
  type ReservationWithRooms,
} from '../reservationsWithRooms';

/** A group, or all of an account's reservations. */
export type ListPart = ReservationGroup | 'all';

/** The reservation after which a page begins: its sort key within the part, as text, and its id. */
export interface PlaceInGroup {
  key: string;
  id: string;
}

/** By what the reservations of each part are sorted. */
const orders = {
  all: { by: 'createdAt', isAscending: false },
  unpaid: { by: 'holdExpiresAt', isAscending: true },
  upcoming: { by: 'checkIn', isAscending: true },
  past: { by: 'checkIn', isAscending: false },
  cancelled: { by: 'createdAt', isAscending: false },
} as const satisfies Record<ListPart, { by: keyof ReservationRow; isAscending: boolean }>;

/** Whether the sort key of a part is a day; else it is a timestamp. */
export function isSortedByDay(part: ListPart): boolean {
  return orders[part].by === 'checkIn';
}

const NIL = '00000000-0000-0000-0000-000000000000';

/** The position before the first reservation of a part. */
function beginningOf(part: ListPart): PlaceInGroup {
  return { key: orders[part].isAscending ? '-infinity' : 'infinity', id: NIL };
}

/** A reservation's position in its part of the list. */
export function placeInGroup(part: ListPart, row: ReservationRow): PlaceInGroup {
  const key = row[orders[part].by];
  return { key: typeof key === 'string' ? key : key.toISOString(), id: row.id };
}

/** Parameters of a part's query. */
export interface AskedOfGroup {
  accountId: Bindable<string>;
  now: Bindable<Date>;
  /** The date in Lagos. */
  today: Bindable<string>;
  /** The earliest check-in of a stay that may still be going on. */
  earliest: Bindable<string>;
  key: Bindable<string>;
  id: Bindable<string>;
  most: number | Placeholder;
}

/**
 * The query of {@link guestsReservationsOfGroup}, exported so that its plan can be examined. Each part is read from an index in its
 * own order. A paid stay that is going on began at most {@link LONGEST_STAY} nights ago, so earlier ones are skipped.
 */
export function reservationsOfGroup(
  database: Database,
  part: ListPart,
  { accountId, now, today, earliest, key, id, most }: AskedOfGroup,
) {
  const { checkIn, holdExpiresAt } = reservation;
  const leaves = leavingDay(reservation);
  const isHeld = or(
    whereTag(reservation, 'kept'),
    and(whereTag(reservation, 'runsOut'), gt(holdExpiresAt, now)),
  );
  const isStay = isPaidStay(reservation);
  const belongs = {
    all: undefined,
    unpaid: isHeld,
    upcoming: and(isStay, gte(leaves, today), gte(checkIn, earliest)),
    past: and(isStay, lt(leaves, today), lt(checkIn, today)),
    cancelled: and(sql`not (${isStay})`, sql`not (${isHeld})`),
  };
  const { by, isAscending } = orders[part];
  const sorted = isAscending ? asc : desc;
  const place = sql`(${reservation[by]}, ${reservation.id})`;
  const type = sql.raw(isSortedByDay(part) ? 'date' : 'timestamptz');
  const begin = sql`(${key}::${type}, ${id}::uuid)`;
  const isBehind = isAscending ? sql`${place} > ${begin}` : sql`${place} < ${begin}`;
  return reservationsWithRooms(database)
    .where(and(eq(reservation.accountId, accountId), belongs[part], isBehind))
    .orderBy(sorted(reservation[by]), sorted(reservation.id))
    .limit(most);
}

function statementOf(part: ListPart) {
  return preparedOnce((database) =>
    reservationsOfGroup(database, part, {
      accountId: sql.placeholder('accountId'),
      now: sql.param(sql.placeholder('now'), reservation.holdExpiresAt),
      today: sql.placeholder('today'),
      earliest: sql.placeholder('earliest'),
      key: sql.placeholder('key'),
      id: sql.placeholder('id'),
      most: sql.placeholder('most'),
    }).prepare(`own_${part}`),
  );
}

const statements = {
  all: statementOf('all'),
  unpaid: statementOf('unpaid'),
  upcoming: statementOf('upcoming'),
  past: statementOf('past'),
  cancelled: statementOf('cancelled'),
};

/** The first reservations of an account in a part of its list as of a point in time, after a position or from the start. */
export async function guestsReservationsOfGroup(
  database: Database,
  accountId: string,
  part: ListPart,
  { at, after, most }: { at: Date; after: PlaceInGroup | null; most: number },
): Promise<ReservationWithRooms[]> {
  const today = lagosToday(at);
  const found = await statements[part](database).execute({
    accountId,
    now: at,
    today,
    earliest: addDays(today, -LONGEST_STAY),
    ...(after ?? beginningOf(part)),
    most,
  });
  return found.map(withRoomsInOrder);
}
