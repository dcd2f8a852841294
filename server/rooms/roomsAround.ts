import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { daysBetween, lagosToday, type LagosDate } from '../../machines/shared/stay';
import { roomTypeKeys } from '../../machines/shared/roomTypes';
import type { StayDates } from '../../machines/shared/stayDates';
import type { Context } from '../context';
import { awaitInOrder, isAmong, preparedOnce } from '../database/statements';
import type { Database } from '../database/database';
import { allocation, reservation, room, roomNight, roomStay } from '../database/schema';
import { inRoomOrder } from './numberedRoom';
import { roomsToBeHad, type Block, type RoomsOfType, type Span } from './rearrange';
import { isTaken } from './unpaidRooms';

/** Some nights: from the first one to the day after the last one. */
export interface Nights {
  from: LagosDate;
  to: LagosDate;
}

/** So many nights are read beside the stays that touch those of a wish. */
const BESIDE = 3;

const EPOCH: LagosDate = '1970-01-01';

/** Nights as numbers. */
export const spanOf = ({ from, to }: Nights): Span => ({
  from: daysBetween(EPOCH, from),
  to: daysBetween(EPOCH, to),
});

/**
 * The nights that follow each other in a room, of one stay or closed, and whether they can move to another room of their
 * type: those of a stay that arrives later than today, that nobody has used yet, that keeps no rooms, and whose rooms
 * are all of one type. A neighbour that reaches beyond the nights that are read stays where it is.
 */
const runs = preparedOnce((database) => {
  const { roomNumber, night, reservationId } = roomNight;
  const now = sql.param(sql.placeholder('now'), reservation.holdExpiresAt);
  const day = sql<number>`(${night} - ${EPOCH}::date)`;
  const place = sql`row_number() over (partition by ${roomNumber}, ${reservationId} order by ${night})`;
  const [first, last] = [
    sql`${sql.placeholder('from')}::date`,
    sql`${sql.placeholder('to')}::date`,
  ];
  const touched = (
    bound: SQL,
    further: SQL,
  ) => sql`(select ${bound} ${further} from room_night touched
    join room on room.number = touched.room_number join reservation on reservation.id = touched.reservation_id
    where night >= ${first} and night < ${last} and room_type = any(${sql.placeholder('roomTypes')}))`;
  const nights = database
    .select({
      number: roomNumber,
      roomType: room.roomType,
      reservationId,
      day: day.as('day'),
      run: sql`${day} - ${place}`.as('run'),
    })
    .from(roomNight)
    .innerJoin(room, eq(room.number, roomNumber))
    .leftJoin(reservation, eq(reservation.id, reservationId))
    .where(
      and(
        isAmong(room.roomType, 'roomTypes'),
        // All nights of the stays that touch these, so that they can move.
        gte(night, touched(sql`least(min(check_in), ${first})`, sql`- ${BESIDE}::int`)),
        lt(night, touched(sql`greatest(max(check_out), ${last})`, sql`+ ${BESIDE}::int`)),
        isTaken(now, sql.placeholder('except')),
      ),
    )
    .as('nights');
  const [from, to] = [sql<number>`min(${nights.day})`, sql<number>`max(${nights.day}) + 1`];
  const types = sql`(select count(*) from ${allocation} where ${allocation.reservationId} = ${reservation.id})`;
  const used = sql`exists (select from ${roomStay} where ${roomStay.reservationId} = ${reservation.id})`;
  return database
    .select({
      room: nights.number,
      roomType: nights.roomType,
      stay: nights.reservationId,
      from,
      to,
      canMove: sql<boolean>`coalesce(${reservation.checkIn} > ${sql.placeholder('today')}::date
        and ${from} = ${reservation.checkIn} - ${EPOCH}::date
        and ${to} = ${reservation.checkOut} - ${EPOCH}::date
        and not ${reservation.keepsRooms} and ${types} = 1 and not ${used}, false)`,
    })
    .from(nights)
    .leftJoin(reservation, eq(reservation.id, nights.reservationId))
    .groupBy(nights.number, nights.roomType, nights.reservationId, nights.run, reservation.id)
    .prepare('nights_around');
});

const roomsOfTypes = preparedOnce((database) =>
  database.select().from(room).where(isAmong(room.roomType, 'roomTypes')).prepare('rooms_of_types'),
);

/** A stay that nobody has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Around {
  roomTypes: readonly string[];
  nights: Nights;
  today: LagosDate;
  /** Holds that have expired by then are not there. */
  now: Date;
  /** A reservation whose own rooms count as free. */
  except?: string;
  /** The reservations that can move at most; by default whoever can. */
  movable?: ReadonlySet<string>;
}

/** The rooms of some types, and who has them around some nights, by the type's key. */
export async function roomsAround(
  database: Database,
  { roomTypes, nights: { from, to }, today, now, except = NOBODY, movable }: Around,
): Promise<Map<string, RoomsOfType>> {
  const [rooms, found] = await awaitInOrder([
    roomsOfTypes(database).execute({ roomTypes }),
    runs(database).execute({
      ...{ roomTypes, from, to, today, now, except },
    }),
  ]);
  return new Map(
    roomTypes.map((key) => {
      const numbers = rooms.flatMap(({ number, roomType }) => (roomType === key ? number : []));
      const moving = new Map<string, Block>();
      const fixed: Block[] = [];
      for (const run of found.filter(({ roomType }) => roomType === key)) {
        const { stay, canMove } = run;
        if (stay === null || !canMove || movable?.has(stay) === false) {
          fixed.push({ ...run, stay: null, rooms: [run.room] });
        } else {
          const others = moving.get(stay)?.rooms ?? [];
          moving.set(stay, { ...run, stay, rooms: [...others, run.room] });
        }
      }
      return [key, { rooms: inRoomOrder(numbers), blocks: [...moving.values(), ...fixed] }];
    }),
  );
}

/** How many rooms of each type, by its key, can be had for all nights of a stay, if others move. */
export async function roomsHad(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  { checkIn, checkOut }: StayDates,
): Promise<Map<string, number>> {
  const now = clock.now();
  const nights = { from: checkIn, to: checkOut };
  const around = await roomsAround(database, {
    roomTypes: roomTypeKeys,
    ...{ nights, now, today: lagosToday(now) },
  });
  const span = spanOf(nights);
  return new Map([...around].map(([key, rooms]) => [key, roomsToBeHad(rooms, span)]));
}
