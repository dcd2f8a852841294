import { and, asc, desc, eq, gte, gt, lt, sql, type Placeholder } from 'drizzle-orm';
import type { ReservationGroup } from '../../../machines/reservation/groups';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { LONGEST_STAY } from '../../configuration/configuration';
import { preparedOnce } from '../../database/statements';
import type { Database } from '../../database/database';
import { isPaidStay, reservation } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import type { Given } from '../../rooms/unpaidRooms';
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

const NIL = '00000000-0000-0000-0000-000000000000';

/** The position before the first reservation of each part. */
const beginnings: Readonly<Record<ListPart, PlaceInGroup>> = {
  all: { key: 'infinity', id: NIL },
  unpaid: { key: '-infinity', id: NIL },
  upcoming: { key: '-infinity', id: NIL },
  past: { key: 'infinity', id: NIL },
  cancelled: { key: 'infinity', id: NIL },
};

/** A reservation's position in its part of the list. */
export function placeInGroup(part: ListPart, row: ReservationRow): PlaceInGroup {
  const keys = {
    unpaid: () => row.holdExpiresAt.toISOString(),
    upcoming: () => row.checkIn,
    past: () => row.checkIn,
    cancelled: () => row.createdAt.toISOString(),
    all: () => row.createdAt.toISOString(),
  };
  return { key: keys[part](), id: row.id };
}

/** Parameters of a part's query. */
export interface AskedOfGroup {
  accountId: Given<string>;
  now: Given<Date>;
  /** The date in Lagos. */
  today: Given<string>;
  /** The earliest check-in of a stay that may still be going on. */
  earliest: Given<string>;
  key: Given<string>;
  id: Given<string>;
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
  const { checkIn, checkOut, createdAt, holdExpiresAt } = reservation;
  const isHeld = and(whereTag(reservation, 'awaitsPayment'), gt(holdExpiresAt, now));
  const isStay = isPaidStay(reservation);
  const isOlder = sql`(${createdAt}, ${reservation.id}) < (${key}::timestamptz, ${id}::uuid)`;
  const newestFirst = [desc(createdAt), desc(reservation.id)];
  const parts = {
    all: () => ({ which: isOlder, order: newestFirst }),
    unpaid: () => ({
      which: and(
        isHeld,
        sql`(${holdExpiresAt}, ${reservation.id}) > (${key}::timestamptz, ${id}::uuid)`,
      ),
      order: [asc(holdExpiresAt), asc(reservation.id)],
    }),
    upcoming: () => ({
      which: and(
        isStay,
        gte(checkOut, today),
        gte(checkIn, earliest),
        sql`(${checkIn}, ${reservation.id}) > (${key}::date, ${id}::uuid)`,
      ),
      order: [asc(checkIn), asc(reservation.id)],
    }),
    past: () => ({
      which: and(
        isStay,
        lt(checkOut, today),
        lt(checkIn, today),
        sql`(${checkIn}, ${reservation.id}) < (${key}::date, ${id}::uuid)`,
      ),
      order: [desc(checkIn), desc(reservation.id)],
    }),
    cancelled: () => ({
      which: and(sql`not (${isStay})`, sql`not (${isHeld})`, isOlder),
      order: newestFirst,
    }),
  };
  const { which, order } = parts[part]();
  return reservationsWithRooms(database)
    .where(and(eq(reservation.accountId, accountId), which))
    .orderBy(...order)
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
    ...(after ?? beginnings[part]),
    most,
  });
  return found.map(withRoomsInOrder);
}
