import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { RoomStayState } from '../../../machines/contract/wire';
import type { BillFacts } from '../../../machines/desk/acts/bill';
import type { EventKind } from '../../../machines/reservation/eventKind';
import { awaitsPayment, hasTag, isExpired } from '../../../machines/reservation/reservationStatus';
import type { Kobo } from '../../../machines/shared/money';
import { lagosToday, type LagosDate } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import {
  billExtra,
  deskPayment,
  expectedTransfer,
  reservation,
  reservationEvent,
  roomStay,
  staffMember,
} from '../../database/schema';
import { rowsOf } from '../../database/statements';
import type { Context } from '../../context';
import { unpaidExtras } from '../../books/cashBook';
import { allocationsOf, lastEvent, type ReservationRow } from '../../reservations/queries';
import { amountDue, statusAt } from '../../reservations/status';
import { openPagesOf, unfinishedPaymentOf } from '../../reservations/unfinishedPayments';
import { printableText } from '../../shared/printableText';
import { DESK_ACCOUNT } from '../context';
import { lastChangeIn } from '../deskAnswers';
import { freeRooms } from '../rooms/freeRooms';

/**
 * The due part of the price. A stay whose hold ran out can be paid as long as it has not begun; what goes back of a
 * price that was paid is not owed again.
 */
export function priceDue(row: ReservationRow, now: Date): Kobo {
  const state = statusAt(row, now);
  const isLate = isExpired(state) && row.checkIn >= lagosToday(now);
  return awaitsPayment(state) || isLate ? amountDue(row) : 0;
}

/** Whether a stay that is to be paid has its rooms, or finds them again. */
async function roomsOf(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  row: ReservationRow,
): Promise<BillFacts['rooms']> {
  const now = context.clock.now();
  if (!isExpired(statusAt(row, now))) return 'kept';
  if (row.checkIn < lagosToday(now)) return 'begun';
  // An expired hold that was not swept yet still has its rooms.
  if (awaitsPayment(row)) return 'free';
  const free = await freeRooms(database, context, row);
  const wanted = await allocationsOf(database, row.id);
  const areFree = wanted.every(
    (line) =>
      free.filter(({ roomType }) => roomType === line.roomType).length >= line.numberOfRooms,
  );
  return areFree ? 'free' : 'sold';
}

/** The provider on whose page the guest may be paying; null if none is open. */
async function openPageOf(
  database: Database,
  row: ReservationRow,
  now: Date,
): Promise<BillFacts['openPage']> {
  const pages = openPagesOf(database, sql`${row.id}::uuid`);
  const [found] = await database.select().from(pages);
  const { unfinishedPayment } = unfinishedPaymentOf(found?.openPages ?? [], row, now);
  return unfinishedPayment ?? null;
}

/** The events after which another sum is due, or another one is expected. */
const billEvents: EventKind[] = [
  ...(['guest.modified', 'price.reduced'] as const),
  ...(['payment.settled', 'payment.settledLate'] as const),
  ...(['payment.part', 'stay.released', 'desk.paid'] as const),
  ...(['desk.extraAdded', 'desk.extraVoided', 'desk.paymentCorrected'] as const),
  ...(['desk.extendStay', 'desk.shortenStay', 'desk.writtenOff'] as const),
  ...(['desk.transferNoted', 'desk.transferReceived', 'desk.transferDropped'] as const),
];

/** Facts that decide which acts a reservation's money allows. */
export async function billFacts(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  row: ReservationRow,
): Promise<BillFacts> {
  const now = context.clock.now();
  const last = await lastEvent(database, row.id, inArray(reservationEvent.kind, billEvents));
  const [awaited] = await database
    .select()
    .from(expectedTransfer)
    .where(eq(expectedTransfer.reservationId, row.id));
  return {
    price: priceDue(row, now),
    charges: (await unpaidExtras(database, [row.id])).get(row.id) ?? 0,
    rooms: await roomsOf(database, context, row),
    hasLeft: (await departedAmong(database, [row.id])).has(row.id),
    takesExtras: hasTag(row, 'wasPaid') || hasTag(row, 'kept'),
    openPage: await openPageOf(database, row, now),
    isOnline: row.accountId !== DESK_ACCOUNT && awaitsPayment(statusAt(row, now)),
    awaited: awaited ?? null,
    lastChange: last && lastChangeIn(last),
  };
}

/** The stays that have begun, or should have, and are not paid in full, which only a person ends; the oldest first. */
export function keptStays(database: Database, today: LagosDate): Promise<ReservationRow[]> {
  return database
    .select()
    .from(reservation)
    .where(and(reservation.isKept, lte(reservation.checkIn, today)))
    .orderBy(asc(reservation.checkIn), asc(reservation.id));
}

/** The stays among some whose guests have been here and are not any more. */
async function departedAmong(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const stays = await database
    .select()
    .from(roomStay)
    .where(inArray(roomStay.reservationId, [...ids]));
  const idsOf = (state: RoomStayState) =>
    stays.filter((stay) => stay.state === state).map(({ reservationId }) => reservationId);
  const here = new Set(idsOf('inHouse'));
  return new Set(idsOf('departed').filter((id) => !here.has(id)));
}

/**
 * The balance due of stays that have started, the oldest first, until it is paid or written off: for extras, and for the
 * price of those whose guests have left.
 */
export async function unpaidBills(
  database: Database,
  today: LagosDate,
): Promise<{ row: ReservationRow; open: Kobo }[]> {
  const open = await owedExtras(database);
  const kept = await keptStays(database, today);
  const left = await departedAmong(
    database,
    kept.map(({ id }) => id),
  );
  const isOwing = inArray(reservation.id, [...open.keys(), ...left]);
  const rows = await database
    .select()
    .from(reservation)
    .where(and(lte(reservation.checkIn, today), isOwing))
    .orderBy(asc(reservation.checkIn), asc(reservation.id));
  return rows.map((row) => {
    return { row, open: (open.get(row.id) ?? 0) + (left.has(row.id) ? amountDue(row) : 0) };
  });
}

/** Extras due, by the reservation's id, however long ago. Whole kobo. */
async function owedExtras(database: Database): Promise<ReadonlyMap<string, Kobo>> {
  const found = await database.execute(sql`
    select reservation_id, sum(kobo) as open
    from (
      select reservation_id, amount_kobo as kobo from ${billExtra}
      union all
      select reservation_id, case kind when 'taken' then -amount_kobo else amount_kobo end
      from ${deskPayment} where purpose = 'extras'
    ) as moved
    group by reservation_id having sum(kobo) > 0`);
  return new Map(rowsOf(found).map((row) => [String(row.reservation_id), Number(row.open)]));
}

/** A transfer's sender, if known, and its reference. */
export const transferInWords = ({
  sender,
  proof,
}: Record<'proof', string> & Record<'sender', string | null>) =>
  printableText(sender === null ? proof : `${sender}, ${proof}`);

/** A transfer that a guest says is on its way. */
type ExpectedTransfer = typeof expectedTransfer.$inferSelect &
  Record<'guest', string> &
  Record<'letInName', string | null>;

/**
 * The transfers that wait until a manager has seen them in the hotel's account (`confirmTransfer`), or knows that they
 * will not come (`dropTransfer`), the oldest first.
 */
export async function expectedTransfers(database: Database): Promise<ExpectedTransfer[]> {
  const rows = await database
    .select({ transfer: expectedTransfer, name: reservation.name, letInName: staffMember.name })
    .from(expectedTransfer)
    .innerJoin(reservation, eq(reservation.id, expectedTransfer.reservationId))
    .leftJoin(staffMember, eq(staffMember.id, expectedTransfer.letInBy))
    .orderBy(asc(expectedTransfer.at));
  return rows.map(({ transfer, name, letInName }) => ({
    ...{ ...transfer, letInName },
    guest: printableText(name),
  }));
}
