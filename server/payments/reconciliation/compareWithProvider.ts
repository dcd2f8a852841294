import type { ProviderPayment, ProviderRefund } from '../../paymentProviders/provider';
import { matchRefunds, type MatchedRefund } from '../refunds/matchRefunds';
import { attemptIs } from '../../database/attemptStatus';
import { undecidedKobo } from '../reviews/undecidedMoney';
import type { ProviderBooks } from './fetchBooks';
import type { AttemptBooks } from './ledger';
import { differences, finding, sumOf, type Comparison, type Finding } from './findings';

const MINUTE = 60_000;
/** How late the next question may be before it counts as one that nobody asks. */
const OVERDUE = 10 * MINUTE;

/** How staff has the books take over what only the provider has. */
const ADOPTING = 'To book it: npm run hotel -- refund adopt REFERENCE';

/** Compares an attempt's books with what its provider says. */
export function compareWithProvider(
  books: AttemptBooks,
  theirs: ProviderBooks,
  now: Date,
): Comparison {
  const charge = chargeDifference(books, theirs);
  const refunds = matchRefunds(books.refunds, theirs.refunds);
  const isAwaited = isAskedAgain(books.attempt, now);
  const explained = (matched: MatchedRefund) => isFollowed(matched, now);
  return {
    unaccounted: [
      ...(isAwaited ? [] : charge),
      ...refunds.filter((one) => !explained(one)).flatMap((one) => refundDifference(books, one)),
      ...refundsOnlyOurs(books, theirs.refunds),
    ],
    awaited: [
      ...(isAwaited ? charge : []),
      ...refunds.filter(explained).flatMap((one) => refundDifference(books, one)),
    ],
  };
}

/** Whether the server will ask about it by itself before long. */
function isAskedAgain({ nextCheckAt }: { nextCheckAt: Date | null }, now: Date): boolean {
  return nextCheckAt !== null && nextCheckAt.getTime() > now.getTime() - OVERDUE;
}

/** Whether a refund of ours will be found to be this one before long; a plan to send one that failed explains nothing. */
function isFollowed({ ours }: MatchedRefund, now: Date): boolean {
  return ours !== null && ours.status !== 'failed' && isAskedAgain(ours, now);
}

function takenKobo(payment: ProviderPayment | null, expectedKobo: number): number {
  const wasTaken = payment?.outcome === 'successful' || payment?.outcome === 'refunded';
  return wasTaken ? (payment.paidKobo ?? expectedKobo) : 0;
}

function chargeDifference(books: AttemptBooks, theirs: ProviderBooks): Finding[] {
  const { attempt, entries, reviews } = books;
  const { payment } = theirs;
  const booked = sumOf(entries.filter(({ kind }) => kind === 'charge'));
  const taken = takenKobo(payment, attempt.amountKobo);
  const isCase = reviews.some(({ refundId }) => refundId === null);
  if (booked === 0 && isCase) return undecidedCharge(books, theirs);
  if (taken === booked) return isCase ? [] : ofAnotherKind(books, payment, booked);
  return [finding(books, taken - booked, whyOf(taken, booked))];
}

/** Staff decides on what is a case; where it was closed before anybody did, its money is explained by nothing. */
function undecidedCharge(books: AttemptBooks, { payment, refunds }: ProviderBooks): Finding[] {
  const { attempt, reviews } = books;
  const isOpen = reviews.some(({ refundId, closedAt }) => refundId === null && closedAt === null);
  // Money under another reference is looked for under that one.
  if (isOpen || payment?.reference !== attempt.reference) return [];
  const leftKobo = undecidedKobo(payment, refunds);
  if (leftKobo === 0) return [];
  const isLookedInto = attemptIs(attempt, 'underReview');
  return [finding(books, leftKobo, differences[isLookedInto ? 'undecided' : 'notBooked'])];
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

function refundDifference(books: AttemptBooks, { theirs, ours }: MatchedRefund): Finding[] {
  const { state } = theirs;
  const amountKobo = -(theirs.amountKobo ?? 0);
  if (state === 'failed') return [];
  if (ours?.status === 'settled') {
    const more = ours.amountKobo + amountKobo;
    const isAsBooked = theirs.amountKobo === null || more === 0;
    return isAsBooked
      ? []
      : [finding(books, more, 'Returned by the provider with another amount than is booked')];
  }
  if (isCase(books, ours?.id ?? null)) return [];
  if (state === 'settled') {
    return [finding(books, amountKobo, `Returned by the provider, but not booked. ${ADOPTING}`)];
  }
  if (ours !== null && ours.status !== 'failed') return [];
  return [
    finding(
      books,
      amountKobo,
      `About to be returned by the provider, and not in our books. ${ADOPTING}`,
    ),
  ];
}

/** Where nothing of the payment is booked, no refund of it can be: a case about the payment says so. */
function isCase({ entries, reviews }: AttemptBooks, refundId: string | null): boolean {
  const isBooked = entries.some(({ kind }) => kind === 'charge');
  return reviews.some((one) => {
    if (!isBooked) return one.refundId === null;
    const isOpen = one.closedAt === null && one.kind === 'refund_other_amount';
    return isOpen && refundId !== null && one.refundId === refundId;
  });
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
