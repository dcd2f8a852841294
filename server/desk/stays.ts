import { and, count, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type {
  DeskAct,
  DeskRole,
  DeskStay,
  RoomStayState,
  RoomTypeName,
} from '../../machines/contract/wire';
import { refusalOf, type StayAct, type StayFacts } from '../../machines/desk/permissions';
import { awaitsPayment, hasTag } from '../../machines/reservation/reservationStatus';
import type { Kobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { lagosToday } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { reservation, room, roomNight, roomStay } from '../database/schema';
import type { ReservationRow } from '../reservations/queries';
import { statusAt } from '../reservations/status';
import { inRoomOrder } from '../rooms/roomOrder';
import { printableText } from '../shared/printableText';

/** One room of a reservation, and where its guest is. */
export interface RoomOfStay {
  reservationId: string;
  room: string;
  roomType: string;
  state: RoomStayState;
  lastStep: StayFacts['lastStep'];
}

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
    .select({ stay: roomStay, roomType: room.roomType })
    .from(roomStay)
    .innerJoin(room, eq(room.number, roomStay.roomNumber))
    .where(inArray(roomStay.reservationId, ids));
  const held = await database
    .select({
      reservationId: reservation.id,
      room: roomNight.roomNumber,
      roomType: room.roomType,
    })
    .from(roomNight)
    .innerJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .innerJoin(room, eq(room.number, roomNight.roomNumber))
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
    ...known.map(({ stay: { reservationId, roomNumber, state, by, at }, roomType }) => ({
      reservationId,
      room: roomNumber,
      roomType,
      state,
      lastStep: by === null ? null : { by, at },
    })),
    ...held.map((one) => ({ ...one, state: 'expected' as const, lastStep: null })),
  ];
  const order = inRoomOrder(stays.map((stay) => stay.room));
  return stays.sort((one, other) => order.indexOf(one.room) - order.indexOf(other.room));
}

/** The guest of another reservation who is in a room; null if nobody is. */
export async function occupantOf(
  database: Database,
  { room: number, reservationId }: Pick<RoomOfStay, 'room' | 'reservationId'>,
): Promise<string | null> {
  const [found] = await database
    .select({ name: reservation.name })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(
      and(
        eq(roomStay.roomNumber, number),
        eq(roomStay.state, 'inHouse'),
        ne(roomStay.reservationId, reservationId),
      ),
    );
  return found ? printableText(found.name) : null;
}

/** Whether nights that an early departure put back on sale have been sold, or closed, since. */
export async function areNightsSold(
  database: Database,
  { checkOut }: Pick<ReservationRow, 'checkOut'>,
  { room: number, reservationId, state }: RoomOfStay,
  now: Date,
): Promise<boolean> {
  const today = lagosToday(now);
  if (state !== 'departed' || today >= checkOut) return false;
  const [taken] = await database
    .select({ nights: count() })
    .from(roomNight)
    .where(
      and(
        eq(roomNight.roomNumber, number),
        gte(roomNight.night, today),
        lt(roomNight.night, checkOut),
        or(isNull(roomNight.reservationId), ne(roomNight.reservationId, reservationId)),
      ),
    );
  return (taken?.nights ?? 0) > 0;
}

/** What a reservation still has to pay before its guest may have the room, or leave. */
export function balanceOf(row: ReservationRow, now: Date): Kobo {
  return awaitsPayment(statusAt(row, now)) ? row.totalKobo : 0;
}

/** What decides about the acts with a room. */
export function factsOf(
  row: ReservationRow,
  { room: number, state, lastStep }: RoomOfStay,
  now: Date,
  around: Pick<StayFacts, 'occupant' | 'areNightsSold'>,
): StayFacts {
  const { checkIn, checkOut } = row;
  return {
    now,
    checkIn,
    checkOut,
    isConfirmed: hasTag(statusAt(row, now), 'confirmed'),
    balance: balanceOf(row, now),
    room: number,
    state,
    lastStep,
    ...around,
  };
}

/** Acts with a room as somebody is offered them, each with the sentence why not. */
export function actsOf(acts: readonly StayAct[], role: DeskRole, facts: StayFacts): DeskAct[] {
  return acts.map((act) => {
    const why = refusalOf(act, role, facts)?.why ?? null;
    return { act, room: facts.room, isAllowed: why === null, why };
  });
}

/** The name of a room type. @throws Error if there is none with this key */
export function roomTypeName(key: string): RoomTypeName {
  const found = roomTypes.find((type) => type.key === key);
  if (!found) throw new Error(`There is no room type ${key}.`);
  return found.name;
}

/** A room of a reservation as the desk's pages see it. */
export function stayView(
  { room: number, roomType, state, lastStep }: RoomOfStay,
  occupant: string | null,
): DeskStay {
  return {
    room: number,
    roomType: roomTypeName(roomType),
    state,
    isReady: occupant === null,
    lastStep: lastStep && { by: lastStep.by, at: lastStep.at.toISOString() },
  };
}
