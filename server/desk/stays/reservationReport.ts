import { asc, eq, inArray } from 'drizzle-orm';
import { channelNames } from '../../../messages/payment/providers';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { nairaFromKobo } from '../../../machines/shared/money';
import { attemptIs } from '../../database/attemptStatus';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import {
  deskPayment,
  paymentAttempt,
  refund,
  reservationEvent,
  paymentCase,
} from '../../database/schema';
import { lagosTime } from '../../shared/lagosTime';
import { caseInWords } from '../../payments/cases/caseInWords';
import { withRooms } from '../../reservations/reservationsWithRooms';
import { printableLines, printableText } from '../../shared/printableText';
import { deskView, type DeskView } from './deskView';

/** A payment's channel: our name for it if we know it, else the provider's. */
function channelInWords(channel: string): string {
  const named = channelNamed(channel);
  return named === null ? printableText(channel) : channelNames[named];
}

/** Through whom and how something was paid. */
function paidWith(provider: string, channel: string | null): string {
  return channel === null ? provider : `${provider}, ${channelInWords(channel)}`;
}

/** How a payment stands, and until when it is awaited where its provider says that it is under way. */
function attemptInWords(
  attempt: Pick<typeof paymentAttempt.$inferSelect, 'status' | 'underWayUntil'>,
  now: Date,
): string {
  const { status, underWayUntil } = attempt;
  return underWayUntil !== null && underWayUntil > now && attemptIs(attempt, 'canPay')
    ? `${status}, under way, awaited until ${lagosTime(underWayUntil)}`
    : status;
}

/** The events of a reservation, the oldest first. */
export function eventsOf(database: Database, id: string) {
  return database
    .select()
    .from(reservationEvent)
    .where(eq(reservationEvent.reservationId, id))
    .orderBy(asc(reservationEvent.id));
}

/** Everything known about a reservation. Money in naira. */
export interface ReservationReport extends DeskView {
  payments: { reference: string; through: string; amount: number; status: string; at: string }[];
  refunds: { amount: number; why: string; status: string; requestedAt: string }[];
  cases: { id: string; what: string; openedAt: string; closedAt: string | null }[];
  events: { at: string; what: string; detail: Record<string, string | number | null> }[];
}

/** Collects everything about a reservation that is known to exist. */
export function reservationReport(
  database: Database,
  id: string,
  now: Date,
): Promise<ReservationReport> {
  return readAtOnce(database, (tx) => readReport(tx, id, now));
}

async function readReport(database: Database, id: string, now: Date): Promise<ReservationReport> {
  const found = await withRooms(database, id);
  const attempts = await database
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reservationId, id))
    .orderBy(asc(paymentAttempt.createdAt));
  const attemptIds = attempts.map((attempt) => attempt.id);
  const atDesk = await database
    .select()
    .from(deskPayment)
    .where(eq(deskPayment.reservationId, id))
    .orderBy(asc(deskPayment.at));
  const refunds = await database
    .select()
    .from(refund)
    .where(inArray(refund.attemptId, attemptIds))
    .orderBy(asc(refund.requestedAt));
  const cases = await database
    .select()
    .from(paymentCase)
    .where(inArray(paymentCase.attemptId, attemptIds))
    .orderBy(asc(paymentCase.openedAt));
  const events = await eventsOf(database, id);
  return {
    ...deskView(found, now),
    payments: [
      ...attempts.map(({ reference, provider, channel, amountKobo, createdAt, ...attempt }) => ({
        reference,
        through: paidWith(provider, channel),
        amount: nairaFromKobo(amountKobo),
        status: attemptInWords(attempt, now),
        at: createdAt.toISOString(),
      })),
      ...atDesk.map(({ proof, method, amountKobo, kind, at, by }) => ({
        reference: proof ?? '',
        through: `${method}, ${by}`,
        amount: nairaFromKobo(amountKobo),
        status: kind,
        at: at.toISOString(),
      })),
    ],
    refunds: refunds.map(({ amountKobo, reason, status, requestedAt }) => ({
      amount: nairaFromKobo(amountKobo),
      why: printableLines(reason),
      status,
      requestedAt: requestedAt.toISOString(),
    })),
    cases: cases.map((one) => ({
      id: one.id,
      what: caseInWords(one.kind),
      openedAt: one.openedAt.toISOString(),
      closedAt: one.closedAt?.toISOString() ?? null,
    })),
    events: events.map(({ at, kind, detail }) => ({ at: at.toISOString(), what: kind, detail })),
  };
}
