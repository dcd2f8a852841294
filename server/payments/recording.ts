import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { paymentAttempt } from '../database/schema';
import type { UnwrittenEmail } from '../email/emailKind';
import { emailJob } from '../email/jobs';
import { enqueueEmail } from '../email/outbox';
import { lockReservation, type ReservationRow } from '../reservations/queries';
import { lockAttempt, type AttemptRow } from './attempts';
import type { PaymentsContext } from './context';
import { enqueueAll, type Work } from './jobs';

/** Everything that recording money needs. */
export type RecordingContext = Pick<Context, 'clock' | 'random' | 'configuration' | 'log'>;

/** A transaction that records what became of money. */
export interface Recording {
  tx: Database;
  context: RecordingContext;
  /** Work left for after the commit. Each recording adds its own. */
  work: Work[];
}

/** A payment, and the reservation it was for. */
export interface PaymentOfReservation {
  attempt: AttemptRow;
  reservation: ReservationRow;
}

/** The same, both locked by the transaction. */
export interface LockedPayment extends Recording, PaymentOfReservation {}

/** Writes something that belongs to a result in the transaction that records it. */
export type AlsoWrite<Result> = (tx: Database, result: Result) => Promise<void>;

/**
 * Records in one transaction, and enqueues the work that remains once it is committed. A command of staff has no queue:
 * the sweep of the running server finds its work.
 */
export async function recordMoney<Result>(
  context: RecordingContext &
    Pick<PaymentsContext, 'database'> &
    Partial<Pick<PaymentsContext, 'jobs'>>,
  record: (recording: Recording) => Promise<Result>,
): Promise<Result> {
  const { database, jobs, log } = context;
  const { result, work } = await database.transaction(async (tx) => {
    const recording: Recording = { tx, context, work: [] };
    return { result: await record(recording), work: recording.work };
  });
  if (jobs) await enqueueAll({ jobs, log }, work);
  return result;
}

/** Locks a payment and its reservation until the transaction ends; null if there are none. */
export async function lockPayment(
  recording: Recording,
  { id, reservationId }: Pick<AttemptRow, 'id' | 'reservationId'>,
): Promise<LockedPayment | null> {
  const reservation = await lockReservation(recording.tx, reservationId);
  const attempt = await lockAttempt(recording.tx, id);
  return reservation && attempt && { ...recording, reservation, attempt };
}

/** Records what became of a payment, with it and its reservation locked; nothing if there are none. */
export function recordPayment(
  context: Parameters<typeof recordMoney>[0],
  payment: Pick<AttemptRow, 'id' | 'reservationId'>,
  record: (locked: LockedPayment) => Promise<void>,
): Promise<void> {
  return recordMoney(context, async (recording) => {
    const locked = await lockPayment(recording, payment);
    if (locked) await record(locked);
  });
}

/** Changes a locked payment. */
export async function updateAttempt<Locked extends LockedPayment>(
  locked: Locked,
  changes: Partial<AttemptRow>,
): Promise<Locked> {
  const { tx, context, attempt } = locked;
  const all = { ...changes, updatedAt: context.clock.now() };
  await tx.update(paymentAttempt).set(all).where(eq(paymentAttempt.id, attempt.id));
  return { ...locked, attempt: { ...attempt, ...all } };
}

/** Emails a guest, in the transaction that causes it. */
export async function emailGuest({ tx, context, work }: Recording, email: UnwrittenEmail) {
  work.push(emailJob(await enqueueEmail(tx, context, email)));
}
