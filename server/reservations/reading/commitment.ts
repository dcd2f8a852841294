import {
  awaitsPayment,
  hasTag,
  type StatusFields,
} from '../../../machines/reservation/reservationStatus';

export const commitments = ['confirmed', 'pending', 'cancelled'] as const;

/** How firm a reservation is, for formats that know only three statuses. */
export type Commitment = (typeof commitments)[number];

/** Whether a stay is confirmed, awaits payment, or is cancelled. */
export function commitmentOf(reservation: StatusFields): Commitment {
  if (awaitsPayment(reservation)) return 'pending';
  return hasTag(reservation, 'confirmed') ? 'confirmed' : 'cancelled';
}
