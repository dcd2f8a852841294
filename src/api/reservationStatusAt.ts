import type { PaymentStatus } from '../../machines/contract/wire';
import type { RefundAccountState } from '../../machines/reservation/policy';
import type { CancelReason, RefundStatus } from '../../machines/reservation/reservationStatus';
import { invalidResponse } from './reading';
import { valueAt } from './valueAt';

/** Our own words. A new status does not compile until it is added. */
const ownWords: { readonly [status in PaymentStatus]: status } = {
  pending: 'pending',
  paid: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

/** The words for an unpaid reservation. The specification names none, so servers use several, in any case. */
const unpaid = /^(?:pending|unpaid)$/i;

/** Our words for refund statuses. A new one does not compile until it is added. */
const refundWords: { readonly [status in RefundStatus]: status } = {
  requested: 'requested',
  failed: 'failed',
};

/** Our words for how a refund stands that needs an account. A new one does not compile until it is added. */
const accountWords: { readonly [state in RefundAccountState]: state } = {
  needed: 'needed',
  underReview: 'underReview',
  given: 'given',
};

/** Our words for cancel reasons. A new one does not compile until it is added. */
const cancelWords: { readonly [reason in CancelReason]: reason } = {
  expired: 'expired',
  byGuest: 'byGuest',
};

/**
 * A reservation's status. An unknown or missing word makes the response invalid and is logged: a guest must never be
 * asked to pay because of an unknown word.
 * @throws CallFailed if it is missing or unknown
 */
export function reservationStatusAt(response: unknown): PaymentStatus {
  return paymentStatusAt(response, Object.values(ownWords)) ?? unknownWord('paymentStatus', null);
}

/**
 * The payment status of a response, one of the given words; null if the response doesn't say.
 * @throws CallFailed if it is unknown
 */
export function paymentStatusAt<Word extends string>(
  response: unknown,
  words: readonly Word[],
): Word | typeof ownWords.pending | null {
  const said: unknown = valueAt(response, 'paymentStatus');
  const isUnpaid = typeof said === 'string' && unpaid.test(said);
  return isUnpaid ? ownWords.pending : oneOfAt(response, 'paymentStatus', words);
}

/**
 * A reservation's refund status; null if no refund was requested, or the response doesn't say.
 * @throws CallFailed if it is unknown: the guest could be offered a refund twice
 */
export const refundStatusAt = (response: unknown): RefundStatus | null =>
  oneOfAt(response, 'refundStatus', Object.values(refundWords));

/**
 * How a refund stands that needs a bank account; null if none does, or the response doesn't say.
 * @throws CallFailed if it is unknown: the guest could be told that there is nothing to do
 */
export const refundAccountAt = (response: unknown): RefundAccountState | null =>
  oneOfAt(response, 'refundAccount', Object.values(accountWords));

/**
 * Why a reservation is cancelled; null if it isn't, or the response doesn't say.
 * @throws CallFailed if it is unknown: the guest could be told a wrong reason
 */
export const cancelReasonAt = (response: unknown): CancelReason | null =>
  oneOfAt(response, 'cancelReason', Object.values(cancelWords));

function oneOfAt<Word extends string>(
  response: unknown,
  field: string,
  words: readonly Word[],
): Word | null {
  const said: unknown = valueAt(response, field) ?? null;
  if (said === null) return null;
  return words.find((word) => word === said) ?? unknownWord(field, said);
}

function unknownWord(field: string, said: unknown): never {
  const word = JSON.stringify(said);
  console.error(`The server answered with an unknown ${field}: ${word}`);
  return invalidResponse(`${field} that is known, but ${word}`);
}
