import { and, eq, sql, type SQL } from 'drizzle-orm';
import { preparedOnce } from '../database/statements';
import type { Database } from '../database/database';
import { allocation, reservation, roomNight, roomStay } from '../database/schema';
import { inRoomOrder } from '../rooms/numberedRoom';
import { isUuid } from '../shared/uuid';
import { refundsAtProvider, type AccountRefund } from './accountRefunds';
import { openCasesAbout } from './underReview';
import { openPagesOf, type OpenPage } from './unfinishedPayments';
import type { Line } from './pricing/priceOfStay';
import type { ReservationRow } from './queries';

/** A reservation with the rooms it asked for and the numbers of the rooms it holds. */
export interface ReservationWithRooms {
  row: ReservationRow;
  allocations: Line[];
  /** In the hotel's order; empty if it holds none. */
  roomNumbers: string[];
  /** Whether its guest has got a key: until then its room numbers may change. */
  hasArrived: boolean;
  isUnderReview: boolean;
  /** Its refunds that are with their provider, the oldest first. */
  accountRefunds: AccountRefund[];
  /** Its checkouts whose page is known, the oldest first. */
  openPages: OpenPage[];
}

/** Reservations with everything a guest is shown, in one statement. */
export function reservationsWithRooms(database: Database) {
  const asked = database
    .select({
      lines: sql<Line[]>`coalesce(json_agg(json_build_object(
        'roomType', ${allocation.roomType},
        'numberOfRooms', ${allocation.numberOfRooms},
        'nightlyKobo', ${allocation.nightlyKobo}
      )), '[]'::json)`.as('lines'),
    })
    .from(allocation)
    .where(eq(allocation.reservationId, reservation.id))
    .as('asked');
  const held = database
    .select({
      numbers: sql<string[]>`coalesce(json_agg(distinct ${roomNight.roomNumber}), '[]'::json)`.as(
        'numbers',
      ),
    })
    .from(roomNight)
    .where(eq(roomNight.reservationId, reservation.id))
    .as('held');
  const looked = openCasesAbout(database, reservation.id);
  const atProvider = refundsAtProvider(database, reservation.id);
  const begun = openPagesOf(database, reservation.id);
  return database
    .select({
      row: reservation,
      allocations: asked.lines,
      roomNumbers: held.numbers,
      hasArrived: sql<boolean>`exists (select from ${roomStay} where ${roomStay.reservationId} = ${reservation.id}
        and ${roomStay.state} in ('inHouse', 'departed'))`,
      isUnderReview: looked.isUnderReview,
      accountRefunds: atProvider.accountRefunds,
      openPages: begun.openPages,
    })
    .from(reservation)
    .crossJoinLateral(asked)
    .crossJoinLateral(held)
    .crossJoinLateral(looked)
    .crossJoinLateral(atProvider)
    .crossJoinLateral(begun);
}

/** The first reservations that match a condition. For staff: not restricted to an account. */
export async function listWithRooms(
  database: Database,
  where: SQL | undefined,
  order: readonly SQL[],
  most: number,
): Promise<ReservationWithRooms[]> {
  const found = await reservationsWithRooms(database)
    .where(where)
    .orderBy(...order)
    .limit(most);
  return found.map(withRoomsInOrder);
}

/** The same with its room numbers in the hotel's order. */
export function withRoomsInOrder(found: ReservationWithRooms): ReservationWithRooms {
  return { ...found, roomNumbers: inRoomOrder(found.roomNumbers) };
}

const reservationOfAccount = preparedOnce((database) =>
  reservationsWithRooms(database)
    .where(
      and(
        eq(reservation.id, sql.placeholder('id')),
        eq(reservation.accountId, sql.placeholder('accountId')),
      ),
    )
    .prepare('reservation_of_account'),
);

/** The reservation, if it is this account's. A malformed id is treated like an unknown one. */
export async function findOfGuestWithRooms(
  database: Database,
  accountId: string,
  id: string,
): Promise<ReservationWithRooms | null> {
  if (!isUuid(id)) return null;
  const [found] = await reservationOfAccount(database).execute({ id, accountId });
  return found ? withRoomsInOrder(found) : null;
}

/** A reservation that is known to exist. Not restricted to an account. */
export async function withRooms(database: Database, id: string): Promise<ReservationWithRooms> {
  const [found] = await reservationsWithRooms(database).where(eq(reservation.id, id));
  if (!found) throw new Error(`There is no reservation ${id}.`);
  return withRoomsInOrder(found);
}
