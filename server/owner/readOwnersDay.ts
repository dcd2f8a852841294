import { eq } from 'drizzle-orm';
import { momentInWords } from '../../machines/desk/inWords';
import { hasTag } from '../../machines/reservation/reservationStatus';
import { formatNaira } from '../../machines/shared/money';
import { addDays, type LagosDate } from '../../machines/shared/stay';
import { findingInWords } from '../../messages/books/findings';
import * as messages from '../../messages/desk/emails/owner';
import { closingIn, dayBookOf, hoursOf } from '../books/dayBook';
import type { Database } from '../database/database';
import { room, roomNight, type Taking } from '../database/schema';
import * as books from '../desk/money/money';
import { lineOf, type Line } from './dayEmail';
import { arrivalsOf, drawerIn, noticedIn, openingsIn, receivedIn, roundOf } from './dayEvents';
import { openNow } from './openNow';

const takingsInWords = (takings: readonly Taking[]) =>
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
    ...(await roundOf(tx, date, hours)),
    ...(await openNow(tx, now, addDays(date, 1))),
    ...(await receivedIn(tx, hours)),
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
      messages.asOf(momentInWords(now)),
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
