import { and, eq, exists, lt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { EventKind } from '../../machines/reservation/eventKind';
import type { Database } from '../database/database';
import { isPaidStay, reservation, reservationEvent } from '../database/schema';
import { emailJob } from '../email/jobs';
import { enqueueEmail, NO_RECIPIENT } from '../email/outbox';
import type { EmailingContext } from '../email/context';
import {
  arrivalReminderEmail,
  arrivalsToRemindOf,
  type ArrivalsToRemindOf,
} from './emails/arrivalReminder';
import { isPayment, lockReservation } from './queries';

type SweepContext = Pick<
  EmailingContext,
  'clock' | 'random' | 'configuration' | 'database' | 'jobs'
>;

/** In a reservation's history: its guest was reminded of a check-in date. */
const REMINDED: EventKind = 'guest.reminded';

/** Whether a stay begins then, was paid before its reminder was due, and has none yet. */
function isToRemind(tx: Database, { checkIn, dueAt }: ArrivalsToRemindOf): SQL | undefined {
  const whichEvents = (which: SQL | undefined) =>
    tx
      .select({ id: reservationEvent.id })
      .from(reservationEvent)
      .where(and(eq(reservationEvent.reservationId, reservation.id), which));
  const isReminder = and(
    eq(reservationEvent.kind, REMINDED),
    sql`${reservationEvent.detail}->>'checkIn' = ${checkIn}`,
  );
  return and(
    eq(reservation.checkIn, checkIn),
    isPaidStay(reservation),
    ne(reservation.accountEmail, NO_RECIPIENT),
    exists(whichEvents(and(isPayment, lt(reservationEvent.at, dueAt)))),
    notExists(whichEvents(isReminder)),
  );
}

async function remind(context: SweepContext, id: string, arrivals: ArrivalsToRemindOf) {
  const emailId = await context.database.transaction(async (tx) => {
    const row = await lockReservation(tx, id);
    // Another server may have done it, or the guest may have asked for a refund, before it was locked.
    const isStillToRemind = and(eq(reservation.id, id), isToRemind(tx, arrivals));
    if (!row || (await tx.$count(reservation, isStillToRemind)) === 0) return null;
    const at = context.clock.now();
    const detail = { checkIn: arrivals.checkIn };
    await tx.insert(reservationEvent).values({ reservationId: id, at, kind: REMINDED, detail });
    return enqueueEmail(tx, context, arrivalReminderEmail(row));
  });
  if (emailId) await context.jobs.schedule(emailJob(emailId));
}

/** Reminds the guests of tomorrow's paid stays, once each (`arrivalsToRemindOf`), and never afterwards. */
export async function sweepReminders(context: SweepContext): Promise<void> {
  const { clock, configuration, database } = context;
  const arrivals = configuration.arrivalReminders ? arrivalsToRemindOf(clock.now()) : null;
  if (!arrivals) return;
  const stays = await database
    .select({ id: reservation.id })
    .from(reservation)
    .where(isToRemind(database, arrivals));
  for (const { id } of stays) await remind(context, id, arrivals);
}
