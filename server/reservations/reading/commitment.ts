import {
  awaitsPayment,
  hasTag,
  type LifecycleFields,
} from '../../../machines/reservation/reservationStatus';

export const commitments = ['confirmed', 'pending', 'cancelled'] as const;

/** How a reservation stands for programs that know no more than three words for it. */
export type Commitment = (typeof commitments)[number];

/** Whether a stay is certain, to be paid, or over. */
export function commitmentOf(reservation: LifecycleFields): Commitment {
  if (awaitsPayment(reservation)) return 'pending';
  return hasTag(reservation, 'confirmed') ? 'confirmed' : 'cancelled';
}
