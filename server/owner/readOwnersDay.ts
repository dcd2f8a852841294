import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { dayInWords, momentInWords, timeInWords } from '../../machines/desk/inWords';
import { hasTag } from '../../machines/reservation/reservationStatus';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import { addDays, lagosInstant, type LagosDate } from '../../machines/shared/stay';
import { findingInWords } from '../../messages/books/findings';
import * as messages from '../../messages/desk/emails/owner';
import type { Database } from '../database/database';
import * as tables from '../database/schema';
import { whereTag } from '../database/reservationStatusSql';
import { DESK_ACCOUNT } from '../desk/context';
import { priceDue, expectedTransfers, unpaidBills } from '../desk/money/bill';
import { closingIn, dayBookOf, hoursOf, isWithin } from '../books/dayBook';
import { differencesOf, entryInWords } from '../desk/money/drawerInWords';
import * as books from '../desk/money/money';
import { guestName } from '../email/guestName';
import { NO_RECIPIENT } from '../email/outbox';
import type { ReservationRow } from '../reservations/queries';
import { roomTypeName } from '../rooms/listRooms';
import { printableText } from '../shared/printableText';
import { noticed } from './notices';

const { deskOpening, reservation, reservationEvent, room, roomNight, roomStay } = tables;
const { staffAction, staffMember } = tables;

type Hours = Awaited<ReturnType<typeof hoursOf>>;
type Part = keyof typeof messages.sections;

/** A line of the email, with the guest and the number by which the desk finds the reservation. */
const lineOf = (section: Part, text: string, row?: Pick<ReservationRow, 'id' | 'name'>) => {
  if (!row) return { section, text };
  const about = messages.aboutStay(guestName(row.name), row.id.slice(0, 8));
  return { section, text: `${text} · ${about}`, reservationId: row.id };
};
type Line = ReturnType<typeof lineOf>;

/** The events of which a guest with an address gets an email. */
const toldToGuests: readonly string[] = [
  ...['guest.cancelled', 'guest.modified', 'staff.roomChanged', 'desk.changeDates'],
  ...['refund.requested', 'staff.goodwill', 'desk.changeGuest', 'desk.extraVoided'],
];

/** The events of some reservations, in order. */
const eventsOfAll = (tx: Database, rows: readonly ReservationRow[]) =>
  tx
    .select()
    .from(reservationEvent)
    .where(inArray(reservationEvent.reservationId, [...new Set(rows.map(({ id }) => id))]))
    .orderBy(asc(reservationEvent.id));

/** Events and acts in the hours of the day that need an eye. @param closedAt when the day was closed */
async function noticedIn(tx: Database, hours: Hours, closedAt: Date): Promise<Line[]> {
  const rooms = await tx.select().from(room);
  const types = new Map(rooms.map((one) => [one.number, roomTypeName(one.roomType)]));
  const ofStays = await tx
    .select({ event: reservationEvent, row: reservation })
    .from(reservationEvent)
    .innerJoin(reservation, eq(reservation.id, reservationEvent.reservationId))
    .where(isWithin(reservationEvent.at, hours))
    .orderBy(asc(reservationEvent.id));
  const ofStaff = await tx
    .select()
    .from(staffAction)
    .where(isWithin(staffAction.at, hours))
    .orderBy(asc(staffAction.id));
  const events = await eventsOfAll(
    tx,
    ofStays.map(({ row }) => row),
  );
  const happened = [
    ...ofStays.map(({ event, row }) => {
      const earlier = events.filter((one) => one.reservationId === row.id && one.id < event.id);
      return { ...event, by: event.detail.by ?? null, row, earlier };
    }),
    ...ofStaff.map(({ detail, why, ...action }) => {
      return { ...action, detail: { ...detail, why }, row: undefined, earlier: [] };
    }),
  ];
  return happened.flatMap(({ kind, detail, at, by, row, earlier }) => {
    const found = noticed({ kind, detail, earlier, typeOf: (number) => types.get(number) });
    if (!found) return [];
    const isUntold = row?.accountEmail === NO_RECIPIENT && toldToGuests.includes(kind);
    const marks = { isLate: at >= closedAt, isUntold };
    const person = by === null ? null : String(by);
    const text = messages.happened(timeInWords(at), person, found.line, marks);
    return lineOf(found.section, text, row);
  });
}

/** The steps of a room's guest. */
const steps: readonly string[] = ['desk.checkIn', 'desk.checkOut', 'desk.noShow', 'desk.undo'];

/** The stays that were to begin on a day; those whose guest had not arrived by its end with how they stand now. */
async function arrivalsOf(tx: Database, date: LagosDate, { from, to }: Hours) {
  const wasHeld = and(eq(reservation.accountId, DESK_ACCOUNT), gt(reservation.holdExpiresAt, from));
  const isDue = or(whereTag(reservation, 'wasPaid'), whereTag(reservation, 'awaitsPayment'));
  const rows = await tx
    .select()
    .from(reservation)
    .where(
      and(
        eq(reservation.checkIn, date),
        or(isDue, and(whereTag(reservation, 'canRevive'), wasHeld)),
      ),
    )
    .orderBy(asc(reservation.searchText), asc(reservation.id));
  const events = await eventsOfAll(tx, rows);
  const lastOf = (id: string, kinds: readonly string[], until = new Date(8e15)) =>
    events.findLast(
      (one) => one.reservationId === id && kinds.includes(one.kind) && one.at < until,
    );
  const due = rows.filter(({ id }) => !lastOf(id, ['refund.requested'], from));
  const isHere = (state: unknown) => state === 'inHouse' || state === 'departed';
  const missing = due.filter(({ id }) => !isHere(lastOf(id, steps, to)?.detail.after));
  return {
    due: due.length,
    missing: missing.map((row) => {
      const state = lastOf(row.id, steps)?.detail.after;
      const arrived = isHere(state) ? 'arrived' : state === 'noShow' ? 'noShow' : 'expected';
      const ended = hasTag(row, 'neverPaid') ? 'released' : 'refunded';
      return { row, became: hasTag(row, 'holdsRooms') ? arrived : ended } as const;
    }),
  };
}

/** Corrections that no manager has approved, however long ago. */
async function waitingCorrections(tx: Database) {
  const { deskPayment, reservationEvent } = tables;
  const { detail, kind } = reservationEvent;
  const approval = tx
    .select({ id: reservationEvent.id })
    .from(reservationEvent)
    .where(
      and(
        eq(reservationEvent.reservationId, deskPayment.reservationId),
        eq(kind, 'desk.correctionApproved'),
        sql`${detail}->>'payment' = ${deskPayment.corrects}::text`,
      ),
    );
  const isCorrection = and(isNotNull(deskPayment.corrects), eq(deskPayment.kind, 'taken'));
  return tx
    .select({ row: reservation, amountKobo: deskPayment.amountKobo, by: deskPayment.by })
    .from(deskPayment)
    .innerJoin(reservation, eq(reservation.id, deskPayment.reservationId))
    .where(and(isCorrection, notExists(approval)))
    .orderBy(asc(deskPayment.at));
}

/** Balances, transfers and holds that are open at this moment. @param today the business day */
async function openNow(tx: Database, now: Date, today: LagosDate): Promise<Line[]> {
  const inHouse = await tx
    .selectDistinct({ row: reservation })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(eq(roomStay.state, 'inHouse'));
  const bills: { row: ReservationRow; open: Kobo }[] = [
    ...inHouse.map(({ row }) => ({ row, open: priceDue(row, now) })),
    ...(await unpaidBills(tx, today)),
  ];
  const { totalKobo, paidKobo, checkIn, checkOut } = reservation;
  // A naira keeps a room as a deposit does.
  const isLessThanANight = sql`${paidKobo} * (${checkOut} - ${checkIn}) < ${totalKobo}`;
  const dayAfter = sql`${reservation.createdAt} + interval '24 hours'`;
  const held = await tx
    .select()
    .from(reservation)
    .where(
      and(
        whereTag(reservation, 'awaitsPayment'),
        gt(reservation.holdExpiresAt, sql`greatest(${dayAfter}, ${now.toISOString()})`),
        or(eq(reservation.isKept, false), isLessThanANight),
      ),
    )
    .orderBy(asc(reservation.holdExpiresAt));
  return [
    ...bills
      .filter(({ open }) => open > 0)
      .map(({ row, open }) => lineOf('balances', messages.owes(formatNaira(open)), row)),
    ...inHouse
      .filter(({ row }) => row.checkOut < today)
      .map(({ row }) => lineOf('balances', messages.overstays(dayInWords(row.checkOut)), row)),
    ...(await waitingCorrections(tx)).map(({ row, amountKobo, by }) =>
      lineOf('corrections', messages.notApproved(formatNaira(amountKobo), by), row),
    ),
    ...(await expectedTransfers(tx)).map(({ reservationId: id, guest: name, ...transfer }) => {
      const proof = guestName(transfer.proof);
      return lineOf('expected', messages.awaits(formatNaira(transfer.amountKobo), proof), {
        id,
        name,
      });
    }),
    ...held.map((row) => {
      const until = momentInWords(row.holdExpiresAt);
      return lineOf('holds', messages.heldUntil(formatNaira(priceDue(row, now)), until), row);
    }),
  ];
}

/** More guests than anybody at the desk needs in an hour. */
const MANY_GUESTS = 60;

async function openingsIn(tx: Database, hours: Hours): Promise<Line[]> {
  const rows = await tx
    .select({ by: staffMember.name, hour: deskOpening.hour, guests: deskOpening.guests })
    .from(deskOpening)
    .innerJoin(staffMember, eq(staffMember.id, deskOpening.staffId))
    .where(and(isWithin(deskOpening.hour, hours), gt(deskOpening.guests, MANY_GUESTS)))
    .orderBy(asc(deskOpening.hour));
  return rows.map(({ by, hour, guests }) =>
    lineOf('openings', messages.opened(by, guests, timeInWords(hour))),
  );
}

/** When the owner reads of the day that ended in the night. */
export const OWNER_READS_AT = '09:00';

/**
 * Counts, handovers and cash paid out, of the day, and those of earlier days since the owner last read; and what was
 * short or over in each count, also in one that was followed by another.
 */
async function drawerIn(tx: Database, date: LagosDate): Promise<Line[]> {
  const { dayBook } = tables;
  const since = lagosInstant(date, OWNER_READS_AT);
  const until = lagosInstant(addDays(date, 1), OWNER_READS_AT);
  const entries = await tx
    .select()
    .from(dayBook)
    .where(
      and(
        isNotNull(dayBook.staffId),
        lte(dayBook.date, date),
        lt(dayBook.at, until),
        or(eq(dayBook.date, date), gte(dayBook.at, since)),
      ),
    )
    .orderBy(asc(dayBook.id));
  return entries.flatMap((entry) => {
    const text = entryInWords(entry);
    const about = entry.date === date ? '' : `${dayInWords(entry.date)}: `;
    const { drawer, at, by } = entry;
    const told = { isLate: false, isUntold: false };
    return [
      ...(text === null ? [] : [lineOf('drawer', printableText(`${about}${text}`))]),
      ...(drawer ? differencesOf(drawer) : []).map((difference) => {
        const what = messages.happened(timeInWords(at), by, difference, told);
        return lineOf('differences', printableText(`${about}${what}`));
      }),
    ];
  });
}

const takingsInWords = (takings: readonly tables.Taking[]) =>
  takings.map(({ by, takenKobo, returnedKobo, payments, ...how }) => ({
    name: messages.takingBy(by, books.wayInWords(how)),
    value: messages.taking(formatNaira(takenKobo), payments, formatNaira(returnedKobo)),
  }));

/** The facts of the email about a closed business day, but for its number. @param tx of one moment */
export async function readOwnersDay(tx: Database, date: LagosDate, now: Date) {
  const hours = await hoursOf(tx, date);
  const dayBefore = addDays(date, -1);
  const closing = closingIn(await dayBookOf(tx, date));
  if (!closing) throw new Error(`${date} is not closed`);
  const { by, at, staffId, comparison } = closing;
  const takings = await books.takingsOf(tx, date);
  const { due, missing } = await arrivalsOf(tx, date, hours);
  const before = await arrivalsOf(tx, dayBefore, await hoursOf(tx, dayBefore));
  const unaccounted = (await books.unaccountedOf(tx, date)).map(books.differenceOf);
  const lines: Line[] = [
    ...missing.map(({ row }) => {
      if (hasTag(row, 'wasPaid')) return lineOf('missing', messages.paid, row);
      return lineOf('missing', messages.unpaid(formatNaira(row.paidKobo)), row);
    }),
    ...before.missing.map(({ row, became }) => {
      return lineOf('missingBefore', messages.became[became], row);
    }),
    ...takingsInWords(books.laterThan(closing.takings ?? [], takings)).map(({ name, value }) =>
      lineOf('late', `${name}: ${value}`),
    ),
    ...[...unaccounted, ...comparison.differences].map(({ amountKobo, why }) =>
      lineOf('differences', messages.difference(formatNaira(amountKobo), findingInWords(why))),
    ),
    ...(await drawerIn(tx, date)),
    ...(await openNow(tx, now, addDays(date, 1))),
    ...(await noticedIn(tx, hours, at)),
    ...(await openingsIn(tx, hours)),
  ];
  const sections = Object.entries(messages.sections).flatMap(([part, title]) => {
    const own = lines.filter(({ section }) => section === part);
    return own.length === 0
      ? []
      : { title, lines: own.map(({ text, ...of }) => ({ text, ...of })) };
  });
  const nights = await tx.select().from(roomNight).where(eq(roomNight.night, date));
  const sold = nights.filter(({ reservationId }) => reservationId !== null).length;
  const { figures } = messages;
  const closed = momentInWords(at);
  return {
    paragraphs: [
      messages.hours(momentInWords(hours.from), momentInWords(hours.to)),
      staffId === null ? messages.notClosed(closed) : messages.closedBy(by, closed),
      messages.compared(comparison.payments, comparison.unanswered),
      ...(sections.length === 0 ? [messages.nothing] : []),
    ],
    figures: [
      {
        name: figures.sold,
        value: messages.sold(sold, await tx.$count(room), nights.length - sold),
      },
      { name: figures.arrivals, value: messages.arrived(due - missing.length, due) },
      { name: figures.taken, value: formatNaira(books.takenKobo(takings)) },
      { name: figures.returned, value: formatNaira(books.returnedKobo(takings)) },
    ],
    takings: takingsInWords(takings),
    sections,
  };
}
