import * as words from '../../messages/payment/emails/deskReceipt';
import * as paidMessages from '../../messages/payment/emails/paid';
import * as standingMessages from '../../messages/payment/emails/standing';
import * as factMessages from '../../messages/payment/documents/paymentFacts';
import { composeEmail } from '../email/composeEmail';
import type { EmailContent } from '../email/emailText';
import type { Email } from '../email/emailTransport';
import { billOf, greeting, shortId, stayDetailRows, stayForPrograms } from '../reservations/emails';
import type { ReservationWithRooms } from '../reservations/reservationsWithRooms';
import type { DeskBooking } from './bookAtDesk';

/** Confirms a stay that was paid at the desk; this is the guest's receipt. */
export function deskReceiptEmail(
  context: EmailContent,
  found: ReservationWithRooms,
  { method, proof }: Pick<DeskBooking, 'method' | 'proof'>,
): Email {
  const { row, roomNumbers } = found;
  return composeEmail({
    recipient: row.accountEmail,
    subject: paidMessages.subject(shortId(row)),
    badge: { label: standingMessages.paid, tone: 'good' },
    paragraphs: [greeting(row), words.thanks, words.keep],
    facts: [
      ...stayDetailRows(row),
      [factMessages.room, roomNumbers.join(', ')],
      [factMessages.paid, method === 'cash' ? factMessages.inCash : factMessages.byTransfer],
      ...(proof === null ? [] : ([[words.receipt, proof]] as const)),
    ],
    ...billOf(context, found, factMessages.totalPaid),
    ...stayForPrograms(context, row),
  });
}
