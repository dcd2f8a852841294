import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskReservation } from '../../../machines/contract/wire';
import { sentRefusal } from '../../../machines/desk/acts/act';
import { stayActs } from '../../../machines/desk/acts/stay';
import { holdsRooms, isPaid } from '../../../machines/reservation/reservationStatus';
import { leavesOn } from '../../../machines/shared/lastNight';
import { businessDay, type LagosDate } from '../../../machines/shared/stay';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { reservation, room, roomNight, roomStay } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import { recordEvent } from '../../reservations/applyEvent';
import { roomChangedEmail } from '../../reservations/emails/stayEmails';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { statusAt } from '../../reservations/status';
import { roomTypeName } from '../../rooms/listRooms';
import { inRoomOrder } from '../../rooms/numberedRoom';
import { lockRooms, moveNights } from '../../rooms/takeRooms';
import { printableText } from '../../shared/printableText';
import { actedBy } from '../../staff/auditLog';
import type { Acting, RequestOf } from '../deskAnswers';
import { priceDue } from '../money/bill';
import { keepRooms } from './moveRoom';
import { findLastChange } from './reservationActs';
import { factsOf, markRoom, roomsOfStays } from './stays';

type Swap = NonNullable<DeskReservation['swaps']>[number];

/** A stay's nights in a room, from today on. */
interface Having {
  row: ReservationRow;
  room: string;
  nights: LagosDate[];
}

/**
 * The stays that one could exchange rooms with, for what is left of both: they share a night, and nobody else has either
 * room in the nights of the other, or is still in it.
 */
export async function swapsOf(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  row: ReservationRow,
): Promise<{ id: string; swap: Swap }[]> {
  const now = clock.now();
  const today = businessDay(now, hotel.businessDayEnds);
  if (!holdsRooms(statusAt(row, now)) || leavesOn(row) <= today) return [];
  const { roomNumber, night, reservationId } = roomNight;
  const from = row.checkIn > today ? row.checkIn : today;
  const beside = await database
    .select({ id: reservationId, room: roomNumber })
    .from(roomNight)
    .where(and(gte(night, from), lt(night, leavesOn(row))));
  const ids = [...new Set(beside.flatMap(({ id }) => id ?? []))];
  const numbers = [...new Set(beside.map((one) => one.room))];
  const nights = await database
    .select({ id: reservationId, room: roomNumber, night })
    .from(roomNight)
    .where(and(gte(night, today), or(inArray(reservationId, ids), inArray(roomNumber, numbers))));
  const rows = await database.select().from(reservation).where(inArray(reservation.id, ids));
  const rooms = await database.select().from(room);
  const keys = await database
    .select()
    .from(roomStay)
    .where(or(eq(roomStay.state, 'inHouse'), inArray(roomStay.reservationId, ids)));

  const hasRoom = (one: ReservationRow, number: string): Having => ({
    row: one,
    room: number,
    nights: nights.flatMap((each) =>
      each.id === one.id && each.room === number ? each.night : [],
    ),
  });
  const keyOf = ({ row: { id }, room: number }: Having) =>
    keys.find((one) => one.reservationId === id && one.roomNumber === number)?.state;
  const isLeft = (one: Having) => ['departed', 'noShow'].includes(keyOf(one) ?? '');
  /** Whether a stay fits where another one is. */
  const fits = (one: Having, other: Having) =>
    nights.every(
      (each) =>
        each.room !== other.room || each.id === other.row.id || !one.nights.includes(each.night),
    ) &&
    keys.every(
      (key) =>
        key.roomNumber !== other.room ||
        key.state !== 'inHouse' ||
        [one.row.id, other.row.id].includes(key.reservationId),
    );
  const others = rows.filter(({ id }) => id !== row.id);
  const having = (one: ReservationRow) =>
    inRoomOrder([...new Set(nights.flatMap((each) => (each.id === one.id ? each.room : [])))]).map(
      (number) => hasRoom(one, number),
    );
  const typeOf = (number: string) =>
    roomTypeName(rooms.find((one) => one.number === number)?.roomType ?? '');
  const found = having(row).flatMap((mine) =>
    others.flatMap(having).flatMap((theirs) => {
      const isShared = mine.nights.some((each) => theirs.nights.includes(each));
      if (!isShared || isLeft(mine) || isLeft(theirs)) return [];
      if (!fits(mine, theirs) || !fits(theirs, mine)) return [];
      const { id, name, checkIn, roomWish } = theirs.row;
      const swap = {
        ...{ room: mine.room, with: theirs.room, roomType: typeOf(theirs.room) },
        ...{ guest: printableText(name), checkIn, checkOut: leavesOn(theirs.row) },
        ...{ isInHouse: keyOf(theirs) === 'inHouse', roomWish },
        isOtherType: typeOf(mine.room) !== typeOf(theirs.room),
      };
      return { id, swap };
    }),
  );
  const order = inRoomOrder(found.map(({ swap }) => swap.with));
  const placeOf = ({ swap }: (typeof found)[number]) =>
    order.indexOf(swap.with) + (swap.isOtherType ? order.length : 0);
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Exchanges the rooms of two stays, for what is left of both. From then on both keep their rooms. */
export async function swapAtDesk(
  { tx, context, staff, row }: Acting,
  { room: before, with: after, why }: RequestOf<'swapRooms'>,
): Promise<void> {
  const now = context.clock.now();
  const today = businessDay(now, hotel.businessDayEnds);
  const findSwap = async () =>
    (await swapsOf(tx, context, row)).find(
      ({ swap }) => swap.room === before && swap.with === after,
    );
  const stay = (await roomsOfStays(tx, [row.id])).find((one) => one.room === before);
  if (!stay) {
    throw new RefusalError({ code: 'changedMeanwhile', facts: await findLastChange(tx, row) });
  }
  const found = await findSwap();
  const other = found ? await lockReservation(tx, found.id) : null;
  const types = await tx
    .select({ roomType: room.roomType })
    .from(room)
    .where(inArray(room.number, [before, after]));
  await lockRooms(tx, [...new Set(types.map(({ roomType }) => roomType))]);
  // Others may have changed it before the locks.
  const still = await findSwap();
  if (!other || still?.id !== other.id) {
    throw new RefusalError({ code: 'noSwap', facts: { room: before } });
  }
  const around = { balance: priceDue(row, now), occupant: null, areNightsSold: false };
  const facts = { ...factsOf(row, stay, now, around), isOtherType: still.swap.isOtherType };
  assertAllowed(sentRefusal(stayActs.swapRooms, staff, facts));
  await moveNights(
    tx,
    [
      { stay: row.id, before, after },
      { stay: other.id, before: after, after: before },
    ],
    today,
  );
  await swapKeys(tx, [row.id, before], [other.id, after], {
    isClean: false,
    by: staff.name,
    at: now,
  });
  await keepRooms(tx, row.id, other.id);
  const moved = [
    { one: row, left: before, taken: after },
    { one: other, left: after, taken: before },
  ];
  for (const { one, left, taken } of moved) {
    const firstNight = one.checkIn > today ? one.checkIn : today;
    const moves = { before: left, after: taken, firstNight, swappedFor: row.id };
    const detail = { ...moves, ...actedBy(staff), why };
    await recordEvent(tx, context, one.id, 'staff.roomChanged', detail);
    if (isPaid(one)) await enqueueEmail(tx, context, roomChangedEmail(one, left, taken));
  }
}

/** Exchanges the keys of two stays. Each room that a guest leaves has to be cleaned. */
async function swapKeys(
  tx: Database,
  one: readonly [id: string, number: string],
  other: readonly [id: string, number: string],
  dirty: Parameters<typeof markRoom>[2],
): Promise<void> {
  const isKey = ([id, number]: typeof one) =>
    and(eq(roomStay.reservationId, id), eq(roomStay.roomNumber, number));
  const [first] = await tx.select().from(roomStay).where(isKey(one));
  // Only one guest at a time is in a room.
  await tx.update(roomStay).set({ state: 'expected' }).where(isKey(one));
  const [second] = await tx
    .update(roomStay)
    .set({ roomNumber: one[1] })
    .where(isKey(other))
    .returning({ state: roomStay.state });
  if (first) {
    await tx.update(roomStay).set({ roomNumber: other[1], state: first.state }).where(isKey(one));
  }
  if (first?.state === 'inHouse') await markRoom(tx, one[1], dirty);
  if (second?.state === 'inHouse') await markRoom(tx, other[1], dirty);
}
