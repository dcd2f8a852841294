import { and, asc, gte, lt, sql, eq } from 'drizzle-orm';
import { nightsBetween, type LagosDate } from '../../machines/shared/stay';
import { preparedOnce, isAmong, rowsOf } from '../database/statements';
import type { Database } from '../database/database';
import { room, roomNight, roomStay, type reservation } from '../database/schema';
import type { RoomMove } from './rearrange';
import { type NumberedRoom, type WantedRooms, inRoomOrder } from './numberedRoom';

/**
 * Releases the room nights that a reservation holds.
 * @param from the first night to release, if earlier ones were used
 */
export async function releaseRooms(tx: Database, reservationId: string, from?: LagosDate) {
  const isLater = from === undefined ? undefined : gte(roomNight.night, from);
  await tx.delete(roomNight).where(and(eq(roomNight.reservationId, reservationId), isLater));
}

type Stay = Pick<typeof reservation.$inferSelect, 'id' | 'checkIn' | 'checkOut'>;

const TRIES = 3;

const roomsToLock = preparedOnce((tx) =>
  tx
    .select({ number: room.number, roomType: room.roomType })
    .from(room)
    .where(isAmong(room.roomType, 'roomTypes'))
    .orderBy(asc(room.number))
    .for('no key update')
    .prepare('rooms_to_lock'),
);

/** Locks the rooms of the types, in one order. The lock doesn't block the foreign keys of room nights. */
export async function lockRooms(
  tx: Database,
  roomTypes: readonly string[],
): Promise<NumberedRoom[]> {
  return roomsToLock(tx).execute({ roomTypes });
}

const takenAmong = preparedOnce((tx) =>
  tx
    .selectDistinct({ number: roomNight.roomNumber })
    .from(roomNight)
    .where(
      and(
        isAmong(roomNight.roomNumber, 'numbers'),
        gte(roomNight.night, sql.placeholder('checkIn')),
        lt(roomNight.night, sql.placeholder('checkOut')),
      ),
    )
    .prepare('taken_among'),
);

/** The given rooms that are open and free on every night of a stay. */
export async function freeAmong(
  tx: Database,
  rooms: readonly NumberedRoom[],
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
): Promise<NumberedRoom[]> {
  const numbers = rooms.map(({ number }) => number);
  const taken = await takenAmong(tx).execute({ numbers, checkIn, checkOut });
  return rooms.filter(({ number }) => taken.every((one) => one.number !== number));
}

/** Null, and nothing was inserted, unless every type had enough free rooms. */
type RoomAssignment = {
  /** All of their nights were inserted; none was taken concurrently. */
  isWhole: boolean;
  numbers: readonly string[];
} | null;

/**
 * Takes free rooms in one statement, which sees what was committed before it began, so it must be sent after the
 * locks. Of each type it takes the rooms that the guest already had, then those that nobody has still to leave, then
 * those that are side by side on a storey, then those with the lowest numbers, so that the choice is deterministic.
 * @param preferred numbers of rooms to take if they are free
 */
export async function assignFreeRooms(
  tx: Database,
  { id, checkIn, checkOut }: Stay,
  today: LagosDate,
  wanted: readonly WantedRooms[],
  preferred: readonly string[] = [],
): Promise<RoomAssignment> {
  const types = sql.param(wanted.map(({ roomType }) => roomType));
  const rooms = sql.param(wanted.map(({ numberOfRooms }) => numberOfRooms));
  const nights = nightsBetween(checkIn, checkOut);
  const { number, roomType } = room;
  const isTaken = sql`exists (select from ${roomNight} where ${roomNight.roomNumber} = ${number}
    and ${roomNight.night} >= ${checkIn}::date and ${roomNight.night} < ${checkOut}::date)`;
  const isInTheWay = sql`${checkIn <= today}::boolean and exists (select from ${roomStay}
    where ${roomStay.roomNumber} = ${number} and ${roomStay.state} = 'inHouse')`;
  const ofType = sql`from ${room} where ${roomType} = any(${types}::text[])`;
  const isPreferred = sql`number = any(${sql.param(preferred)}::text[])`;
  const single = sql`free as (select ${number} as number, ${roomType} as room_type, row_number() over (
            partition by ${roomType} order by ${isPreferred} desc, ${isInTheWay}, ${number}) as place
          ${ofType} and not ${isTaken})`;
  const sideBySide = sql`placed as (select ${number} as number, ${roomType} as room_type, left(${number}, -2) as storey,
            ${isTaken} as is_taken, ${isInTheWay} as is_in_the_way,
            row_number() over (partition by ${roomType} order by length(${number}), ${number}) as place ${ofType}),
        rows as (select *, place - row_number() over (partition by room_type, storey order by place) as beside
          from placed where not is_taken),
        long as (select *, count(*) over (partition by room_type, storey, beside) as length from rows),
        free as (select number, long.room_type, row_number() over (partition by long.room_type
            order by ${isPreferred} desc, is_in_the_way, length >= wanted.rooms desc, long.place) as place
          from long join wanted on wanted.room_type = long.room_type)`;
  // Most stays want one room, and are many.
  const free = wanted.some(({ numberOfRooms }) => numberOfRooms > 1) ? sideBySide : single;
  const result = await tx
    .execute(
      sql`with wanted as (select * from unnest(${types}::text[], ${rooms}::int[]) as line(room_type, rooms)),
        ${free},
        chosen as (select free.number from free join wanted on wanted.room_type = free.room_type
          where free.place <= wanted.rooms),
        enough as (select (select count(*) from chosen) = (select sum(rooms) from wanted) as is_enough),
        taken as (insert into ${roomNight} (room_number, night, reservation_id)
          select chosen.number, ${checkIn}::date + later, ${id}::uuid
          from chosen, generate_series(0, ${nights}::int - 1) later, enough where enough.is_enough
          on conflict do nothing returning room_number)
      select enough.is_enough, (select count(*) from taken)::int as nights,
        (select json_agg(number) from chosen) as numbers from enough`,
    )
    .execute();
  const [row] = rowsOf(result);
  if (row?.is_enough !== true) return null;
  const numbers: string[] = Array.isArray(row.numbers) ? row.numbers.map(String) : [];
  return { isWhole: row.nights === numbers.length * nights, numbers };
}

/**
 * Retries until rooms are taken. Returns their numbers in the hotel's order; null if not enough rooms are free, or
 * other transactions, which took none of the locks, were faster every time.
 */
export async function finishAssignment(
  tx: Database,
  reservationId: string,
  first: RoomAssignment,
  assign: () => Promise<RoomAssignment>,
): Promise<string[] | null> {
  let assignment = first;
  for (let tries = 1; ; tries += 1) {
    if (assignment === null) return null;
    if (assignment.isWhole) return inRoomOrder(assignment.numbers);
    await releaseRooms(tx, reservationId);
    if (tries >= TRIES) return null;
    assignment = await assign();
  }
}

/** The nights of stays on the move are parked so many days later, where nobody has a night. */
const PARKED = 40_000;

/**
 * Gives stays other rooms, from a night on. Their nights are changed, never freed; in two steps, because two stays may
 * exchange rooms, and the primary key of room nights holds at any moment.
 */
export async function moveNights(
  tx: Database,
  moves: readonly RoomMove[],
  from: LagosDate,
): Promise<void> {
  const column = (key: keyof RoomMove) => sql.param(moves.map((move) => move[key]));
  const { roomNumber, night, reservationId } = roomNight;
  const their = sql`unnest(${column('stay')}::uuid[], ${column('before')}::text[], ${column('after')}::text[])
    as move(stay, before, after) where ${reservationId} = move.stay and ${roomNumber} = move.before`;
  await tx.execute(sql`update ${roomNight} set night = ${night} + ${PARKED}::int
    from ${their} and ${night} >= ${from}::date`);
  await tx.execute(sql`update ${roomNight} set room_number = move.after, night = ${night} - ${PARKED}::int
    from ${their} and ${night} >= ${from}::date + ${PARKED}::int`);
}
