import type { ReservationRow } from '../../reservations/queries';
import { balanceOf, type DeskPaymentRow } from '../desk/deskBook';
import type { Finding } from './findings';

/** The movements of each reservation that was paid at the desk. */
function byReservation(
  movements: readonly DeskPaymentRow[],
): ReadonlyMap<string, DeskPaymentRow[]> {
  const groups = new Map<string, DeskPaymentRow[]>();
  for (const movement of movements) {
    const { reservationId } = movement;
    groups.set(reservationId, [...(groups.get(reservationId) ?? []), movement]);
  }
  return groups;
}

/**
 * Whether the desk took for each reservation in its book exactly its price, gave no more back than it took, and holds
 * money of paid and refunded ones alone.
 * @param paid all reservations that count as paid, or once did
 */
export function compareDeskBook(
  paid: readonly ReservationRow[],
  movements: readonly DeskPaymentRow[],
): Finding[] {
  const rows = new Map(paid.map((row) => [row.id, row]));
  return [...byReservation(movements)].flatMap(([reservationId, ofOne]): Finding[] => {
    const { takenKobo, returnedKobo } = balanceOf(ofOne);
    const row = rows.get(reservationId);
    const found = (amountKobo: number, why: string): Finding => ({
      provider: null,
      reference: row?.paymentReference ?? '',
      reservationId,
      amountKobo,
      why,
    });
    if (returnedKobo > takenKobo) {
      return [found(takenKobo - returnedKobo, 'The desk gave back more than it took')];
    }
    if (!row) return [found(takenKobo - returnedKobo, 'Taken at the desk, and used for nothing')];
    return takenKobo === row.totalKobo
      ? []
      : [found(takenKobo - row.totalKobo, 'The desk took another amount than the price')];
  });
}
