import * as words from '../../../messages/payment/emails/deskReceipt';
import * as paidMessages from '../../../messages/payment/emails/paid';
import * as standingMessages from '../../../messages/payment/emails/standing';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
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
    subject: paidMessages.subject(shortId(row)),
    badge: { label: standingMessages.paid, tone: 'good' },
    paragraphs: [greeting(row), words.thanks, words.keep],
    facts: [
      ...stayFacts(row),
      [factMessages.room, roomNumbers.join(', ')],
      [factMessages.paid, method === 'cash' ? factMessages.inCash : factMessages.byTransfer],
      ...(proof === null ? [] : ([[words.receipt, proof]] as const)),
    ],
    ...billOf(parts, found, factMessages.totalPaid),
    ...stayForPrograms(parts, row),
  });
}
