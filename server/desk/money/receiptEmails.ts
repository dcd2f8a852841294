import type { JTDDataType } from 'ajv/dist/jtd.js';
import { hotel } from '../../../hotel/hotel';
import { formatNaira } from '../../../machines/shared/money';
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

const deskMethods = { enum: ['cash', 'transfer', 'pos'] } as const;
/** Emails of an earlier version name no number. */
const receiptNo = { receiptNo: { type: 'string' } } as const;

const numbered = (number: string | undefined) =>
  number === undefined ? [] : ([[factMessages.receiptNo, number]] as const);
const withProof = (proof: string | null) =>
  proof === null ? [] : ([[words.receipt, unlinked(proof)]] as const);

const numbersIn = (numbers: readonly string[], mayChange: boolean | undefined) =>
  mayChange === true ? factMessages.mayChange(numbers.join(', ')) : numbers.join(', ');

const deskReceiptSchema = {
  properties: {
    stay: wholeStayFacts,
    price: priceFacts,
    roomNumbers: { elements: { type: 'string' } },
    method: deskMethods,
    /** The bank's name for the transfer. */
    proof: { type: 'string', nullable: true },
  },
  optionalProperties: { ...receiptNo, means: { type: 'string' }, mayChange: { type: 'boolean' } },
} as const;

const deskReceipt = emailKind(
  'deskReceipt',
  deskReceiptSchema,
  ({ stay, price, roomNumbers, mayChange, method, means, proof, receiptNo: number }, content) => ({
    badge: { label: statusMessages.paid, tone: 'good' },
    preview: stayPreview(stay),
    greeting: greeting(stay),
    paragraphs: [words.thanks, words.keep],
    facts: [
      ...numbered(number),
      ...stayDetailRows(stay),
      [factMessages.room, numbersIn(roomNumbers, mayChange)],
      [factMessages.paid, means ?? factMessages.atDesk[method]],
      ...withProof(proof),
    ],
    ...priceTable(content, price, factMessages.totalPaid),
    ...beforeArrival,
    ...machineReadableStay(content, stay),
  }),
);

/** The facts of an email about some money of a reservation, beside the stay. */
type FactsBeside<Schema extends object, Stay extends string = 'stay'> = Omit<
  JTDDataType<Schema>,
  Stay
>;

/**
 * Confirms a stay that was paid at the desk; this is the guest's receipt, which lists every payment.
 * @param paid the last of them
 */
export function deskReceiptEmail(
  found: ReservationWithRooms,
  {
    method,
    proof,
    means,
    receiptNo: number,
  }: Required<
    FactsBeside<typeof deskReceiptSchema, 'stay' | 'price' | 'roomNumbers' | 'mayChange'>
  >,
): UnwrittenEmail {
  const { row, roomNumbers, hasArrived } = found;
  const facts = { roomNumbers, mayChange: !hasArrived, method, means, proof, receiptNo: number };
  return deskReceipt.email(
    { recipient: row.accountEmail, subject: paidMessages.subject(shortId(row)) },
    { stay: wholeStayFactsOf(row), price: priceFactsOf(found), ...facts },
  );
}

const extrasReceiptSchema = {
  properties: {
    stay: guestFacts,
    extras: { elements: { properties: { text: { type: 'string' }, kobo: { type: 'float64' } } } },
    paidKobo: { type: 'float64' },
    leftKobo: { type: 'float64' },
    method: deskMethods,
    by: { type: 'string' },
  },
  optionalProperties: receiptNo,
} as const;

const extrasReceipt = emailKind(
  'extrasReceipt',
  extrasReceiptSchema,
  ({ stay, extras, paidKobo, leftKobo, method, by, receiptNo: number }) => ({
    badge: { label: statusMessages.paid, tone: 'good' },
    greeting: greeting(stay),
    paragraphs: [words.extrasPaid],
    facts: [
      ...numbered(number),
      ...extras.map(({ text, kobo }) => [text, formatNaira(kobo)] as const),
      [factMessages.paid, `${formatNaira(paidKobo)} ${factMessages.atDesk[method]}`],
      [words.takenBy, by],
      [words.left, formatNaira(leftKobo)],
    ],
  }),
);

/** Confirms what was paid of the extras, and says what is left. Whole kobo. */
export function extrasReceiptEmail(
  row: ReservationRow,
  facts: FactsBeside<typeof extrasReceiptSchema>,
): UnwrittenEmail {
  const subject = words.extrasSubject(formatNaira(facts.paidKobo), shortId(row));
  return extrasReceipt.email(
    { recipient: row.accountEmail, subject },
    { stay: guestFactsOf(row), ...facts },
  );
}

const partReceiptSchema = {
  properties: {
    stay: wholeStayFacts,
    amountKobo: { type: 'float64' },
    paidKobo: { type: 'float64' },
    leftKobo: { type: 'float64' },
    method: deskMethods,
    proof: { type: 'string', nullable: true },
    by: { type: 'string' },
  },
  optionalProperties: receiptNo,
} as const;

const partReceipt = emailKind(
  'partReceipt',
  partReceiptSchema,
  ({ stay, amountKobo, paidKobo, leftKobo, method, proof, by, receiptNo: number }) => ({
    badge: { label: statusMessages.partPaid, tone: 'good' },
    preview: stayPreview(stay),
    greeting: greeting(stay),
    paragraphs: [words.partPaid, words.keep],
    facts: [
      ...numbered(number),
      ...stayDetailRows(stay),
      [factMessages.paid, `${formatNaira(amountKobo)} ${factMessages.atDesk[method]}`],
      ...withProof(proof),
      [words.takenBy, by],
      [words.paidSoFar, formatNaira(paidKobo)],
      [words.left, formatNaira(leftKobo)],
    ],
  }),
);

/** Confirms a part of the price that the desk took, and says what is left. Whole kobo. */
export function partReceiptEmail(
  row: ReservationRow,
  facts: FactsBeside<typeof partReceiptSchema>,
): UnwrittenEmail {
  const subject = words.partSubject(formatNaira(facts.amountKobo), shortId(row));
  return partReceipt.email(
    { recipient: row.accountEmail, subject },
    { stay: wholeStayFactsOf(row), ...facts },
  );
}

const extraVoidedSchema = {
  properties: {
    stay: guestFacts,
    text: { type: 'string' },
    kobo: { type: 'float64' },
    returnedKobo: { type: 'float64' },
    method: deskMethods,
    by: { type: 'string' },
  },
} as const;

const paymentLoweredSchema = {
  properties: {
    stay: guestFacts,
    amountKobo: { type: 'float64' },
    takenKobo: { type: 'float64' },
    leftKobo: { type: 'float64' },
    method: deskMethods,
    by: { type: 'string' },
    ...receiptNo,
    /** The receipt that this one replaces; empty for none. */
    replaces: { type: 'string' },
  },
} as const;

const paymentLowered = emailKind(
  'paymentLowered',
  paymentLoweredSchema,
  ({ stay, amountKobo, takenKobo, leftKobo, method, by, receiptNo: number, replaces }) => ({
    greeting: greeting(stay),
    paragraphs: [
      words.lowered,
      words.ifYouPaidMore(formatNaira(takenKobo), hotel.reservationPhone),
    ],
    facts: [
      [words.recordedBefore, formatNaira(amountKobo)],
      [words.recordedNow, `${formatNaira(takenKobo)} ${factMessages.atDesk[method]}`],
      [factMessages.receiptNo, replaces === '' ? number : words.replacing(number, replaces)],
      [words.correctedBy, by],
      [words.left, formatNaira(leftKobo)],
    ],
  }),
);

/** Tells the guest that less was taken than their receipt says: whoever paid more can say so. Whole kobo. */
export function paymentLoweredEmail(
  row: ReservationRow,
  facts: FactsBeside<typeof paymentLoweredSchema>,
): UnwrittenEmail {
  return paymentLowered.email(
    { recipient: row.accountEmail, subject: words.loweredSubject(shortId(row)) },
    { stay: guestFactsOf(row), ...facts },
  );
}

const extraVoided = emailKind(
  'extraVoided',
  extraVoidedSchema,
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
  facts: FactsBeside<typeof extraVoidedSchema>,
): UnwrittenEmail {
  return extraVoided.email(
    { recipient: row.accountEmail, subject: words.voidedSubject(shortId(row)) },
    { stay: guestFactsOf(row), ...facts },
  );
}

export const deskEmailKinds: readonly EmailWriter[] = [
  extraVoided,
  paymentLowered,
  deskReceipt,
  extrasReceipt,
  partReceipt,
];
