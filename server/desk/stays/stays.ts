import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskStay, RoomStayState } from '../../../machines/contract/wire';
import { isOver, type StayFacts } from '../../../machines/desk/acts/stay';
import { awaitsPayment, hasTag, holdsRooms } from '../../../machines/reservation/reservationStatus';
import type { Step } from '../../../machines/desk/inWords';
import type { Kobo } from '../../../machines/shared/money';
import { leavesOn, type StayedDates } from '../../../machines/shared/lastNight';
import { addDays, lagosInstant, lagosToday, type LagosDate } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { reservation, room, roomCleaning, roomNight, roomStay } from '../../database/schema';
import { isSameGuest } from '../../reservations/guestSearch';
import type { ReservationRow } from '../../reservations/queries';
import { nightlyKobo, statusAt } from '../../reservations/status';
import { roomTypeName } from '../../rooms/listRooms';
import { inRoomOrder } from '../../rooms/numberedRoom';
import { printableText } from '../../shared/printableText';
import { transfersToTrust } from '../money/trustedTransfers';
import { stands } from './reservations';

/** One room of a reservation, and where its guest is. */
export interface RoomOfStay {
  reservationId: string;
  room: string;
  roomType: string;
  state: RoomStayState;
  lastStep: StayFacts['lastStep'];
  /** The day on which its guest leaves, where that is another one than was sold. */
  staysUntil: LagosDate | null;
  late: StayFacts['late'];
  /** The step by which its guest was found gone with a balance due; null for none. */
  foundEmpty: StayFacts['lastStep'];
  isClean: boolean;
}

/** The dates of one room of a stay: its guest may leave on another day than those of other rooms. */
export const datesOfRoom = (
  { checkIn, checkOut }: Pick<ReservationRow, 'checkIn' | 'checkOut'>,
  { staysUntil }: Pick<RoomOfStay, 'staysUntil'>,
): StayedDates & Pick<StayFacts, 'checkIn'> => ({ checkIn, checkOut, staysUntil });

/** The hour at which the guest of a room leaves. */
export const leavingAt = ({ late }: Pick<RoomOfStay, 'late'>) => late?.until ?? hotel.checkOutUntil;

/**
 * The rooms of reservations: those with a row of their own, and those that hold the last night and have none. A room
 * that was left for another one in the middle of the stay is neither.
 */
export async function roomsOfStays(
  database: Database,
  reservationIds: readonly string[],
): Promise<RoomOfStay[]> {
  if (reservationIds.length === 0) return [];
  const ids = [...reservationIds];
  const known = await database
    .select({ stay: roomStay, roomType: room.roomType, isClean: roomCleaning.isClean })
    .from(roomStay)
    .innerJoin(room, eq(room.number, roomStay.roomNumber))
    .leftJoin(roomCleaning, eq(roomCleaning.roomNumber, room.number))
    .where(inArray(roomStay.reservationId, ids));
  const held = await database
    .select({
      reservationId: reservation.id,
      room: roomNight.roomNumber,
      roomType: room.roomType,
      isClean: roomCleaning.isClean,
    })
    .from(roomNight)
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
    .leftJoin(roomCleaning, eq(roomCleaning.roomNumber, room.number))
    .leftJoin(
      roomStay,
      and(
        eq(roomStay.reservationId, reservation.id),
        eq(roomStay.roomNumber, roomNight.roomNumber),
      ),
    )
    .where(
      and(
        inArray(reservation.id, ids),
        eq(roomNight.night, sql`${reservation.checkOut} - 1`),
        isNull(roomStay.state),
      ),
    );
  const stays = [
    ...known.map(({ stay, roomType, isClean }) => ({
      reservationId: stay.reservationId,
      room: stay.roomNumber,
      roomType,
      state: stay.state,
      lastStep: stay.by === null ? null : { by: stay.by, at: stay.at },
      staysUntil: stay.staysUntil,
      foundEmpty:
        stay.state === 'inHouse' && stay.foundEmpty
          ? { by: stay.foundEmpty.by, at: new Date(stay.foundEmpty.at) }
          : null,
      late: stay.lateCheckOut && { ...stay.lateCheckOut, at: new Date(stay.lateCheckOut.at) },
      isClean: isClean ?? true,
    })),
    ...held.map((one) => ({
      ...one,
      state: 'expected' as const,
      lastStep: null,
      staysUntil: null,
      foundEmpty: null,
      late: null,
      isClean: one.isClean ?? true,
    })),
  ];
  const order = inRoomOrder(stays.map((stay) => stay.room));
  return stays.sort((one, other) => order.indexOf(one.room) - order.indexOf(other.room));
}

/** A room of a stay that is due or under way, or whose guest is in house. */
export interface StayOfDay {
  row: ReservationRow;
  stay: RoomOfStay;
}

/** The stays of a day, by the guest's name. @param today of the calendar, or the hotel's business day */
export async function staysOfDay(
  database: Database,
  now: Date,
  today: LagosDate,
): Promise<StayOfDay[]> {
  const lastOver = isOver({ checkOut: today, leavingAt: hotel.checkOutUntil }, now)
    ? today
    : addDays(today, -1);
  const due = await database
    .select()
    .from(reservation)
    .where(
      and(
        lte(reservation.checkIn, today),
        // Either has its index.
        or(gt(reservation.checkOut, lastOver), gt(reservation.staysUntil, lastOver)),
        stands(now),
      ),
    );
  const inHouse = await database
    .select({ row: reservation })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(eq(roomStay.state, 'inHouse'));
  const rows = new Map([...due, ...inHouse.map(({ row }) => row)].map((row) => [row.id, row]));
  const stays = await roomsOfStays(database, [...rows.keys()]);
  const nameOf = ({ searchText, name }: ReservationRow) => searchText ?? name;
  return [...rows.values()]
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .flatMap((row) =>
      stays.filter(({ reservationId }) => reservationId === row.id).map((stay) => ({ row, stay })),
    );
}

/** Whether a stay of the day is still expected. One that is over is not. */
export function isArrival({ row, stay }: StayOfDay, now: Date): boolean {
  return (
    stay.state === 'expected' &&
    !isOver({ ...datesOfRoom(row, stay), leavingAt: leavingAt(stay) }, now)
  );
}

/** Whether a guest leaves by a day. */
export function isDeparture({ row, stay }: StayOfDay, day: LagosDate): boolean {
  return stay.state === 'inHouse' && leavesOn(datesOfRoom(row, stay)) <= day;
}

/** The moment from which a guest who leaves is late; null until then. */
export function dueOutSince({ row, stay }: StayOfDay, now: Date): Date | null {
  const stayed = { ...datesOfRoom(row, stay), leavingAt: leavingAt(stay) };
  if (stay.state !== 'inHouse' || !isOver(stayed, now)) return null;
  return lagosInstant(leavesOn(stayed), stayed.leavingAt);
}

/** Says whether a room is clean. */
export async function markRoom(
  tx: Database,
  roomNumber: string,
  said: Omit<typeof roomCleaning.$inferInsert, 'roomNumber'>,
): Promise<void> {
  await tx
    .insert(roomCleaning)
    .values({ roomNumber, ...said })
    .onConflictDoUpdate({ target: roomCleaning.roomNumber, set: said });
}

/** The other reservation whose guest is in a room; null if nobody is. */
export async function occupying(
  database: Database,
  { room: number, reservationId }: Pick<RoomOfStay, 'room' | 'reservationId'>,
): Promise<ReservationRow | null> {
  const [found] = await database
    .select({ row: reservation })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(
      and(
        eq(roomStay.roomNumber, number),
        eq(roomStay.state, 'inHouse'),
        isNull(roomStay.foundEmpty),
        ne(roomStay.reservationId, reservationId),
      ),
    );
  return found?.row ?? null;
}

/** The guest of another reservation in the way of one: nobody is in their own way. */
export const nameOfOther = (other: ReservationRow | null, row: ReservationRow): string | null =>
  other === null || other.id === row.id || isSameGuest(other, row)
    ? null
    : printableText(other.name);

/** The first night that an early departure put back on sale: that of its own day, also after midnight. */
export const releasedFrom = ({ lastStep }: Pick<RoomOfStay, 'lastStep'>, today: LagosDate) =>
  lastStep ? lagosToday(lastStep.at) : today;

/** Whether nights that an early departure put back on sale have been sold, closed, or moved into, since. */
async function areNightsSold(
  database: Database,
  row: ReservationRow,
  stay: RoomOfStay,
  now: Date,
): Promise<boolean> {
  const from = releasedFrom(stay, lagosToday(now));
  const until = leavesOn(datesOfRoom(row, stay));
  if (stay.state !== 'departed' || from >= until) return false;
  const { roomNumber, night } = roomNight;
  const isLeft = and(eq(roomNumber, stay.room), gte(night, from), lt(night, until));
  return (await database.$count(roomNight, isLeft)) > 0;
}

/** The reservation that has a room on a night; null if none has. */
export async function havingNight(
  database: Database,
  { room: number }: Pick<RoomOfStay, 'room'>,
  night: LagosDate,
  now: Date,
): Promise<ReservationRow | null> {
  const isNext = and(eq(roomNight.roomNumber, number), eq(roomNight.night, night));
  const [next] = await database
    .select({ row: reservation })
    .from(roomNight)
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(and(isNext, stands(now)));
  return next?.row ?? null;
}

/** Facts that decide which acts a room allows. */
export function factsOf(
  row: ReservationRow,
  stay: RoomOfStay,
  now: Date,
  around: Pick<StayFacts, 'balance' | 'occupant' | 'areNightsSold' | 'nextGuest' | 'transfer'>,
): StayFacts {
  const { room: number, lastStep, foundEmpty, late, isClean } = stay;
  const state = statusAt(row, now);
  return {
    now,
    dayEnds: hotel.businessDayEnds,
    ...datesOfRoom(row, stay),
    leavingAt: leavingAt(stay),
    latestHour: hotel.lateCheckOut.until,
    late,
    isConfirmed: hasTag(state, 'confirmed'),
    isHeld: holdsRooms(state),
    firstNightDue: awaitsPayment(state) ? Math.max(0, nightlyKobo(row) - row.paidKobo) : 0,
    room: number,
    state: stay.state,
    lastStep: foundEmpty ?? lastStep,
    isEmpty: foundEmpty !== null,
    isClean,
    roomWish: row.roomWish,
    ...around,
  };
}

/** The same, with who is in the room and who has bought its nights since. */
export async function factsAround(
  database: Database,
  row: ReservationRow,
  stay: RoomOfStay,
  now: Date,
  { balance, staffId = null }: { balance: Kobo; staffId?: string | null },
): Promise<StayFacts> {
  const occupant = nameOfOther(await occupying(database, stay), row);
  const sold = await areNightsSold(database, row, stay, now);
  const leaving = leavesOn(datesOfRoom(row, stay));
  const isHere = stay.state === 'inHouse';
  const next = isHere ? await havingNight(database, stay, leaving, now) : null;
  const nextGuest = nameOfOther(next, row);
  const transfer = (await transfersToTrust(database, now, staffId))(row);
  const around = { balance, occupant, areNightsSold: sold, nextGuest, transfer };
  return factsOf(row, stay, now, around);
}

const stepView = ({ by, at }: Step) => ({ by, at: at.toISOString() });

/** A room of a reservation as the desk's pages see it. */
export function stayView(
  { room: number, roomType, state, lastStep, foundEmpty, isClean, staysUntil }: RoomOfStay,
  occupant: string | null,
): DeskStay {
  return {
    room: number,
    roomType: roomTypeName(roomType),
    state,
    isClean,
    isReady: occupant === null && isClean,
    lastStep: lastStep && stepView(lastStep),
    ...(foundEmpty && { foundEmpty: stepView(foundEmpty) }),
    ...(staysUntil !== null && { staysUntil }),
  };
}
