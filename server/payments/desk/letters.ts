import * as words from '../../../words/payment/letters/deskReceipt';
import * as paidWords from '../../../words/payment/letters/paid';
import * as standingWords from '../../../words/payment/letters/standing';
import * as factWords from '../../../words/payment/papers/paymentFacts';
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
    subject: paidWords.subject(shortId(row)),
    badge: { label: standingWords.paid, tone: 'good' },
    paragraphs: [greeting(row), words.thanks, words.keep],
    facts: [
      ...stayFacts(row),
      [factWords.room, roomNumbers.join(', ')],
      [factWords.paid, method === 'cash' ? factWords.inCash : factWords.byTransfer],
      ...(proof === null ? [] : ([[words.receipt, proof]] as const)),
    ],
    ...billOf(parts, found, factWords.totalPaid),
    ...stayForPrograms(parts, row),
  });
}
