import type { PaymentContext } from '../../../machines/paymentTypes';

export const address = 'https://checkout.example/1';

export function standing({ reservation, verified }: PaymentContext): string {
  const status = reservation?.paymentStatus ?? verified;
  if (status === 'paid') return 'paid';
  if (status === 'cancelled') return 'ended.cancelled';
  if (status === 'refunded') return 'ended.refunded';
  if (reservation === null) return 'empty';
  return reservation.totalPrice > 0 ? 'unpaid' : 'ended.withoutRooms';
}
