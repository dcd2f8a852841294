import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hotel } from '../../../hotel/hotel';
import type { DeskFault, DeskFoundAs, DeskRole } from '../../../machines/contract/wire';
import { deskRoles } from '../../../machines/desk/acts/act';
import { bookedAs, foundAs, type BookedAs } from '../../../machines/desk/cleaning';
import type { Step } from '../../../machines/desk/inWords';
import { addDays, businessDay, lagosInstant, type LagosDate } from '../../../machines/shared/stay';
import type { StaffCaller } from '../../contract/handlers';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { reservationEvent, roomNight, roomStay, staffAction } from '../../database/schema';
import { recordStaffAction } from '../../staff/auditLog';

/**
 * Every morning somebody looks into every room: slept in, empty, or with luggage alone. A mark is kept with what the
 * books said of the night at that moment, and neither is ever changed; a newer mark stands beside it.
 */

/** When the business day of an instant began. */
export const dayBegan = (now: Date) =>
  lagosInstant(businessDay(now, hotel.businessDayEnds), hotel.businessDayEnds);

const kinds = ['desk.checkIn', 'desk.checkOut', 'desk.noShow', 'desk.undo', 'staff.roomChanged'];

/**
 * The rooms in which a guest was in house at some time of the night that ended, from midnight on: as the steps at the
 * desk have it, walked back from now.
 */
async function inHouseIn(tx: Database, night: LagosDate): Promise<ReadonlySet<string>> {
  const morning = addDays(night, 1);
  const from = lagosInstant(morning, '00:00');
  const to = lagosInstant(morning, hotel.businessDayEnds);
  const { at, kind, id } = reservationEvent;
  const events = await tx
    .select()
    .from(reservationEvent)
    .where(and(gte(at, from), inArray(kind, kinds)))
    .orderBy(desc(id));
  const ids = [...new Set(events.map(({ reservationId }) => reservationId))];
  const isInHouse = eq(roomStay.state, 'inHouse');
  const stays = await tx
    .select()
    .from(roomStay)
    .where(ids.length === 0 ? isInHouse : or(isInHouse, inArray(roomStay.reservationId, ids)));
  const guests = stays.map(({ reservationId, roomNumber, state }) => {
    return { reservationId, room: roomNumber, isHere: state === 'inHouse' };
  });
  const rooms = new Set<string>();
  const note = () => {
    for (const { room, isHere } of guests) if (isHere) rooms.add(room);
  };
  for (const { reservationId, kind: step, at: since, detail } of events) {
    if (since < to) note();
    const isMove = step === 'staff.roomChanged';
    const room = isMove ? detail.after : detail.room;
    const before = String(detail.before);
    const guest = guests.find((one) => one.reservationId === reservationId && one.room === room);
    if (isMove && guest) guest.room = before;
    else if (guest) guest.isHere = before === 'inHouse';
    // An undone check-in leaves no row.
    else if (!isMove)
      guests.push({ reservationId, room: String(room), isHere: before === 'inHouse' });
  }
  note();
  return rooms;
}

/** A room in the books, as they are now, of the night that ended. */
async function bookedIn(tx: Database, room: string, night: LagosDate): Promise<BookedAs> {
  if ((await inHouseIn(tx, night)).has(room)) return 'inHouse';
  const isClosed = and(
    eq(roomNight.roomNumber, room),
    eq(roomNight.night, night),
    isNotNull(roomNight.closureId),
  );
  return (await tx.$count(roomNight, isClosed)) > 0 ? 'outOfOrder' : 'vacant';
}

/** Writes down how a room was found. */
export async function markFound(
  tx: Database,
  context: Pick<Context, 'clock'>,
  staff: StaffCaller,
  room: string,
  found: DeskFoundAs,
): Promise<void> {
  const night = addDays(businessDay(context.clock.now(), hotel.businessDayEnds), -1);
  const detail = {
    ...{ room, night, found, role: staff.role },
    booked: await bookedIn(tx, room, night),
  };
  await recordStaffAction(tx, context, staff, { kind: 'room.found', why: null, detail });
}

/** A mark, with what the books said then. */
export interface RoomMark {
  room: string;
  found: DeskFoundAs;
  booked: BookedAs;
  by: string;
  staffId: string | null;
  /** Their role at that time. */
  role: DeskRole;
  at: Date;
}

/** The marks of some time, in order. @param isThen as of `isWithin` */
export async function roomMarks(tx: Database, isThen: SQL | undefined): Promise<RoomMark[]> {
  const marks = await tx
    .select()
    .from(staffAction)
    .where(and(isThen, eq(staffAction.kind, 'room.found')))
    .orderBy(asc(staffAction.id));
  return marks.flatMap(({ detail, by, staffId, at }) => {
    const found = foundAs.find((one) => one === detail.found);
    const booked = bookedAs.find((one) => one === detail.booked);
    const role = deskRoles.find((one) => one === detail.role);
    if (!found || !booked || !role) return [];
    return { room: String(detail.room), found, booked, by, staffId, role, at };
  });
}

/** Since the business day began. */
export const marksToday = (tx: Database, now: Date) =>
  roomMarks(tx, gte(staffAction.at, dayBegan(now)));

/** A fault of a room, and the person who has fixed it; null if nobody has. */
export interface RoomFault extends Omit<DeskFault, 'text'> {
  room: string;
  what: string;
  details: string;
  fixed: Step | null;
}

/**
 * The faults of all rooms that nobody has fixed, the oldest first.
 * @param meant the id of one that is among them though somebody has fixed it
 */
export async function roomFaults(tx: Database, meant = 0): Promise<RoomFault[]> {
  const fixing = alias(staffAction, 'fixing');
  const isIts = sql`${fixing.detail}->>'fault' = ${staffAction.id}::text`;
  const found = await tx
    .select({ fault: staffAction, by: fixing.by, at: fixing.at })
    .from(staffAction)
    .leftJoin(fixing, and(eq(fixing.kind, 'room.faultFixed'), isIts))
    .where(
      and(eq(staffAction.kind, 'room.fault'), or(isNull(fixing.id), eq(staffAction.id, meant))),
    )
    .orderBy(asc(staffAction.id));
  return found.map(({ fault: { id, detail, ...told }, by, at }) => ({
    id,
    room: String(detail.room),
    what: String(detail.what),
    details: String(detail.details),
    by: told.by,
    at: told.at.toISOString(),
    fixed: by === null || at === null ? null : { by, at },
  }));
}
