import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, or } from 'drizzle-orm';
import { dayInWords, timeInWords } from '../../machines/desk/inWords';
import { hasTag } from '../../machines/reservation/reservationStatus';
import { formatNaira } from '../../machines/shared/money';
import { addDays, lagosInstant, lagosToday, type LagosDate } from '../../machines/shared/stay';
import { nameAsRead } from '../../machines/shared/typedText';
import * as messages from '../../messages/desk/emails/owner';
import { unknownSender } from '../../messages/desk/money';
import { atDesk } from '../../messages/payment/documents/paymentFacts';
import { isWithin, type hoursOf } from '../books/dayBook';
import { isLeft, moneyReceived } from '../books/moneyReceived';
import type { Database } from '../database/database';
import { whereTag } from '../database/reservationStatusSql';
import * as tables from '../database/schema';
import { DESK_ACCOUNT } from '../desk/context';
import { differencesOf, entryInWords } from '../desk/money/drawerInWords';
import { roomMarks } from '../desk/rooms/morningRound';
import { foundOtherwise, notByHousekeeping } from '../desk/rooms/roundInWords';
import { guestName } from '../email/guestName';
import { NO_RECIPIENT } from '../email/outbox';
import type { ReservationRow } from '../reservations/queries';
import { roomTypeName } from '../rooms/listRooms';
import { printableText } from '../shared/printableText';
import { lineOf, type Line } from './dayEmail';
import { noticed } from './notices';

const { deskOpening, reservation, reservationEvent, room, staffAction, staffMember } = tables;

type Hours = Awaited<ReturnType<typeof hoursOf>>;

/** The events of which a guest with an address gets an email. */
const toldToGuests: readonly string[] = [
  ...['guest.cancelled', 'guest.modified', 'staff.roomChanged', 'desk.changeDates'],
  ...['refund.requested', 'staff.goodwill', 'desk.changeGuest', 'desk.extraVoided'],
  ...['price.reduced', 'payment.lowered'],
];

/** The events of some reservations, in order. */
const eventsOfAll = (tx: Database, rows: readonly ReservationRow[]) =>
  tx
    .select()
    .from(reservationEvent)
    .where(inArray(reservationEvent.reservationId, [...new Set(rows.map(({ id }) => id))]))
    .orderBy(asc(reservationEvent.id));

/** Events and acts in the hours of the day that need an eye. @param closedAt when the day was closed */
export async function noticedIn(tx: Database, hours: Hours, closedAt: Date): Promise<Line[]> {
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
export async function arrivalsOf(tx: Database, date: LagosDate, { from, to }: Hours) {
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

/** Money received that pays nothing yet, or of which something was used in some hours, each with what became of it. */
export async function receivedIn(tx: Database, hours: Hours): Promise<Line[]> {
  const { deskPayment } = tables;
  const usedThen = tx
    .select({ id: deskPayment.received })
    .from(deskPayment)
    .where(and(isWithin(deskPayment.at, hours), isNotNull(deskPayment.received)));
  const ids = (await moneyReceived(tx, undefined, isLeft)).map(({ row }) => row.id);
  const isDue = or(
    inArray(deskPayment.id, ids),
    inArray(deskPayment.id, usedThen),
    isWithin(deskPayment.at, hours),
  );
  const found = await moneyReceived(tx, isDue);
  const uses = await tx
    .select()
    .from(deskPayment)
    .where(
      inArray(
        deskPayment.received,
        found.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(deskPayment.at));
  const nameOf = (name: string | null) => guestName(name ?? unknownSender);
  return found.map(({ row, leftKobo, guest }) => {
    const { sender, by, aboutId } = row;
    const day = dayInWords(lagosToday(row.happenedAt ?? row.at));
    const became = uses
      .filter(({ received }) => received === row.id)
      .flatMap(({ kind, method, amountKobo, sender: to, by: who }) => {
        const sum = formatNaira(amountKobo);
        if (kind === 'taken') return messages.receivedApplied(sum, who);
        const isOther = nameAsRead(to ?? '') !== nameAsRead(sender ?? '');
        return [
          messages.receivedBack(sum, atDesk[method], nameOf(to), who),
          ...(who === by ? [messages.recordedIt] : []),
          ...(method === 'transfer' ? [] : [messages.anotherWay]),
          ...(isOther ? [messages.anotherName] : []),
        ];
      });
    const left = leftKobo === 0 ? [] : [messages.receivedLeft(formatNaira(leftKobo))];
    const text = messages.received(formatNaira(row.amountKobo), nameOf(sender), day, by);
    const about = aboutId !== null && guest !== null ? { id: aboutId, name: guest } : undefined;
    return lineOf('received', [text, ...became, ...left].join(', '), about);
  });
}

/** The rooms as they were found in the morning of the day, where that is not as booked, and those that nobody saw. */
export async function roundOf(tx: Database, date: LagosDate, hours: Hours): Promise<Line[]> {
  const marks = await roomMarks(tx, isWithin(staffAction.at, hours));
  const rooms = await tx.select({ number: room.number }).from(room);
  const numbers = rooms.map(({ number }) => number);
  return [...foundOtherwise(marks, true), ...notByHousekeeping(marks, numbers, date)].map((text) =>
    lineOf('found', printableText(text)),
  );
}

/** More guests than anybody at the desk needs in an hour. */
const MANY_GUESTS = 60;

export async function openingsIn(tx: Database, hours: Hours): Promise<Line[]> {
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
export async function drawerIn(tx: Database, date: LagosDate): Promise<Line[]> {
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
