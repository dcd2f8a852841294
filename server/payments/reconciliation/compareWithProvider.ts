import type { ProviderPayment, ProviderRefund } from '../providers/provider';
import type { ProviderBooks } from './askProvider';
import type { AttemptBooks } from './books';
import { finding, sumOf, type Comparison, type Finding } from './findings';

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
  const difference = takenKobo(payment, attempt.amountKobo) - booked;
  const isCase = reviews.some(({ refundId }) => refundId === null);
  if (difference === 0 || (booked === 0 && isCase)) return [];
  const why =
    difference > 0 ? 'Taken by the provider, but not booked' : 'Booked, but not at the provider';
  return [finding(books, difference, why)];
}

function refundDifference(books: AttemptBooks, theirs: ProviderRefund): Finding[] {
  if (theirs.state !== 'settled') return [];
  const ours = books.refunds.find(({ providerRefundId }) => providerRefundId === theirs.id);
  const isBooked = ours?.status === 'settled';
  const isCase = books.reviews.some(
    ({ kind, refundId }) =>
      kind === 'unknown_refund' || (refundId !== null && refundId === ours?.id),
  );
  if (isBooked || isCase) return [];
  return [finding(books, -(theirs.amountKobo ?? 0), 'Returned by the provider, but not booked')];
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
