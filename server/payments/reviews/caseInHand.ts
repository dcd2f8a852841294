import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { review } from '../../database/schema';
import type { PaymentsContext } from '../context';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { lockAttempt, type AttemptRow } from '../attempts';
import { ProviderError, type ProviderPayment } from '../../paymentProviders/provider';
import { caseRefused } from '../errors';
import { caseCalled, type CalledCase } from './openReviews';

/** Who decided a case and why, as stored. */
export interface Deciding {
  by: string;
  why: string;
}

/** What deciding a case needs. It runs beside the server, whose sweep does the remaining work. */
export type DecidingContext = Pick<
  PaymentsContext,
  'clock' | 'random' | 'configuration' | 'database' | 'providers' | 'log'
>;

type Review = CalledCase['review'];

/** An open case about a payment of ours. */
export interface PaymentCaseInHand {
  review: Review;
  attempt: AttemptRow;
  reservation: ReservationRow;
}

/**
 * The open case with an id.
 * @throws ApiError if there is none, or it is closed
 */
export async function openCaseCalled(database: Database, id: string): Promise<CalledCase> {
  const found = await caseCalled(database, id);
  if (!found) throw caseRefused(`There is no case ${id}. The open ones: npm run hotel -- reviews`);
  if (found.review.closedAt !== null) {
    throw caseRefused(`Case ${id} was closed before; nothing was changed.`);
  }
  return found;
}

/**
 * The open case with an id, if it is about a payment and not about one of our refunds.
 * @throws ApiError also if it is about something else
 */
export async function paymentCaseCalled(
  database: Database,
  id: string,
): Promise<PaymentCaseInHand> {
  const { review: one, payment } = await openCaseCalled(database, id);
  if (one.refundId !== null) {
    throw caseRefused(
      `Case ${id} is about a refund: npm run hotel -- refund retry ${id} sends it again.`,
    );
  }
  if (payment === null) {
    throw caseRefused(
      `Our books don’t have the payment of case ${id}: npm run hotel -- case adopt ${id} --for RESERVATION takes it in.`,
    );
  }
  return { review: one, ...payment };
}

/**
 * Reads the case again, now with reservation, payment and case locked.
 * @throws ApiError if it was closed meanwhile
 */
export async function lockPaymentCase(tx: Database, id: string): Promise<PaymentCaseInHand> {
  const found = await paymentCaseCalled(tx, id);
  const reservation = await lockReservation(tx, found.reservation.id);
  const attempt = await lockAttempt(tx, found.attempt.id);
  const [locked] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  if (!reservation || !attempt || locked?.closedAt !== null) {
    throw caseRefused(`Case ${id} was closed before; nothing was changed.`);
  }
  return { review: locked, attempt, reservation };
}

/**
 * Fetches a case's payment from its provider before its money is touched.
 * @param transactionId the provider's own id of it, if it is known
 * @throws ApiError if the provider doesn't answer, has no such payment, or names another one
 */
export async function wordOnPayment(
  { providers }: Pick<PaymentsContext, 'providers'>,
  { provider, reference }: Pick<AttemptRow, 'provider' | 'reference'>,
  transactionId: string | null,
): Promise<ProviderPayment> {
  const payment = await asked(() =>
    provider === 'flutterwave' && transactionId !== null
      ? providers.flutterwave.findPaymentById(transactionId)
      : providers[provider].findPayment(reference),
  );
  if (payment === null) throw caseRefused('The provider knows of no such payment.');
  if (transactionId !== null && payment.transactionId !== transactionId) {
    throw caseRefused(
      'The provider names another payment under this reference by now; nothing was changed.',
    );
  }
  return payment;
}

/** @throws ApiError if the provider doesn't answer */
export async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw caseRefused('The provider gives no answer now; nothing was changed. Please try again.');
  }
}

/**
 * The whole kobo that a payment brought to the hotel, by its provider.
 * @throws ApiError if it brought none that our books could hold
 */
export function arrivedKobo(payment: ProviderPayment): number {
  const { outcome } = payment;
  if (outcome === 'refunded') {
    throw caseRefused(
      'The provider has returned this payment already: case adopt takes that into the books, or case return where some of it is left.',
    );
  }
  return paidKoboOf(payment);
}

/**
 * The whole kobo that was paid, even if the provider has given some of it back since.
 * @throws ApiError if it brought none that our books could hold
 */
export function paidKoboOf(payment: ProviderPayment): number {
  const { outcome, currency, sameMode, paidKobo } = payment;
  if (outcome !== 'successful' && outcome !== 'refunded') {
    throw caseRefused(`The provider calls this payment ${outcome}: no money of it is with us.`);
  }
  if (!sameMode) {
    throw caseRefused('It was paid in test mode where it should be live, or the other way round.');
  }
  if (currency !== 'NGN') {
    throw caseRefused(
      `It was paid in ${currency}, which our books don’t hold. Return it at the provider’s dashboard, and close the case with a note.`,
    );
  }
  if (paidKobo === null || paidKobo <= 0) {
    throw caseRefused('The provider does not say how much was paid.');
  }
  return paidKobo;
}
