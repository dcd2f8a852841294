import type { ProviderPayment, ProviderRefund } from '../providers/provider';
import type { RefundRow } from '../refunds/openRefund';
import type { ProviderBooks } from './askProvider';
import type { AttemptBooks } from './books';
import { differences, finding, sumOf, type Comparison, type Finding } from './findings';

const MINUTE = 60_000;
/** How late the next question may be before it counts as one that nobody asks. */
const OVERDUE = 10 * MINUTE;

/** Compares an attempt's books with its provider's word on it. */
export function compareWithProvider(
  books: AttemptBooks,
  theirs: ProviderBooks,
  now: Date,
): Comparison {
  const differences = [
    ...chargeDifference(books, theirs.payment),
    ...theirs.refunds.flatMap((refund) => refundDifference(books, refund)),
    ...refundsOnlyOurs(books, theirs.refunds),
  ];
  return isAskedAgain(books, now)
    ? { unaccounted: [], awaited: differences }
    : { unaccounted: differences, awaited: [] };
}

/** Whether the server will hear of it by itself before long. */
function isAskedAgain({ attempt, refunds }: AttemptBooks, now: Date): boolean {
  return [attempt, ...refunds].some(
    ({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt.getTime() > now.getTime() - OVERDUE,
  );
}

function takenKobo(payment: ProviderPayment | null, expectedKobo: number): number {
  const wasTaken = payment?.outcome === 'successful' || payment?.outcome === 'refunded';
  return wasTaken ? (payment.paidKobo ?? expectedKobo) : 0;
}

function chargeDifference(books: AttemptBooks, payment: ProviderPayment | null): Finding[] {
  const { attempt, entries, reviews } = books;
  const booked = sumOf(entries.filter(({ kind }) => kind === 'charge'));
  const taken = takenKobo(payment, attempt.amountKobo);
  const isCase = reviews.some(({ refundId }) => refundId === null);
  if (booked === 0 && isCase) return [];
  if (taken === booked) return isCase ? [] : ofAnotherKind(books, payment, booked);
  return [finding(books, taken - booked, whyOf(taken, booked))];
}

function whyOf(taken: number, booked: number): string {
  if (booked === 0) return differences.notBooked;
  return taken === 0 ? differences.notAtProvider : differences.otherAmount;
}

/** As much as is booked, but not the money that it is booked as. What staff has looked into is theirs to know. */
function ofAnotherKind(
  books: AttemptBooks,
  payment: ProviderPayment | null,
  booked: number,
): Finding[] {
  if (payment === null || booked === 0) return [];
  if (payment.currency !== books.attempt.currency) {
    return [finding(books, booked, 'In another currency at the provider than in our books')];
  }
  return payment.sameMode
    ? []
    : [finding(books, booked, 'In another mode at the provider than in our books')];
}

function refundDifference(books: AttemptBooks, theirs: ProviderRefund): Finding[] {
  if (theirs.state !== 'settled') return [];
  const ours = books.refunds.find(({ providerRefundId }) => providerRefundId === theirs.id);
  if (ours?.status === 'settled') return ofAnotherAmount(books, ours, theirs);
  const isCase = books.reviews.some(
    ({ kind, refundId }) =>
      kind === 'unknown_refund' || (refundId !== null && refundId === ours?.id),
  );
  if (isCase) return [];
  return [finding(books, -(theirs.amountKobo ?? 0), 'Returned by the provider, but not booked')];
}

function ofAnotherAmount(
  books: AttemptBooks,
  { amountKobo }: RefundRow,
  theirs: ProviderRefund,
): Finding[] {
  const difference = amountKobo - (theirs.amountKobo ?? amountKobo);
  if (difference === 0) return [];
  const why = 'Returned by the provider with another amount than is booked';
  return [finding(books, difference, why)];
}

function refundsOnlyOurs(books: AttemptBooks, theirs: readonly ProviderRefund[]): Finding[] {
  return books.refunds
    .filter(({ status }) => status === 'settled')
    .filter(({ providerRefundId }) => {
      const named = theirs.find(({ id }) => id === providerRefundId);
      return named?.state !== 'settled';
    })
    .map(({ amountKobo }) =>
      finding(books, amountKobo, 'Booked as returned, but not at the provider'),
    );
}
