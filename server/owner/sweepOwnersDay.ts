import { and, desc, eq, max, min } from 'drizzle-orm';
import { hotel } from '../../hotel/hotel';
import { dayInWords, momentInWords } from '../../machines/desk/inWords';
import { addDays, businessDay, lagosInstant, type LagosDate } from '../../machines/shared/stay';
import { paymentProviders } from '../../machines/shared/paymentChannel';
import * as messages from '../../messages/desk/emails/owner';
import type { Database } from '../database/database';
import { lockNamed } from '../database/statements';
import { readAtOnce } from '../database/transactions';
import { dayBook, outboundEmail, ownerEmail, reservation } from '../database/schema';
import type { DeskContext } from '../desk/context';
import { compareDay } from '../desk/money/actOnMoney';
import { closingIn, dayBookOf } from '../books/dayBook';
import { noticeDisputes } from '../payments/cases/disputes';
import { takingsOf } from '../desk/money/money';
import type { EmailingContext } from '../email/context';
import { emailJob } from '../email/jobs';
import { enqueueEmail } from '../email/outbox';
import { ownersDay } from './dayEmail';
import { OWNER_READS_AT } from './dayEvents';
import { readOwnersDay } from './readOwnersDay';

type SweepContext = DeskContext & EmailingContext;

/** The last business day of which the owner is to read by now. */
function lastDayToTell(now: Date): LagosDate {
  const today = businessDay(now, hotel.businessDayEnds);
  return addDays(today, now < lagosInstant(today, OWNER_READS_AT) ? -2 : -1);
}

/**
 * The first business day of which the owner has not read and is to by now; null if there is none. The first of all is
 * the last one, and none before the hotel had a booking.
 */
async function nextDay(database: Database, now: Date): Promise<LagosDate | null> {
  const last = lastDayToTell(now);
  const [told] = await database.select({ date: max(ownerEmail.date) }).from(ownerEmail);
  if (told?.date) return told.date < last ? addDays(told.date, 1) : null;
  const [booked] = await database.select({ at: min(reservation.createdAt) }).from(reservation);
  const isOpen = booked?.at && businessDay(booked.at, hotel.businessDayEnds) <= last;
  return isOpen ? last : null;
}

/** Closes a day that nobody closed: with no person, and nothing counted. */
async function closeUnclosed(context: SweepContext, date: LagosDate): Promise<void> {
  const { database, clock } = context;
  if (closingIn(await dayBookOf(database, date))) return;
  const comparison = await compareDay(context, date);
  await database.transaction(async (tx) => {
    await lockNamed(tx, 'day book');
    const book = await dayBookOf(tx, date);
    if (closingIn(book)) return;
    const round = book.filter(({ kind }) => kind === 'reopened').length;
    const takings = await takingsOf(tx, date);
    const { businessDayEnds: endsAt } = hotel;
    const closing = { date, kind: 'closed' as const, at: clock.now(), by: messages.server };
    await tx.insert(dayBook).values({ ...closing, comparison, takings, endsAt, round });
  });
}

/** The sentence about the email before this one. */
async function lastInWords(tx: Database, last: typeof ownerEmail.$inferSelect): Promise<string> {
  const { number, date, writtenAt } = last;
  const emails = await tx
    .select({ sentAt: outboundEmail.sentAt })
    .from(outboundEmail)
    .where(and(eq(outboundEmail.kind, ownersDay.name), eq(outboundEmail.writtenAt, writtenAt)));
  const times = emails.flatMap(({ sentAt }) => sentAt ?? []);
  const isSent = times.length === emails.length;
  // Emails are kept for some months.
  const sentAt = isSent ? (times.at(-1) ?? writtenAt) : null;
  return messages.lastEmail(number, dayInWords(date), sentAt && momentInWords(sentAt));
}

/**
 * Writes the email about the next business day that the owner is to read of, and closes the day if nobody did. One day
 * at a time, so that after an outage each email is on its way before the next, in order. Two servers write each once.
 */
export async function sweepOwnersDay(context: SweepContext): Promise<void> {
  const { database, clock, jobs } = context;
  const { ownerEmails } = context.configuration;
  const now = clock.now();
  const date = ownerEmails.length === 0 ? null : await nextDay(database, now);
  if (date === null) return;
  await closeUnclosed(context, date);
  // Flutterwave sends no message about a chargeback, and any may be lost.
  for (const provider of paymentProviders) await noticeDisputes(context, provider);
  const read = await readAtOnce(database, (tx) => readOwnersDay(tx, date, now));
  const ids = await database.transaction(async (tx) => {
    await lockNamed(tx, 'owner email');
    if ((await nextDay(tx, now)) !== date) return [];
    const [last] = await tx.select().from(ownerEmail).orderBy(desc(ownerEmail.number)).limit(1);
    const number = (last?.number ?? 0) + 1;
    await tx.insert(ownerEmail).values({ number, date, writtenAt: now });
    const told = last ? await lastInWords(tx, last) : messages.firstEmail;
    const facts = { ...read, paragraphs: [...read.paragraphs, told] };
    const subject = messages.subject(number, dayInWords(date));
    const written: string[] = [];
    for (const recipient of ownerEmails)
      written.push(await enqueueEmail(tx, context, ownersDay.email({ recipient, subject }, facts)));
    return written;
  });
  for (const id of ids) await jobs.schedule(emailJob(id));
}
