import { eq } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import { isPaid } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { ledgerEntry, paymentAttempt } from '../../database/schema';
import type { AttemptRow } from '../attempts';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { caseRefused } from '../errors';
import { sendBack } from '../settlement/sendBack';
import {
  lockPaymentCase,
  paidKoboOf,
  paymentCaseCalled,
  wordOnPayment,
  type Deciding,
  type DecidingContext,
  type PaymentCaseInHand,
} from './caseInHand';
import { writeClosing } from './writeClosing';
import { providerIdsOf } from './providerIds';
import { adoptRefundsThere, refundsThere, sumKobo } from './returnedBefore';
import { resumeHold } from './reviewHold';
import { isSentBackUnasked, sentBackUnasked } from './undecidedMoney';

/**
 * Refunds a reviewed payment in full, like any refund: books it and opens a refund, which the running server sends.
 * Refunds that the provider already has are booked as such, and only the rest is sent. The provider is asked once
 * more first, and the guest is told.
 * @returns what goes back, in kobo
 * @throws ApiError with the reason if nothing can be sent back; then nothing is changed
 */
export async function returnCase(
  context: DecidingContext,
  id: string,
  { by, why }: Deciding,
): Promise<Kobo> {
  const asked = await paymentCaseCalled(context.database, id);
  const payment = await wordOnPayment(context, asked.attempt, transactionOf(asked));
  const paidKobo = paidKoboOf(payment);
  const there = await refundsThere(context, { ...asked.attempt, ...providerIdsOf(payment) });
  if (isSentBackUnasked(payment, there)) throw sentBackUnasked();
  const leftKobo = paidKobo - sumKobo(there);
  assertMoneyLeft(leftKobo);
  await context.database.transaction(async (tx) => {
    const inHand = await lockPaymentCase(tx, id);
    transactionOf(inHand);
    const { review, attempt, reservation } = inHand;
    const found = { review, payment: { attempt, reservation } };
    await writeClosing(tx, context, found, { by, note: `Sent back: ${why}` });
    const booked = isSecondCharge(inHand)
      ? await writeSecondCharge(tx, context, inHand, payment, paidKobo)
      : await decide(tx, context, attempt, payment);
    await tx.insert(ledgerEntry).values({
      at: context.clock.now(),
      kind: 'charge',
      attemptId: booked.id,
      amountKobo: paidKobo,
    });
    const row = await resumeHold(tx, context, reservation);
    await adoptRefundsThere(tx, context, { reservation: row, attempt: booked }, there);
    const cause = isPaid(row) ? 'duplicate' : 'unfit';
    await sendBack(tx, context, row, booked, cause, leftKobo);
  });
  return leftKobo;
}

function assertMoneyLeft(leftKobo: Kobo): void {
  if (leftKobo > 0) return;
  throw caseRefused(
    'The provider has returned this payment already: case adopt takes that into the books.',
  );
}

function isSecondCharge({ review }: PaymentCaseInHand): boolean {
  return review.kind === 'second_charge';
}

/** The provider's id of a case's payment, if its money is not booked yet. */
function transactionOf(inHand: PaymentCaseInHand): string | null {
  const { review, attempt } = inHand;
  if (isSecondCharge(inHand) && attempt.provider === 'flutterwave') return review.subject;
  if (attemptIs(attempt, 'underReview')) return attempt.providerTransactionId;
  throw caseRefused(
    'The payment of this case stands in the books already. To give its money back: npm run hotel -- refund give RESERVATION',
  );
}

async function decide(
  tx: Database,
  { clock }: Pick<DecidingContext, 'clock'>,
  attempt: AttemptRow,
  payment: ProviderPayment,
): Promise<AttemptRow> {
  const changes = {
    ...providerIdsOf(payment),
    status: 'returned',
    updatedAt: clock.now(),
  } as const;
  await tx.update(paymentAttempt).set(changes).where(eq(paymentAttempt.id, attempt.id));
  return { ...attempt, ...changes };
}

/** Gives a second charge its own row, because one row is one payment, and one reference has one row. */
async function writeSecondCharge(
  tx: Database,
  { clock, random }: Pick<DecidingContext, 'clock' | 'random'>,
  { attempt, review }: PaymentCaseInHand,
  payment: ProviderPayment,
  amountKobo: Kobo,
): Promise<AttemptRow> {
  const now = clock.now();
  const row: AttemptRow = {
    ...attempt,
    ...providerIdsOf(payment),
    id: random.uuid(),
    reference: `${attempt.reference}-${review.subject}`,
    amountKobo,
    status: 'returned',
    checkoutUrl: null,
    checkoutExpiresAt: null,
    checks: 0,
    nextCheckAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(paymentAttempt).values(row);
  return row;
}
