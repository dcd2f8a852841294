import { composeLetter } from '../../mail/composeLetter';
import type { LetterParts } from '../../mail/letterText';
import type { Letter } from '../../mail/post';
import { billOf, greeting, shortId, stayFacts, stayForPrograms } from '../../reservations/letters';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import type { DeskBooking } from './bookAtDesk';

/** Confirms a stay that was paid at the desk; this is the guest's receipt. */
export function deskReceiptLetter(
  parts: LetterParts,
  found: ReservationWithRooms,
  { method, proof }: Pick<DeskBooking, 'method' | 'proof'>,
): Letter {
  const { row, roomNumbers } = found;
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your reservation ${shortId(row)} is paid and confirmed`,
    badge: { label: 'Paid', tone: 'good' },
    paragraphs: [
      greeting(row),
      'Thank you for your payment at our front desk. Your reservation is confirmed.',
      'Please keep this letter as your receipt. The front desk also changes your reservation, or returns your money.',
    ],
    facts: [
      ...stayFacts(row),
      ['Room', roomNumbers.join(', ')],
      ['Paid', method === 'cash' ? 'in cash' : 'by transfer'],
      ...(proof === null ? [] : ([['Receipt', proof]] as const)),
    ],
    ...billOf(parts, found, 'Total paid'),
    ...stayForPrograms(parts, row),
  });
}
