import { balanceOf } from '../cashBook';
import type { DeskBooks } from './ledger';
import { hasTag } from '../../../machines/reservation/reservationStatus';
import type { Finding } from './findings';

/**
 * Checks a reservation's cash book: the desk took exactly its price, gave back no more than it took, and holds money
 * only for paid and refunded reservations.
 */
export function compareDeskBook({ reservation, movements }: DeskBooks): Finding[] {
  const { id, paymentReference, totalKobo } = reservation;
  const { takenKobo, returnedKobo } = balanceOf(movements);
  const wasPaid = hasTag(reservation, 'wasPaid');
  const found = (amountKobo: number, why: string): Finding => ({
    provider: null,
    reference: (wasPaid ? paymentReference : null) ?? '',
    reservationId: id,
    amountKobo,
    why,
  });
  if (returnedKobo > takenKobo) {
    return [found(takenKobo - returnedKobo, 'The desk gave back more than it took')];
  }
  if (!wasPaid) return [found(takenKobo - returnedKobo, 'Taken at the desk, and used for nothing')];
  return takenKobo === totalKobo
    ? []
    : [found(takenKobo - totalKobo, 'The desk took another amount than the price')];
}
