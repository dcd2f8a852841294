import * as invitationWords from '../../messages/desk/emails/invitation';
import * as words from '../../messages/payment/emails/deskReceipt';
import * as paidMessages from '../../messages/payment/emails/paid';
import * as statusMessages from '../../messages/payment/emails/status';
import * as factMessages from '../../messages/payment/documents/paymentFacts';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../email/emailKind';
import {
  priceFacts,
  priceFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
} from '../reservations/emails/emailFacts';
import {
  beforeArrival,
  priceTable,
  greeting,
  shortId,
  stayDetailRows,
  stayPreview,
  machineReadableStay,
} from '../reservations/emails/emailParts';
import type { ReservationWithRooms } from '../reservations/reservationsWithRooms';
import type { DeskMethod } from '../books/cashBook';

const deskReceipt = emailKind(
  'deskReceipt',
  {
    properties: {
      stay: wholeStayFacts,
      price: priceFacts,
      roomNumbers: { elements: { type: 'string' } },
      method: { enum: ['cash', 'transfer', 'pos'] },
      /** The bank's name for the transfer. */
      proof: { type: 'string', nullable: true },
    },
  },
  ({ stay, price, roomNumbers, method, proof }, content) => ({
    badge: { label: statusMessages.paid, tone: 'good' },
    preview: stayPreview(stay),
    greeting: greeting(stay),
    paragraphs: [words.thanks, words.keep],
    facts: [
      ...stayDetailRows(stay),
      [factMessages.room, roomNumbers.join(', ')],
      [factMessages.paid, factMessages.atDesk[method]],
      ...(proof === null ? [] : ([[words.receipt, proof]] as const)),
    ],
    ...priceTable(content, price, factMessages.totalPaid),
    ...beforeArrival,
    ...machineReadableStay(content, stay),
  }),
);

/** Confirms a stay that was paid at the desk; this is the guest's receipt. */
export function deskReceiptEmail(
  found: ReservationWithRooms,
  { method, proof }: { method: DeskMethod; proof: string | null },
): UnwrittenEmail {
  const { row, roomNumbers } = found;
  return deskReceipt.email(
    { recipient: row.accountEmail, subject: paidMessages.subject(shortId(row)) },
    { stay: wholeStayFactsOf(row), price: priceFactsOf(found), roomNumbers, method, proof },
  );
}

const staffInvitation = emailKind(
  'staffInvitation',
  { properties: { name: { type: 'string' }, url: { type: 'string' } } },
  ({ name, url }) => ({
    paragraphs: [invitationWords.invited(name), invitationWords.needed],
    action: { label: invitationWords.open, url },
    reason: invitationWords.reason,
  }),
);

/** The link with which somebody begins to work at the desk, or begins again. */
export function invitationEmail(
  recipient: string,
  facts: { name: string; url: string },
): UnwrittenEmail {
  return staffInvitation.email({ recipient, subject: invitationWords.subject }, facts);
}

export const deskEmailKinds: readonly EmailWriter[] = [deskReceipt, staffInvitation];
