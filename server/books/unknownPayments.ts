import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attemptIs } from '../database/attemptStatus';
import { paymentAttempt, paymentCase } from '../database/schema';
import {
  unlessUnreachable,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderName,
  type ProviderPayment,
} from '../paymentProviders/provider';
import { paymentProviders } from '../../machines/shared/paymentChannel';
import { undecidedKobo } from '../../machines/payment/moneyAtProvider';
import type { AttemptRow } from '../payments/attempts';
import type { Finding, FindingCode } from './findings';

/** A payment as its provider names it. */
interface UnknownPayment {
  provider: ProviderName;
  payment: ProviderPayment;
}

/** Payments that the providers have and our books don't. */
export interface UnknownPayments {
  /** All of it. */
  unaccounted: Finding[];
  /** Payments whose reference our books don't have either. */
  unknown: UnknownPayment[];
  /** Second charges under our references that neither our books nor an open case have. */
  secondCharges: ProviderPayment[];
  /** Payments of open attempts that the provider doesn't name when asked for their reference. */
  hidden: ProviderPayment[];
  /** References of payments about which the provider didn't answer, so that nothing is proven. */
  unanswered: string[];
  /** Providers that didn't list their payments, so that one may be missing. */
  unlisted: ProviderName[];
}

/** How many are looked up in our books at a time. */
const BATCH = 500;

/**
 * Asks both providers for all their payments since a point in time, or ever, and finds money that our books lack:
 * after a restore, everything taken since the backup; and second charges under one of our references. Open cases
 * account for their money; a closed case about a second charge does so only if its money is booked or back.
 */
export async function findUnknownPayments(
  { database, providers }: { database: Database; providers: PaymentProviders },
  since: Date | null,
): Promise<UnknownPayments> {
  const found: UnknownPayments = {
    unaccounted: [],
    unknown: [],
    secondCharges: [],
    hidden: [],
    unanswered: [],
    unlisted: [],
  };
  for (const name of paymentProviders) {
    const provider: PaymentProvider = providers[name];
    const payments = await unlessUnreachable(provider.listPayments(since));
    if (payments === null) found.unlisted.push(name);
    const moved = (payments ?? []).filter(hasMoved);
    for (let first = 0; first < moved.length; first += BATCH) {
      const some = moved.slice(first, first + BATCH);
      const books = await booksAbout(database, name, some);
      for (const payment of some) await compare(provider, payment, books, found);
    }
  }
  return found;
}

function hasMoved({ outcome }: ProviderPayment): boolean {
  return outcome === 'successful' || outcome === 'refunded';
}

interface Books {
  attempts: readonly AttemptRow[];
  cases: readonly (typeof paymentCase.$inferSelect)[];
}

/** The entries of our books under the names of some payments of a provider. */
async function booksAbout(
  database: Database,
  provider: ProviderName,
  payments: readonly ProviderPayment[],
): Promise<Books> {
  const references = payments.map(({ reference }) => reference);
  const ids = payments.flatMap(({ transactionId }) => transactionId ?? []);
  const { reference, providerTransactionId } = paymentAttempt;
  const attempts = await database
    .select()
    .from(paymentAttempt)
    .where(
      or(
        inArray(reference, references),
        and(eq(paymentAttempt.provider, provider), inArray(providerTransactionId, ids)),
      ),
    );
  const subjects = payments.flatMap((payment) => subjectsOf(provider, payment));
  const cases = await database
    .select()
    .from(paymentCase)
    .where(inArray(paymentCase.subject, [...subjects, ...ids]));
  return { attempts, cases };
}

/** The subjects that a case about a payment which our books lack may have. */
function subjectsOf(provider: ProviderName, { reference, transactionId }: ProviderPayment) {
  return [reference, transactionId].flatMap((name) => (name === null ? [] : `${provider} ${name}`));
}

/** Adds a payment to what was found, unless our books or a case have it. */
async function compare(
  provider: PaymentProvider,
  payment: ProviderPayment,
  { attempts, cases }: Books,
  found: UnknownPayments,
): Promise<void> {
  const { reference, transactionId, paidKobo } = payment;
  const attempt = attempts.find((one) => one.reference === reference);
  const isUnaccounted = (code: FindingCode, amountKobo = paidKobo) =>
    found.unaccounted.push({
      provider: provider.name,
      reference,
      reservationId: attempt?.reservationId ?? null,
      amountKobo: amountKobo ?? 0,
      code,
    });

  if (!attempt) {
    const subjects = subjectsOf(provider.name, payment);
    if (cases.some((one) => one.attemptId === null && subjects.includes(one.subject))) return;
    found.unknown.push({ provider: provider.name, payment });
    isUnaccounted(payment.outcome === 'refunded' ? 'unknownReturned' : 'unknown');
    return;
  }
  if (transactionId === null) return;

  const own = attempt.providerTransactionId;
  if (own === null || own === transactionId) {
    // What asking by reference finds is compared and booked like any payment.
    if (!attemptIs(attempt, 'notFinal')) return;
    const isHidden = await isHiddenByALaterTry(provider, payment);
    if (isHidden === null) found.unanswered.push(reference);
    if (isHidden !== true) return;
    found.hidden.push(payment);
    isUnaccounted('notBooked');
    return;
  }

  // A second charge. One that staff sent back has an attempt of its own.
  const isBooked = attempts.some(
    (one) => one.provider === provider.name && one.providerTransactionId === transactionId,
  );
  const about = cases.filter(
    ({ kind, subject }) => kind === 'second_charge' && subject === transactionId,
  );
  if (isBooked || about.some(({ closedAt }) => closedAt === null)) return;
  if (about.length === 0) {
    if (paidKobo === 0) return;
    found.secondCharges.push(payment);
    isUnaccounted('secondCharge');
    return;
  }
  const refunds = await unlessUnreachable(provider.listRefunds(transactionId));
  if (refunds === null) {
    found.unanswered.push(reference);
    return;
  }
  const leftKobo = undecidedKobo({ payment, refunds });
  if (leftKobo === 0) return;
  found.secondCharges.push(payment);
  isUnaccounted('undecided', leftKobo);
}

/**
 * Whether asking by reference does not find a payment, because the provider answers with a later try; null if it
 * doesn't answer now. What it says of this very payment is compared with our books already: the list may call it
 * otherwise.
 */
async function isHiddenByALaterTry(
  provider: PaymentProvider,
  { reference, transactionId }: ProviderPayment,
): Promise<boolean | null> {
  const answer = await unlessUnreachable(
    provider.findPayment(reference).then((payment) => ({ payment })),
  );
  if (answer === null) return null;
  const { payment } = answer;
  return payment === null || (payment.transactionId !== transactionId && !hasMoved(payment));
}
