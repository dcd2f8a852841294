import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { paymentAttempt, paymentCase } from '../../database/schema';
import {
  ProviderError,
  type PaymentProvider,
  type ProviderPayment,
} from '../../paymentProviders/provider';
import { undecidedKobo } from '../../../machines/payment/moneyAtProvider';
import { differences, type Finding } from './findings';

/** A second payment under one of our references, beside the one in our books. */
export interface SecondCharge {
  payment: ProviderPayment;
  /** The provider's own id for it. */
  transactionId: string;
  reservationId: string;
}

/** Second charges that neither our books nor an open case have. */
interface UndecidedCharges {
  unaccounted: Finding[];
  undecided: ProviderPayment[];
  /** References for which the provider didn't say what is left. */
  unanswered: string[];
}

/**
 * Finds second charges that await a decision: those that never had a case, and those whose case was closed while the
 * money was still there.
 */
export async function findUndecidedCharges(
  database: Database,
  provider: PaymentProvider,
  charges: readonly SecondCharge[],
): Promise<UndecidedCharges> {
  const told: UndecidedCharges = { unaccounted: [], undecided: [], unanswered: [] };
  if (charges.length === 0) return told;
  const booked = await idsInBooks(database, provider, charges);
  const cases = await casesAbout(database, charges);
  for (const charge of charges) {
    const { payment, transactionId, reservationId } = charge;
    const { reference } = payment;
    const own = cases.filter(({ subject }) => subject === transactionId);
    if (booked.has(transactionId) || own.some(({ closedAt }) => closedAt === null)) continue;
    const amountKobo = own.length === 0 ? payment.paidKobo : await leftKobo(provider, charge);
    if (amountKobo === undefined) told.unanswered.push(reference);
    if (amountKobo === undefined || amountKobo === 0) continue;
    told.undecided.push(payment);
    told.unaccounted.push({
      provider: provider.name,
      reference,
      reservationId,
      amountKobo: amountKobo ?? 0,
      why: own.length === 0 ? 'A second charge under one of our references' : differences.undecided,
    });
  }
  return told;
}

/** What the provider still holds of it, in kobo; undefined if it doesn't answer. */
async function leftKobo(
  provider: PaymentProvider,
  { payment, transactionId }: SecondCharge,
): Promise<number | undefined> {
  try {
    return undecidedKobo({ payment, refunds: await provider.listRefunds(transactionId) });
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

/** A second charge that staff sent back has its own row. */
async function idsInBooks(
  database: Database,
  { name }: PaymentProvider,
  charges: readonly SecondCharge[],
): Promise<Set<string | null>> {
  const { provider, providerTransactionId } = paymentAttempt;
  const rows = await database
    .select({ providerTransactionId })
    .from(paymentAttempt)
    .where(and(eq(provider, name), inArray(providerTransactionId, idsOf(charges))));
  return new Set(rows.map((row) => row.providerTransactionId));
}

function casesAbout(database: Database, charges: readonly SecondCharge[]) {
  return database
    .select({ subject: paymentCase.subject, closedAt: paymentCase.closedAt })
    .from(paymentCase)
    .where(
      and(eq(paymentCase.kind, 'second_charge'), inArray(paymentCase.subject, idsOf(charges))),
    );
}

function idsOf(charges: readonly SecondCharge[]): string[] {
  return charges.map(({ transactionId }) => transactionId);
}
