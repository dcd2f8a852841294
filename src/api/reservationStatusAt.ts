import type { PaymentStatus } from '../../machines/contract/wire';
import type { CancelReason, RefundStatus } from '../../machines/reservation/reservationStatus';
import { invalidResponse } from './reading';
import { valueAt } from './valueAt';

/** Our own words; one that is added does not compile without. */
const ownWords: { readonly [status in PaymentStatus]: status } = {
  pending: 'pending',
  paid: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

/**
 * Every word that is understood, as the answer says it. The specification names none for a reservation that is to be
 * paid, so that servers have several.
 */
const acceptedWords: ReadonlyMap<unknown, PaymentStatus> = new Map<unknown, PaymentStatus>([
  ...Object.values(ownWords).map((status) => [status, status] as const),
  ['unpaid', 'pending'],
  ['Pending', 'pending'],
]);

/** Our words for how a refund stands; one that is added does not compile without. */
const refundWords: { readonly [status in RefundStatus]: status } = {
  requested: 'requested',
  failed: 'failed',
};

/** Our words for why a reservation is cancelled; one that is added does not compile without. */
const cancelWords: { readonly [reason in CancelReason]: reason } = {
  expired: 'expired',
  byGuest: 'byGuest',
};

/**
 * The status of a reservation. Another word, or none, makes the answer one that can't be read, and is logged: whatever
 * it means, no guest is asked to pay because nobody understood it.
 * @throws CallFailed when it is missing or unknown
 */
export function reservationStatusAt(answer: unknown): PaymentStatus {
  const said: unknown = valueAt(answer, 'paymentStatus');
  const status = acceptedWords.get(said);
  if (status !== undefined) return status;
  return unknownWord('paymentStatus', said);
}

/**
 * How the refund of a reservation stands; null where none was requested, or the answer does not say.
 * @throws CallFailed when it is unknown: the guest would be offered a refund that was requested before
 */
export const refundStatusAt = (answer: unknown): RefundStatus | null =>
  wordAt(answer, 'refundStatus', Object.values(refundWords));

/**
 * Why a reservation is cancelled; null where it is not, or the answer does not say.
 * @throws CallFailed when it is unknown: the guest would be told a wrong reason
 */
export const cancelReasonAt = (answer: unknown): CancelReason | null =>
  wordAt(answer, 'cancelReason', Object.values(cancelWords));

function wordAt<Word extends string>(
  answer: unknown,
  field: string,
  words: readonly Word[],
): Word | null {
  const said: unknown = valueAt(answer, field) ?? null;
  if (said === null) return null;
  return words.find((word) => word === said) ?? unknownWord(field, said);
}

function unknownWord(field: string, said: unknown): never {
  const word = JSON.stringify(said);
  console.error(`A reservation was answered with an unknown ${field}: ${word}`);
  return invalidResponse(`${field} that is known, but ${word}`);
}
