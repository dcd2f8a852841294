import type { MismatchKind } from '../../../machines/payment/paymentCaseMachine';
import type { AttemptRow } from '../attempts';
import type { ProviderPayment } from '../../paymentProviders/provider';

/** The meaning of a provider's response for an attempt. */
export type Verdict =
  /** Nothing is final: check again, and don't report a failure. */
  | { kind: 'waiting' }
  | { kind: 'failed' }
  /** Money arrived, whole kobo, as much as was due or more. */
  | { kind: 'received'; paidKobo: number }
  /** Less than was due, whole kobo: it pays for nothing and goes back. */
  | { kind: 'short'; paidKobo: number }
  /** The provider sent a transfer back itself. */
  | { kind: 'returned' }
  /** Money moved, but not as requested; staff has to look into it. */
  | { kind: 'mismatched'; why: MismatchKind };

/**
 * Compares a provider's response about a payment with the attempt. The status alone proves nothing: reference,
 * currency, mode and amount must match too.
 * @param payment null if the provider has no payment, or could not be asked
 */
export function matchPayment(
  attempt: Pick<AttemptRow, 'reference' | 'currency' | 'amountKobo' | 'checkoutExpiresAt'>,
  payment: ProviderPayment | null,
  now: Date,
): Verdict {
  switch (payment?.outcome) {
    case undefined:
    case 'pending':
    case 'abandoned':
      return { kind: 'waiting' };
    case 'failed':
      return isStillOpen(attempt, now) ? { kind: 'waiting' } : { kind: 'failed' };
    case 'returned':
      return { kind: 'returned' };
    case 'refunded':
      return { kind: 'mismatched', why: 'refunded_elsewhere' };
    case 'successful':
      return judgeMoney(attempt, payment);
  }
}

/** On a checkout that is still open, a failed try can be followed by a successful one. */
function isStillOpen({ checkoutExpiresAt }: Pick<AttemptRow, 'checkoutExpiresAt'>, now: Date) {
  return checkoutExpiresAt !== null && now < checkoutExpiresAt;
}

function isSome(kobo: number | null): kobo is number {
  return kobo !== null && kobo > 0;
}

function judgeMoney(
  attempt: Pick<AttemptRow, 'reference' | 'currency' | 'amountKobo'>,
  { reference, currency, sameMode, requestedKobo, paidKobo }: ProviderPayment,
): Verdict {
  if (currency !== attempt.currency) return { kind: 'mismatched', why: 'other_currency' };
  if (!sameMode) return { kind: 'mismatched', why: 'other_mode' };
  if (reference !== attempt.reference) return { kind: 'mismatched', why: 'other_reference' };
  if (isSome(paidKobo) && paidKobo < attempt.amountKobo) return { kind: 'short', paidKobo };
  const isAsAsked = (requestedKobo ?? attempt.amountKobo) === attempt.amountKobo;
  if (!isAsAsked || !isSome(paidKobo)) return { kind: 'mismatched', why: 'other_amount' };
  return { kind: 'received', paidKobo };
}

/** Whether a payment under way can pay what was asked for: anybody can begin another under its reference. */
export function wouldPay(
  { currency, amountKobo }: Pick<AttemptRow, 'currency' | 'amountKobo'>,
  payment: Pick<ProviderPayment, 'currency' | 'sameMode' | 'paidKobo'>,
): boolean {
  const isEnough = payment.paidKobo !== null && payment.paidKobo >= amountKobo;
  return payment.currency === currency && payment.sameMode && isEnough;
}
