import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { preparedOnce } from '../database/preparedOnce';
import type { Database } from '../database/database';
import { allocation, reservation, roomNight } from '../database/schema';
import { inRoomOrder } from '../rooms/roomOrder';
import { isUuid } from '../shared/uuid';
import { openCasesAbout } from './underReview';
import type { AllocationRow, ReservationRow } from './queries';

type Line = Pick<AllocationRow, 'roomType' | 'numberOfRooms' | 'nightlyKobo'>;

/** A reservation with what it asked for and the numbers of the rooms that it holds. */
export interface ReservationWithRooms {
  row: ReservationRow;
  allocations: Line[];
  /** In the order of the house; empty when none is held. */
  roomNumbers: string[];
  /** Whether staff looks into a payment for it. */
  isUnderReview: boolean;
}

/** Reservations with all that a guest is shown of them, in one statement. */
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
  return database
    .select({
      row: reservation,
      allocations: asked.lines,
      roomNumbers: held.numbers,
      isUnderReview: looked.isUnderReview,
    })
    .from(reservation)
    .crossJoinLateral(asked)
    .crossJoinLateral(held)
    .crossJoinLateral(looked);
}

/** So many reservations with their rooms that a condition describes, in a given order, for the hotel's own eyes. */
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

/** The same with the numbers of its rooms in the order of the house. */
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

/** The reservation, when it is this account's; what is no id at all is answered like an unknown one. */
export async function findOwnWithRooms(
  database: Database,
  accountId: string,
  id: string,
): Promise<ReservationWithRooms | null> {
  if (!isUuid(id)) return null;
  const [found] = await reservationOfAccount(database).execute({ id, accountId });
  return found ? withRoomsInOrder(found) : null;
}

/** Adds its rooms to a reservation whose row is at hand. */
export async function withRooms(
  database: Database,
  row: ReservationRow,
): Promise<ReservationWithRooms> {
  const [found] = await reservationsWithRooms(database).where(eq(reservation.id, row.id));
  if (!found) throw new Error(`There is no reservation ${row.id}.`);
  return withRoomsInOrder({ ...found, row });
}

/** The numbers of the rooms that a reservation holds, in the order of the house. */
export async function roomNumbersOf(database: Database, row: ReservationRow): Promise<string[]> {
  return (await withRooms(database, row)).roomNumbers;
}

/** Behind which reservation of an account's list a page begins. */
export type ListedReservation = Pick<ReservationRow, 'createdAt' | 'id'>;

/** The statement of {@link listOwnWithRooms}, for whoever looks at how it is carried out. */
export function ownReservations(
  database: Database,
  accountId: string,
  after: ListedReservation | null,
  most: number,
) {
  const isOlder =
    after &&
    sql`(${reservation.createdAt}, ${reservation.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return reservationsWithRooms(database)
    .where(and(eq(reservation.accountId, accountId), isOlder ?? undefined))
    .orderBy(desc(reservation.createdAt), desc(reservation.id))
    .limit(most);
}

/** So many reservations of an account, the one created last first, older than `after` where it is given. */
export async function listOwnWithRooms(
  ...asked: Parameters<typeof ownReservations>
): Promise<ReservationWithRooms[]> {
  return (await ownReservations(...asked)).map(withRoomsInOrder);
}
