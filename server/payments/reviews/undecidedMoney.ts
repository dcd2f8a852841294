import { and, eq, isNull, ne } from 'drizzle-orm';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import { attemptIs } from '../../database/attemptStatus';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { paymentAttempt, refund, review } from '../../database/schema';
import type { PaymentsContext } from '../context';
import type { ProviderPayment, ProviderRefund } from '../../paymentProviders/provider';
import { isFinal, type AttemptRow } from '../attempts';
import { caseRefused } from '../errors';
import { listProviderRefunds } from '../refunds/readProviderRefunds';
import { asked } from './caseInHand';
import type { CalledCase } from './openReviews';
import { providerIdsOf } from './providerIds';

type Asking = Pick<PaymentsContext, 'database' | 'providers'>;
type Review = CalledCase['review'];

/**
 * What a provider holds of a payment that isn't in our books, in whole kobo: what was paid, less what went back there
 * or is about to. Test money doesn't count, nor does what the provider has sent back itself.
 */
export function undecidedKobo(
  payment: ProviderPayment | null,
  refunds: readonly ProviderRefund[],
): Kobo {
  const wasTaken = payment?.outcome === 'successful' || payment?.outcome === 'refunded';
  if (!wasTaken || !payment.sameMode || isSentBackUnasked(payment, refunds)) return 0;
  const backKobo = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountKobo }) => sum + (amountKobo ?? 0), 0);
  return Math.max(0, (payment.paidKobo ?? payment.requestedKobo ?? 0) - backKobo);
}

/** Whether a provider has sent a payment back before it was credited; it lists no refund for that. */
export function isSentBackUnasked(
  { outcome }: Pick<ProviderPayment, 'outcome'>,
  refunds: readonly unknown[],
): boolean {
  return outcome === 'refunded' && refunds.length === 0;
}

/** The refusal of what would book such a payment. */
export function sentBackUnasked() {
  return caseRefused(
    'The provider has sent this payment back by itself: it lists no refund, and nothing of it is left. Close the case with a note: review close.',
  );
}

/**
 * Ensures that closing a case with a note leaves no money undecided, by asking its provider what it still holds.
 * @throws ApiError with the command that decides it, or if the provider doesn't answer
 */
export async function assertDecided(
  context: Asking,
  { review: one, payment: about }: CalledCase,
): Promise<void> {
  if (about === null || one.closedAt !== null) return;
  if (one.refundId !== null) return assertFollowed(context, one.id, one.refundId);
  const { attempt } = about;
  const isSecond = one.kind === 'second_charge';
  const isBooked = isFinal(attempt) && !attemptIs(attempt, 'underReview');
  if (!isSecond && isBooked) return;
  // While another case is open, its money isn't forgotten.
  if (!isSecond && (await hasOtherOpenCase(context.database, one))) return;
  const payment = await asked(() => findPayment(context, attempt, isSecond ? one.subject : null));
  if (payment === null || (await standsElsewhere(context.database, attempt, payment))) return;
  const named = { ...attempt, ...providerIdsOf(payment) };
  const refunds = await asked(() => listProviderRefunds(context, named));
  const leftKobo = undecidedKobo(payment, refunds);
  if (leftKobo === 0) return;
  throw caseRefused(
    isSecond || isFinal(attempt) ? howToDecide(one, payment, leftKobo) : howToBook(leftKobo),
  );
}

/** A refund whose checks are over ends only if somebody asks: its case is all that remembers it. */
async function assertFollowed(
  { database }: Pick<Asking, 'database'>,
  caseId: string,
  refundId: string,
): Promise<void> {
  const [found] = await database.select().from(refund).where(eq(refund.id, refundId));
  if (!found || !refundIs(found, 'underWay') || found.nextCheckAt !== null) return;
  throw caseRefused(
    `${formatNaira(found.amountKobo)} are on their way back, and nobody asks about them any more, so the case stays open: npm run hotel -- refund retry ${caseId} has them followed for another month.`,
  );
}

function findPayment(
  { providers }: Asking,
  { provider, reference, providerTransactionId }: AttemptRow,
  secondId: string | null,
): Promise<ProviderPayment | null> {
  const id = secondId ?? providerTransactionId;
  return provider === 'flutterwave' && id !== null
    ? providers.flutterwave.findPaymentById(id)
    : providers[provider].findPayment(reference);
}

async function hasOtherOpenCase(
  database: Database,
  { id, attemptId }: Pick<Review, 'id' | 'attemptId'>,
): Promise<boolean> {
  if (attemptId === null) return false;
  const others = await database
    .select({ kind: review.kind })
    .from(review)
    .where(
      and(
        eq(review.attemptId, attemptId),
        ne(review.id, id),
        ne(review.kind, 'second_charge'),
        isNull(review.refundId),
        isNull(review.closedAt),
      ),
    )
    .limit(1);
  return others.length > 0;
}

/** Whether the payment is in our books under a name other than the reviewed attempt's. */
async function standsElsewhere(
  database: Database,
  { id, provider }: AttemptRow,
  { transactionId }: ProviderPayment,
): Promise<boolean> {
  if (transactionId === null) return false;
  const others = await database
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        ne(paymentAttempt.id, id),
        eq(paymentAttempt.provider, provider),
        eq(paymentAttempt.providerTransactionId, transactionId),
      ),
    )
    .limit(1);
  return others.length > 0;
}

function howToBook(leftKobo: Kobo): string {
  return `${formatNaira(leftKobo)} of this payment lie at the provider and stand in no book yet, so the case stays open: npm run hotel -- reconcile --all has the running server book them within a minute.`;
}

function howToDecide(
  { id, kind }: Pick<Review, 'id' | 'kind'>,
  { currency }: ProviderPayment,
  leftKobo: Kobo,
): string {
  if (currency !== 'NGN') {
    return `It was paid in ${currency}, and the provider still has it. Return all of it at the provider’s dashboard; then the case can be closed with a note.`;
  }
  const returning = `case return ${id} gives it back`;
  const ways =
    kind === 'second_charge' ? returning : `${returning}, case credit ${id} lets it count`;
  return `${formatNaira(leftKobo)} of this payment lie at the provider and stand in no book, so the case stays open until they are decided on: npm run hotel -- ${ways}.`;
}
