import { and, eq, ne } from 'drizzle-orm';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { paymentAttempt, refund } from '../../database/schema';
import { findAttempt, lockAttempt, type AttemptRow } from '../attempts';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { caseRefused } from '../errors';
import { creditPayment } from '../settlement/creditPayment';
import {
  arrivedKobo,
  lockPaymentCase,
  paymentCaseCalled,
  wordOnPayment,
  type Deciding,
  type DecidingContext,
} from './caseInHand';
import { writeClosing } from './writeClosing';
import { providerIdsOf } from './providerIds';
import { refundsThere, sumKobo } from './returnedBefore';

/** Why the money would have been refunded instead, for staff. */
const whyNot: Readonly<Record<string, string>> = {
  late: 'The reservation has ended, and its rooms are not free any more, or its first night is past.',
  cancelled: 'The guest has cancelled the reservation.',
  duplicate: 'The reservation was paid by another payment.',
  superseded: 'The reservation was changed after this payment was begun, and costs another amount.',
};

/**
 * Credits the money of a reviewed payment: it pays the reservation like any payment, and any excess is refunded. The
 * provider is asked once more first.
 * @returns what was credited, in kobo
 * @throws ApiError with the reason if it can't be credited; then nothing is changed
 */
export async function creditCase(
  context: DecidingContext,
  id: string,
  { by, why }: Deciding,
): Promise<Kobo> {
  const { attempt: asked } = await paymentCaseCalled(context.database, id);
  assertUndecided(asked);
  const payment = await wordOnPayment(context, asked, asked.providerTransactionId);
  const paidKobo = enoughKobo(asked, payment);
  await assertNotGivenBack(context, asked, payment);
  await assertOwnPayment(context.database, asked, payment);
  await context.database.transaction(async (tx) => {
    const { review, attempt, reservation } = await lockPaymentCase(tx, id);
    assertUndecided(attempt);
    const named = { ...attempt, ...providerIdsOf(payment) };
    await tx
      .update(paymentAttempt)
      .set(providerIdsOf(payment))
      .where(eq(paymentAttempt.id, attempt.id));
    await creditPayment(tx, context, reservation, named, paidKobo);
    await assertUsed(tx, named);
    const found = { review, payment: { attempt, reservation } };
    await writeClosing(tx, context, found, { by, note: `Credited: ${why}` });
  });
  return paidKobo;
}

function assertUndecided(attempt: AttemptRow): void {
  if (attemptIs(attempt, 'underReview')) return;
  throw caseRefused(
    'The payment of this case stands in the books already: there is nothing to credit. A second charge can only be returned: case return.',
  );
}

function enoughKobo({ amountKobo }: AttemptRow, payment: ProviderPayment): Kobo {
  const paidKobo = arrivedKobo(payment);
  if (paidKobo >= amountKobo) return paidKobo;
  throw caseRefused(
    `${formatNaira(paidKobo)} were paid of ${formatNaira(amountKobo)}: too little to count. Send it back with case return; the guest can then pay the whole price.`,
  );
}

/** A provider may still call a payment successful after giving it back: money that has left again must not count. */
async function assertNotGivenBack(
  context: DecidingContext,
  asked: AttemptRow,
  payment: ProviderPayment,
): Promise<void> {
  const there = await refundsThere(context, { ...asked, ...providerIdsOf(payment) });
  if (there.length === 0) return;
  throw caseRefused(
    `The provider has given ${formatNaira(sumKobo(there))} of it back already. case return gives back what is left; case adopt takes it into the books where nothing is.`,
  );
}

/** A payment under a name other than ours may already be in our books under that name. */
async function assertOwnPayment(
  database: Database,
  { id, reference, provider }: AttemptRow,
  payment: ProviderPayment,
): Promise<void> {
  const namesake =
    payment.reference === reference ? null : await findAttempt(database, payment.reference);
  const { transactionId } = payment;
  const [other] =
    transactionId === null
      ? []
      : await database
          .select({ id: paymentAttempt.id })
          .from(paymentAttempt)
          .where(
            and(
              ne(paymentAttempt.id, id),
              eq(paymentAttempt.provider, provider),
              eq(paymentAttempt.providerTransactionId, transactionId),
            ),
          );
  if (!namesake && !other) return;
  throw caseRefused(
    'The provider names a payment that is another one of ours; nothing was changed.',
  );
}

/**
 * Money that can't be used would be refunded automatically. That is not what staff asked for, so everything is rolled
 * back.
 */
async function assertUsed(tx: Database, { id }: AttemptRow): Promise<void> {
  const after = await lockAttempt(tx, id);
  if (after && attemptIs(after, 'pays')) return;
  const [returned] = await tx
    .select({ cause: refund.cause })
    .from(refund)
    .where(eq(refund.attemptId, id));
  const why = whyNot[returned?.cause ?? ''] ?? 'The reservation can’t use it.';
  throw caseRefused(`${why} Nothing was changed; case return sends the money back.`);
}
