import {
  unlessUnreachable,
  type PaymentProviders,
  type ProviderPayment,
  type ProviderRefund,
} from '../paymentProviders/provider';
import { type MatchedRefund, matchRefunds } from '../payments/refunds/matchRefunds';
import { isChargeback } from '../payments/refunds/recordRefund';
import { attemptIs } from '../database/attemptStatus';
import { isFinal } from '../payments/attempts';
import { refundIs } from '../database/refundStatus';
import { undecidedKobo, wasTaken } from '../../machines/payment/moneyAtProvider';
import type { AttemptBooks } from './ledger';
import { type Comparison, finding, type Finding, type FindingCode, sumOf } from './findings';

const MINUTE = 60_000;
/** A check overdue by more than this counts as lost. */
const OVERDUE = 10 * MINUTE;

/** Compares an attempt's books with its provider's. */
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

/** Whether the server will soon check it anyway. */
function isAskedAgain({ nextCheckAt }: { nextCheckAt: Date | null }, now: Date): boolean {
  return nextCheckAt !== null && nextCheckAt.getTime() > now.getTime() - OVERDUE;
}

/** Whether we will soon match this refund to one of ours. A planned retry of a failed one explains nothing. */
function isFollowed({ ours }: MatchedRefund, now: Date): boolean {
  return ours !== null && !refundIs(ours, 'failed') && isAskedAgain(ours, now);
}

function chargeDifference(books: AttemptBooks, theirs: ProviderBooks): Finding[] {
  const { attempt, entries, cases } = books;
  const { payment } = theirs;
  const booked = sumOf(entries.filter(({ kind }) => kind === 'charge'));
  const taken = payment && wasTaken(payment) ? (payment.paidKobo ?? attempt.amountKobo) : 0;
  const isCase = cases.some(({ refundId }) => refundId === null);
  if (booked === 0 && isCase) return undecidedCharge(books, theirs);
  if (taken === booked) return isCase ? [] : ofAnotherKind(books, payment, booked);
  return [finding(books, taken - booked, codeOf(taken, booked))];
}

/**
 * Charges that await staff's decision are cases. If the case was closed without a decision, its money is unaccounted
 * for; so is money that the server is still to book, whatever else happened to its payment before.
 */
function undecidedCharge(books: AttemptBooks, { payment, refunds }: ProviderBooks): Finding[] {
  const { attempt, cases } = books;
  const isOpen = cases.some(({ refundId, closedAt }) => refundId === null && closedAt === null);
  const isWithStaff = isOpen && isFinal(attempt);
  // Money under another reference is looked for under that reference.
  if (isWithStaff || payment?.reference !== attempt.reference) return [];
  const leftKobo = undecidedKobo({ payment, refunds });
  if (leftKobo === 0) return [];
  const isLookedInto = attemptIs(attempt, 'underReview');
  return [finding(books, leftKobo, isLookedInto ? 'undecided' : 'notBooked')];
}

function codeOf(taken: number, booked: number): FindingCode {
  if (booked === 0) return 'notBooked';
  return taken === 0 ? 'notAtProvider' : 'otherAmount';
}

/** The amounts agree, but the kinds differ. What staff has decided is left out. */
function ofAnotherKind(
  books: AttemptBooks,
  payment: ProviderPayment | null,
  booked: number,
): Finding[] {
  if (payment === null || booked === 0) return [];
  if (payment.currency !== books.attempt.currency) {
    return [finding(books, booked, 'otherCurrency')];
  }
  return payment.sameMode ? [] : [finding(books, booked, 'otherMode')];
}

function refundDifference(books: AttemptBooks, { theirs, ours }: MatchedRefund): Finding[] {
  const { state } = theirs;
  const amountKobo = -(theirs.amountKobo ?? 0);
  if (state === 'failed') return [];
  if (ours !== null && refundIs(ours, 'paidOut')) {
    const more = ours.amountKobo + amountKobo;
    const isAsBooked = theirs.amountKobo === null || more === 0;
    return isAsBooked ? [] : [finding(books, more, 'refundOtherAmount')];
  }
  if (isCase(books, ours?.id ?? null)) return [];
  if (state === 'settled') {
    return [finding(books, amountKobo, 'refundNotBooked')];
  }
  if (ours !== null && !refundIs(ours, 'failed')) return [];
  return [finding(books, amountKobo, 'refundUnknown')];
}

/** If the payment isn't booked, its refund can't be: the case about the payment covers it. */
function isCase({ entries, cases }: AttemptBooks, refundId: string | null): boolean {
  const isBooked = entries.some(({ kind }) => kind === 'charge');
  return cases.some((one) => {
    if (!isBooked) return one.refundId === null;
    const isOpen = one.closedAt === null && one.kind === 'refund_other_amount';
    return isOpen && refundId !== null && one.refundId === refundId;
  });
}

function refundsOnlyOurs(books: AttemptBooks, theirs: readonly ProviderRefund[]): Finding[] {
  return books.refunds
    .filter((refund) => refundIs(refund, 'paidOut') && !isChargeback(refund))
    .filter(({ providerRefundId }) => {
      const named = theirs.find(({ id }) => id === providerRefundId);
      return named?.state !== 'settled';
    })
    .map(({ amountKobo }) => finding(books, amountKobo, 'refundNotAtProvider'));
}

/** A provider's view of an attempt. */
export interface ProviderBooks {
  /** Null if the provider has no payment. */
  payment: ProviderPayment | null;
  refunds: ProviderRefund[];
}

/** Asks a provider; null if it doesn't answer now. */
export function fetchBooks(
  providers: PaymentProviders,
  books: AttemptBooks,
): Promise<ProviderBooks | null> {
  return unlessUnreachable(readBooks(providers, books));
}

async function readBooks(
  providers: PaymentProviders,
  { attempt, refunds }: AttemptBooks,
): Promise<ProviderBooks> {
  const provider = providers[attempt.provider];
  const { providerTransactionId: id } = attempt;
  // A provider may have several payments under one reference. Each has its own row here.
  const payment =
    attempt.provider === 'flutterwave' && id !== null
      ? await providers.flutterwave.findPaymentById(id)
      : await provider.findPayment(attempt.reference);
  const transactionId = id ?? payment?.transactionId ?? null;
  // Asked even if our books have no refund: one may have been made at the provider and its webhook lost.
  const isAboutRefunds = refunds.length > 0 || (payment !== null && wasTaken(payment));
  const theirs =
    isAboutRefunds && transactionId !== null ? await provider.listRefunds(transactionId) : [];
  return { payment, refunds: theirs };
}
