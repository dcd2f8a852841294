import type { Kobo } from '../../../machines/shared/money';
import { paymentAttempt } from '../../database/schema';
import { attemptIs } from '../../database/attemptStatus';
import { lockReservation } from '../../reservations/queries';
import { findAttempt, findAttemptByProviderName, lockAttempt, type AttemptRow } from '../attempts';
import { destinationOf } from '../checkout/destinations';
import type { ProviderName } from '../../paymentProviders/provider';
import { caseRefused } from '../errors';
import { creditPayment } from '../settlement/creditPayment';
import {
  arrivedKobo,
  openCaseCalled,
  wordOnPayment,
  type Deciding,
  type DecidingParts,
} from './caseInHand';
import { writeClosing } from './closeReview';
import { providerIdsOf } from './providerIds';
import type { CalledCase } from './openReviews';

/** What became of money that was taken into the books. */
export interface Adopted {
  amountKobo: Kobo;
  /** Whether it made the reservation paid; else it goes back. */
  pays: boolean;
}

/**
 * Takes a payment into the books that only its provider knew of, e.g. one that was taken after the backup that was restored,
 * with the provider's own amount and for a reservation that staff names. Its money then goes where any money goes:
 * it pays the reservation, or goes back. The provider is asked before.
 * @param reservationId in full
 * @throws Refusal with the reason where there is nothing to take in; then nothing is changed
 */
export async function adoptPayment(
  context: DecidingParts,
  id: string,
  reservationId: string,
  { by, why }: Deciding,
): Promise<Adopted> {
  const { provider, reference, transactionId } = namedIn(
    await openCaseCalled(context.database, id),
  );
  const payment = await wordOnPayment(context, { provider, reference }, transactionId);
  const amountKobo = arrivedKobo(payment);
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
    await creditPayment(tx, context, reservation, attempt, amountKobo);
    const after = await lockAttempt(tx, attempt.id);
    return { amountKobo, pays: after !== null && attemptIs(after, 'pays') };
  });
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
