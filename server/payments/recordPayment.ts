import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentAttempt } from '../db/schema';
import type { Job } from '../jobs/jobs';
import { writeLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { lockReservation, type ReservationRow } from '../reservations/queries';
import type { ProviderWord } from './askAboutPayment';
import { isDecided, lockAttempt, type AttemptRow } from './attempts';
import { nextPaymentCheck, notBefore } from './checkSchedule';
import { judgePayment } from './judgePayment';
import { underReviewLetter } from './letters';
import type { ProviderPayment } from './provider';
import { receiveMoney } from './receiveMoney';
import { openReview, type ReviewKind } from './reviews';

const ONCE_MORE = 5 * 60_000;

/**
 * Draws the consequences of a provider's word on an attempt, in one transaction and at most once:
 * whoever comes second finds the attempt decided.
 * @returns the work to hand on once the transaction is committed
 */
export async function recordPayment(
  tx: Database,
  parts: Parts,
  { id, reservationId }: AttemptRow,
  word: ProviderWord,
): Promise<Job[]> {
  const { payment } = word;
  const reservation = await lockReservation(tx, reservationId);
  const attempt = await lockAttempt(tx, id);
  if (!reservation || !attempt) return [];
  if (isDecided(attempt)) return noticeSecondCharge(tx, parts, reservation, attempt, payment);
  const now = parts.clock.now();
  const verdict = judgePayment(attempt, payment, now);
  switch (verdict.kind) {
    case 'waiting':
      await update(tx, parts, attempt, {
        checks: attempt.checks + 1,
        nextCheckAt: nextCheckOf(attempt, word, now),
      });
      return [];
    case 'failed':
      await update(tx, parts, attempt, {
        status: attempt.status === 'superseded' ? 'superseded' : 'failed',
        nextCheckAt: nextCheckOf(attempt, word, now),
      });
      return [];
    case 'unfit':
      await update(tx, parts, attempt, {
        ...namesOf(payment),
        status: 'needs_review',
        nextCheckAt: null,
      });
      return review(tx, parts, reservation, attempt, verdict.why, payment);
    case 'received':
      await update(tx, parts, attempt, { ...namesOf(payment), nextCheckAt: null });
      return receiveMoney(
        tx,
        parts,
        reservation,
        { ...attempt, ...namesOf(payment) },
        verdict.paidKobo,
      );
  }
}

/**
 * A failed payment is asked about like any other: on Paystack's page another try can succeed. When
 * the time to ask is over, but the provider could not say what it was asked about, e.g. because of a
 * webhook, it is asked once more.
 */
function nextCheckOf(
  { createdAt, nextCheckAt }: AttemptRow,
  { hasAnswered, waitMs }: ProviderWord,
  now: Date,
): Date | null {
  const scheduled = nextCheckAt ? nextPaymentCheck(createdAt, now) : null;
  if (scheduled !== null || hasAnswered) return notBefore(scheduled, now, waitMs);
  return notBefore(new Date(now.getTime() + ONCE_MORE), now, waitMs);
}

/** How the provider calls the payment. */
function namesOf(
  payment: ProviderPayment | null,
): Pick<AttemptRow, 'providerTransactionId' | 'providerReference'> {
  return {
    providerTransactionId: payment?.transactionId ?? null,
    providerReference: payment?.providerReference ?? null,
  };
}

async function update(
  tx: Database,
  { clock }: Pick<Parts, 'clock'>,
  { id }: AttemptRow,
  changes: Partial<AttemptRow>,
): Promise<void> {
  await tx
    .update(paymentAttempt)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(paymentAttempt.id, id));
}

/** Two payments under one reference: which of them was meant, and what goes back, is for a person. */
async function noticeSecondCharge(
  tx: Database,
  parts: Parts,
  reservation: ReservationRow,
  attempt: AttemptRow,
  payment: ProviderPayment | null,
): Promise<Job[]> {
  const isAnother =
    payment?.outcome === 'successful' &&
    payment.transactionId !== null &&
    payment.transactionId !== attempt.providerTransactionId;
  return isAnother ? review(tx, parts, reservation, attempt, 'second_charge', payment) : [];
}

async function review(
  tx: Database,
  parts: Parts,
  reservation: ReservationRow,
  { id: attemptId, reference, provider, amountKobo }: AttemptRow,
  kind: ReviewKind,
  payment: ProviderPayment | null,
): Promise<Job[]> {
  const detail = {
    reservationId: reservation.id,
    provider,
    reference,
    expectedKobo: amountKobo,
    providerReference: payment?.reference ?? null,
    transactionId: payment?.transactionId ?? null,
    requestedKobo: payment?.requestedKobo ?? null,
    paidKobo: payment?.paidKobo ?? null,
    currency: payment?.currency ?? null,
  };
  if (!(await openReview(tx, parts, { kind, attemptId, detail }))) return [];
  const letterId = await writeLetter(tx, parts, underReviewLetter(reservation, reference));
  return [{ kind: 'postLetter', letterId }];
}
