import type { Kobo } from '../../../machines/shared/money';
import type { Database } from '../../database/database';
import { paymentAttempt } from '../../database/schema';
import { attemptIs } from '../../database/attemptStatus';
import { lockReservation } from '../../reservations/queries';
import { findAttempt, findAttemptByProviderName, lockAttempt, type AttemptRow } from '../attempts';
import { destinationOf } from '../checkout/destinations';
import type { ProviderName } from '../../paymentProviders/provider';
import { caseRefused } from '../errors';
import type { ReadableRefund } from '../refunds/adoptProviderRefund';
import { fitRefunds } from '../refunds/fitRefunds';
import { bookCharge, creditPayment } from '../settlement/creditPayment';
import {
  openCaseCalled,
  paidKoboOf,
  wordOnPayment,
  type Deciding,
  type DecidingContext,
} from './caseInHand';
import { writeClosing } from './writeClosing';
import { providerIdsOf } from './providerIds';
import type { CalledCase } from './openReviews';
import { adoptRefundsThere, refundsThere, sumKobo } from './returnedBefore';
import { isSentBackUnasked, sentBackUnasked } from './undecidedMoney';

/** The result of taking money into the books. */
export interface Adopted {
  amountKobo: Kobo;
  /** What its provider had given back of it, or was about to. */
  backKobo: Kobo;
  /** Whether it paid the reservation; otherwise what is left is refunded. */
  pays: boolean;
}

/**
 * Books a payment that only its provider knew, e.g. one taken after the backup that was restored, with the provider's
 * amount and for a reservation that staff names. Like any money, it then pays the reservation or is refunded. What the
 * provider has already given back is booked with it; if that is all of it, it pays nothing. The provider is asked first.
 * @param reservationId in full
 * @throws ApiError with the reason if there is nothing to book; then nothing is changed
 */
export async function adoptPayment(
  context: DecidingContext,
  id: string,
  reservationId: string,
  { by, why }: Deciding,
): Promise<Adopted> {
  const { provider, reference, transactionId } = namedIn(
    await openCaseCalled(context.database, id),
  );
  const payment = await wordOnPayment(context, { provider, reference }, transactionId);
  const amountKobo = paidKoboOf(payment);
  const named = { provider, reference: payment.reference, ...providerIdsOf(payment) };
  const there = await refundsThere(context, named);
  if (isSentBackUnasked(payment, there)) throw sentBackUnasked();
  const backKobo = sumKobo(there);
  return context.database.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) throw caseRefused(`There is no reservation ${reservationId}.`);
    const found = await openCaseCalled(tx, id);
    if (!(await writeClosing(tx, context, found, { by, note: `Taken into the books: ${why}` }))) {
      throw caseRefused(`Case ${id} was closed before; nothing was changed.`);
    }
    const known =
      (await findAttempt(tx, payment.reference)) ??
      (payment.transactionId === null
        ? null
        : await findAttemptByProviderName(tx, provider, payment.transactionId));
    if (known) throw caseRefused('Our books have this payment by now: close the case with a note.');
    const now = context.clock.now();
    const attempt: AttemptRow = {
      ...providerIdsOf(payment),
      id: context.random.uuid(),
      reference: payment.reference,
      reservationId,
      provider,
      amountKobo: payment.requestedKobo ?? amountKobo,
      currency: 'NGN',
      status: 'open',
      checkoutUrl: null,
      checkoutExpiresAt: null,
      returnTo: destinationOf(
        context.configuration,
        provider,
        'confirmation',
        reservationId,
        payment.reference,
      ),
      underWayUntil: null,
      checks: 0,
      nextCheckAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(paymentAttempt).values(attempt);
    if (backKobo >= amountKobo) await bookCharge(tx, context, attempt, amountKobo, 'returned');
    else await creditPayment(tx, context, reservation, attempt, amountKobo);
    await takeInRefunds(tx, context, attempt, there);
    const after = await lockAttempt(tx, attempt.id);
    return { amountKobo, backKobo, pays: after !== null && attemptIs(after, 'pays') };
  });
}

/** What is still to be sent of the payment is less by what its provider has given back. */
async function takeInRefunds(
  tx: Database,
  context: DecidingContext,
  attempt: AttemptRow,
  there: readonly ReadableRefund[],
): Promise<void> {
  const reservation = await lockReservation(tx, attempt.reservationId);
  if (!reservation || there.length === 0) return;
  await adoptRefundsThere(tx, context, { reservation, attempt }, there);
  await fitRefunds(tx, context, attempt, null);
}

interface NamedAtProvider {
  provider: ProviderName;
  reference: string;
  transactionId: string | null;
}

/** How a provider names the payment of a case that our books don't have. */
function namedIn({ review: { kind, detail } }: CalledCase): NamedAtProvider {
  const { provider, reference, transactionId } = detail;
  if (kind !== 'unknown_payment') {
    throw caseRefused('The payment of this case stands in our books: there is none to take in.');
  }
  const isKnown = provider === 'paystack' || provider === 'flutterwave';
  const id = typeof transactionId === 'string' ? transactionId : null;
  const named = typeof reference === 'string' ? reference : '';
  if (!isKnown || (named === '' && (id === null || provider === 'paystack'))) {
    throw caseRefused(
      'The provider named this payment so that it can’t be asked for. Look at its dashboard, and close the case with a note.',
    );
  }
  return { provider, reference: named, transactionId: id };
}
