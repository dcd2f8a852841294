import type { PaymentStatus } from '../../machines/contract/wire';
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

/**
 * The status of a reservation. Another word, or none, makes the answer one that can't be read, and is logged: whatever
 * it means, no guest is asked to pay because nobody understood it.
 * @throws CallFailed when it is missing or unknown
 */
export function reservationStatusAt(answer: unknown): PaymentStatus {
  const said: unknown = valueAt(answer, 'paymentStatus');
  const status = acceptedWords.get(said);
  if (status !== undefined) return status;
  const word = JSON.stringify(said);
  console.error(`A reservation was answered with an unknown paymentStatus: ${word}`);
  return invalidResponse(`paymentStatus that is known, but ${word}`);
}
