import { inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { paymentAttempt, paymentCase } from '../../database/schema';
import {
  ProviderError,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderName,
  type ProviderPayment,
} from '../../paymentProviders/provider';
import { differences, type Finding } from './findings';
import { findUndecidedCharges, type SecondCharge } from './secondCharges';

/** A payment as its provider names it. */
export interface UnknownPayment {
  provider: ProviderName;
  payment: ProviderPayment;
}

/** What the providers have and our books don't. */
export interface UnknownPayments {
  unaccounted: Finding[];
  /** Those whose reference our books don't have either. */
  unknown: UnknownPayment[];
  /** Second charges under our references that neither our books nor an open case have. */
  secondCharges: ProviderPayment[];
  /** Payments of open attempts that the provider doesn't name when asked for their reference. */
  hidden: ProviderPayment[];
  /** References of second charges for which the provider didn't say what is left. */
  unanswered: string[];
  /** Providers that didn't list their payments. */
  unlisted: ProviderName[];
}

/**
 * Asks both providers for all their payments since a point in time, or ever, and finds money that our books lack:
 * after a restore, everything taken since the backup; and second charges under one of our references. Open cases
 * account for their money; a closed case about a second charge does so only if its money is booked or back.
 */
export async function findUnknownPayments(
  { database, providers }: { database: Database; providers: PaymentProviders },
  since: Date | null,
): Promise<UnknownPayments> {
  const noticed = await noticedPayments(database);
  const unaccounted: Finding[] = [];
  const nowhere: UnknownPayment[] = [];
  const secondCharges: ProviderPayment[] = [];
  const hidden: ProviderPayment[] = [];
  const unanswered: string[] = [];
  const unlisted: ProviderName[] = [];
  for (const provider of [providers.paystack, providers.flutterwave]) {
    const payments = await listPayments(provider, since);
    if (payments === null) unlisted.push(provider.name);
    const moved = (payments ?? []).filter(hasMoved);
    const { unknown, second, unbooked } = await notInOurBooks(database, moved);
    for (const payment of unknown) {
      if (namesOf(provider.name, payment).some((name) => noticed.has(name))) continue;
      unaccounted.push(findingOf(provider.name, payment));
      nowhere.push({ provider: provider.name, payment });
    }
    const found = await findHiddenPayments(provider, unbooked);
    hidden.push(...found.hidden.map(({ payment }) => payment));
    unaccounted.push(...found.hidden.map((one) => hiddenFinding(provider.name, one)));
    unanswered.push(...found.unanswered);
    const charges = await findUndecidedCharges(database, provider, second);
    unaccounted.push(...charges.unaccounted);
    secondCharges.push(...charges.undecided);
    unanswered.push(...charges.unanswered);
  }
  return { unaccounted, unknown: nowhere, secondCharges, hidden, unanswered, unlisted };
}

/** How many are looked up in our books at a time. */
const BATCH = 500;

async function notInOurBooks(
  database: Database,
  payments: readonly ProviderPayment[],
): Promise<{ unknown: ProviderPayment[]; second: SecondCharge[]; unbooked: SecondCharge[] }> {
  const unknown: ProviderPayment[] = [];
  const second: SecondCharge[] = [];
  const unbooked: SecondCharge[] = [];
  for (let first = 0; first < payments.length; first += BATCH) {
    const some = payments.slice(first, first + BATCH);
    const references = some.map(({ reference }) => reference);
    const { reference, providerTransactionId, reservationId, status } = paymentAttempt;
    const known = await database
      .select({ reference, providerTransactionId, reservationId, status })
      .from(paymentAttempt)
      .where(inArray(paymentAttempt.reference, references));
    const ours = new Map(known.map((attempt) => [attempt.reference, attempt]));
    for (const payment of some) {
      const attempt = ours.get(payment.reference);
      const { transactionId } = payment;
      if (!attempt) unknown.push(payment);
      if (!attempt || transactionId === null) continue;
      const charge = { payment, transactionId, reservationId: attempt.reservationId };
      if (isAnother(transactionId, attempt.providerTransactionId)) second.push(charge);
      else if (attemptIs(attempt, 'notFinal')) unbooked.push(charge);
    }
  }
  return { unknown, second, unbooked };
}

function isAnother(transactionId: string, ours: string | null): boolean {
  return ours !== null && transactionId !== ours;
}

/**
 * The payments that asking by reference does not find, because the provider answers with a later try. What it does find is
 * compared and booked like any payment.
 */
async function findHiddenPayments(
  provider: PaymentProvider,
  unbooked: readonly SecondCharge[],
): Promise<{ hidden: SecondCharge[]; unanswered: string[] }> {
  const hidden: SecondCharge[] = [];
  const unanswered: string[] = [];
  for (const charge of unbooked) {
    const { reference } = charge.payment;
    try {
      const told = await provider.findPayment(reference);
      // What it says of this very payment is compared with our books already: the list may call it otherwise.
      const isAbout = told?.transactionId === charge.transactionId;
      if (told === null || (!isAbout && !hasMoved(told))) hidden.push(charge);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      unanswered.push(reference);
    }
  }
  return { hidden, unanswered };
}

function hiddenFinding(
  provider: ProviderName,
  { payment: { reference, paidKobo }, reservationId }: SecondCharge,
): Finding {
  const amountKobo = paidKobo ?? 0;
  return { provider, reference, reservationId, amountKobo, why: differences.notBooked };
}

async function listPayments(
  provider: PaymentProvider,
  since: Date | null,
): Promise<ProviderPayment[] | null> {
  try {
    return await provider.listPayments(since);
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

function hasMoved({ outcome }: ProviderPayment): boolean {
  return outcome === 'successful' || outcome === 'refunded';
}

/** The subjects of the cases about payments that our books lack. */
async function noticedPayments(database: Database): Promise<Set<string>> {
  const rows = await database
    .select({ subject: paymentCase.subject })
    .from(paymentCase)
    .where(isNull(paymentCase.attemptId));
  return new Set(rows.map(({ subject }) => subject));
}

function namesOf(provider: ProviderName, payment: ProviderPayment): string[] {
  return [payment.reference, payment.transactionId]
    .filter((name) => name !== null)
    .map((name) => `${provider} ${name}`);
}

function findingOf(
  provider: ProviderName,
  { reference, paidKobo, outcome }: ProviderPayment,
): Finding {
  const why =
    outcome === 'refunded'
      ? 'Taken and returned by the provider, and not in our books at all'
      : 'Taken by the provider, and not in our books at all';
  return { provider, reference, reservationId: null, amountKobo: paidKobo ?? 0, why };
}
