import { hotel } from '../../../hotel/hotel';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import * as words from '../../../messages/payment/emails/deskReceipt';
import * as paidMessages from '../../../messages/payment/emails/paid';
import * as statusMessages from '../../../messages/payment/emails/status';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { unlinked } from '../../email/guestName';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import {
  guestFacts,
  guestFactsOf,
  priceFacts,
  priceFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
} from '../../reservations/emails/emailFacts';
import {
  beforeArrival,
  priceTable,
  greeting,
  shortId,
  stayDetailRows,
  stayPreview,
  machineReadableStay,
} from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import type { DeskMethod } from '../../books/cashBook';

const deskMethods = { enum: ['cash', 'transfer', 'pos'] } as const;

const deskReceipt = emailKind(
  'deskReceipt',
  {
    properties: {
      stay: wholeStayFacts,
      price: priceFacts,
      roomNumbers: { elements: { type: 'string' } },
      method: deskMethods,
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
      ...(proof === null ? [] : ([[words.receipt, unlinked(proof)]] as const)),
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

const extrasReceipt = emailKind(
  'extrasReceipt',
  {
    properties: {
      stay: guestFacts,
      extras: { elements: { properties: { text: { type: 'string' }, kobo: { type: 'float64' } } } },
      paidKobo: { type: 'float64' },
      leftKobo: { type: 'float64' },
      method: deskMethods,
      by: { type: 'string' },
    },
  },
  ({ stay, extras, paidKobo, leftKobo, method, by }) => ({
    badge: { label: statusMessages.paid, tone: 'good' },
    greeting: greeting(stay),
    paragraphs: [words.extrasPaid],
    facts: [
      ...extras.map(({ text, kobo }) => [text, formatNaira(kobo)] as const),
      [factMessages.paid, `${formatNaira(paidKobo)} ${factMessages.atDesk[method]}`],
      [words.takenBy, by],
      [words.left, formatNaira(leftKobo)],
    ],
  }),
);

/** Confirms what was paid of the extras, and says what is left. */
export function extrasReceiptEmail(
  row: ReservationRow,
  facts: {
    extras: { text: string; kobo: Kobo }[];
    paidKobo: Kobo;
    leftKobo: Kobo;
    method: DeskMethod;
    by: string;
  },
): UnwrittenEmail {
  const subject = words.extrasSubject(formatNaira(facts.paidKobo), shortId(row));
  return extrasReceipt.email(
    { recipient: row.accountEmail, subject },
    { stay: guestFactsOf(row), ...facts },
  );
}

const partReceipt = emailKind(
  'partReceipt',
  {
    properties: {
      stay: wholeStayFacts,
      amountKobo: { type: 'float64' },
      paidKobo: { type: 'float64' },
      leftKobo: { type: 'float64' },
      method: deskMethods,
      proof: { type: 'string', nullable: true },
      by: { type: 'string' },
    },
  },
  ({ stay, amountKobo, paidKobo, leftKobo, method, proof, by }) => ({
    badge: { label: statusMessages.partPaid, tone: 'good' },
    preview: stayPreview(stay),
    greeting: greeting(stay),
    paragraphs: [words.partPaid, words.keep],
    facts: [
      ...stayDetailRows(stay),
      [factMessages.paid, `${formatNaira(amountKobo)} ${factMessages.atDesk[method]}`],
      ...(proof === null ? [] : ([[words.receipt, unlinked(proof)]] as const)),
      [words.takenBy, by],
      [words.paidSoFar, formatNaira(paidKobo)],
      [words.left, formatNaira(leftKobo)],
    ],
  }),
);

/** Confirms a part of the price that the desk took, and says what is left. Whole kobo. */
export function partReceiptEmail(
  row: ReservationRow,
  {
    method,
    proof,
    by,
    ...sums
  }: {
    amountKobo: Kobo;
    paidKobo: Kobo;
    leftKobo: Kobo;
    method: DeskMethod;
    proof: string | null;
    by: string;
  },
): UnwrittenEmail {
  return partReceipt.email(
    {
      recipient: row.accountEmail,
      subject: words.partSubject(formatNaira(sums.amountKobo), shortId(row)),
    },
    { stay: wholeStayFactsOf(row), method, proof, by, ...sums },
  );
}

const extraVoided = emailKind(
  'extraVoided',
  {
    properties: {
      stay: guestFacts,
      text: { type: 'string' },
      kobo: { type: 'float64' },
      returnedKobo: { type: 'float64' },
      method: deskMethods,
      by: { type: 'string' },
    },
  },
  ({ stay, text, kobo, returnedKobo, method, by }) => ({
    greeting: greeting(stay),
    paragraphs: [words.extraVoided, words.ifYouPaid(hotel.reservationPhone)],
    facts: [
      [text, formatNaira(kobo)],
      [
        words.refunded,
        [formatNaira(returnedKobo), returnedKobo > 0 && factMessages.atDesk[method]]
          .filter(Boolean)
          .join(' '),
      ],
      [words.voidedBy, by],
    ],
  }),
);

/** Tells the guest that an extra is off the bill, and what was given back: who paid for it and gets nothing can say so. */
export function extraVoidedEmail(
  row: ReservationRow,
  facts: { text: string; kobo: Kobo; returnedKobo: Kobo; method: DeskMethod; by: string },
): UnwrittenEmail {
  return extraVoided.email(
    { recipient: row.accountEmail, subject: words.voidedSubject(shortId(row)) },
    { stay: guestFactsOf(row), ...facts },
  );
}

export const deskEmailKinds: readonly EmailWriter[] = [
  extraVoided,
  deskReceipt,
  extrasReceipt,
  partReceipt,
];
