import * as accountEmails from '../../server/accounts/emails';
import { everyEmailKind } from '../../server/app/emailKinds';
import type { UnwrittenEmail } from '../../server/email/emailKind';
import type { EmailContent } from '../../server/email/emailText';
import type { Email } from '../../server/email/emailTransport';
import { emailWriters, writeEmail } from '../../server/email/composeEmail';
import * as deskEmails from '../../server/desk/money/receiptEmails';
import { accountNewsEmail } from '../../server/staff/emails/accountNews';
import { invitationEmail } from '../../server/staff/invitationEmail';
import { ownersDay } from '../../server/owner/dayEmail';
import * as ownerMessages from '../../messages/desk/emails/owner';
import * as paidEmails from '../../server/payments/emails/paid';
import * as caseEmails from '../../server/payments/emails/cases';
import * as refundEmails from '../../server/payments/emails/refunds';
import * as transferEmails from '../../server/payments/emails/transferBack';
import * as arrivalEmails from '../../server/reservations/emails/arrivalReminder';
import * as reservationEmails from '../../server/reservations/emails/stayEmails';
import { checkInDayStart } from '../../machines/shared/stay';
import { hotel } from '../../hotel/hotel';
import { exampleAttempt, exampleStay } from './exampleStay';

const configuration = { publicUrl: hotel.origin, codeLifetime: 15 * 60_000 };
const at = new Date('2026-03-02T09:00:00Z');
const context = { configuration, clock: { now: () => at } };
const guest = 'adaobi@example.com';
const asked = { token: '3vX0mJq1Zb7yR5tKc9WnE2sHdLfG8uPaO4iVxYkQ6T0', askedAt: at };
const attempt = exampleAttempt();
const { reference, amountKobo } = attempt;

const unpaid = exampleStay();
const reducedBy = (reducedKobo: number) => {
  const { row, ...stay } = exampleStay();
  const totalKobo = row.totalKobo - reducedKobo;
  const reductionReason = 'The air conditioner was out of order';
  return { ...stay, row: { ...row, totalKobo, reducedKobo, reductionReason } };
};
const paid = exampleStay({ status: 'paid', paymentReference: reference, revision: 1 });
const cancelled = exampleStay({ status: 'cancelled', cancelReason: 'byGuest', revision: 1 }).row;
const expired = exampleStay({ status: 'cancelled', cancelReason: 'expired', revision: 1 }).row;
const refunding = exampleStay({ status: 'paid', refundStatus: 'requested', revision: 2 }).row;
const refunded = exampleStay({ status: 'refunded', revision: 3 }).row;

const { codeEmail, alreadyRegisteredEmail, sessionEndedEmail } = accountEmails;
const { passwordCodeEmail, passwordLinkEmail, passwordChangedEmail, accountDeletedEmail } =
  accountEmails;
const { reservationMadeEmail, heldAtDeskEmail, modifiedEmail, cancelledEmail } = reservationEmails;
const {
  contactChangedEmail,
  datesMovedEmail,
  holdExpiredEmail,
  priceReducedEmail,
  roomChangedEmail,
} = reservationEmails;
const { arrivalReminderEmail } = arrivalEmails;
const { paidEmail } = paidEmails;
const { caseOpenedEmail, caseClosedEmail } = caseEmails;
const { refundRequestedEmail, staffRefundEmail } = refundEmails;
const { refundSettledEmail, refundFailedEmail, returnedEmail, excessEmail } = refundEmails;
const { refundNeedsAccountEmail, refundToAccountEmail } = refundEmails;
const { transferRejectedEmail, transferReturnedEmail } = transferEmails;
const { paymentLoweredEmail } = deskEmails;
const { deskReceiptEmail, extraVoidedEmail, extrasReceiptEmail, partReceiptEmail } = deskEmails;

/** What gives cause for each email that a guest can get, under the name of what stores it. */
export const everyUnwrittenEmail: Readonly<Record<string, readonly UnwrittenEmail[]>> = {
  codeEmail: [
    codeEmail(context, { email: guest, createdAt: at, device: 'Chrome on Android' }, '402913'),
  ],
  alreadyRegisteredEmail: [alreadyRegisteredEmail(guest)],
  passwordCodeEmail: [passwordCodeEmail(context, guest, { code: '402913', ...asked })],
  passwordLinkEmail: [passwordLinkEmail(guest, asked)],
  passwordChangedEmail: [passwordChangedEmail(guest, at)],
  accountDeletedEmail: [accountDeletedEmail(guest, at)],
  sessionEndedEmail: [sessionEndedEmail({ email: guest }, { openedAt: at })],
  reservationMadeEmail: [reservationMadeEmail(unpaid)],
  heldAtDeskEmail: [heldAtDeskEmail(unpaid)],
  modifiedEmail: [modifiedEmail(unpaid)],
  priceReducedEmail: [
    priceReducedEmail(reducedBy(600_000)),
    priceReducedEmail(reducedBy(unpaid.row.totalKobo)),
  ],
  cancelledEmail: [cancelledEmail(cancelled)],
  holdExpiredEmail: [holdExpiredEmail(expired, false), holdExpiredEmail(expired, true)],
  paidEmail: [
    paidEmail(paid, attempt, { late: false, refundableUntil: checkInDayStart(paid.row.checkIn) }),
    paidEmail(paid, attempt, { late: true, refundableUntil: null }),
  ],
  deskReceiptEmail: [
    deskReceiptEmail(paid, {
      ...{ method: 'transfer', proof: 'TRF-0042', receiptNo: '000043' },
      means: '₦4,000.00 in cash (receipt 000041), ₦2,000.00 by transfer',
    }),
  ],
  partReceiptEmail: [
    partReceiptEmail(unpaid.row, {
      ...{ amountKobo: 400_000, paidKobo: 600_000, leftKobo: unpaid.row.totalKobo - 600_000 },
      ...{ method: 'pos', proof: '004711', by: 'Amara Eze', receiptNo: '000041' },
    }),
  ],
  extrasReceiptEmail: [
    extrasReceiptEmail(paid.row, {
      extras: [
        { text: 'Laundry, three shirts', kobo: 450_000 },
        { text: 'Minibar', kobo: 200_000 },
      ],
      paidKobo: 500_000,
      leftKobo: 150_000,
      method: 'cash',
      by: 'Amara Eze',
      receiptNo: '000042',
    }),
  ],
  paymentLoweredEmail: [
    paymentLoweredEmail(paid.row, {
      ...{ amountKobo: 2_000_000, takenKobo: 1_000_000, leftKobo: 1_000_000, method: 'cash' },
      ...{ by: 'Amara Eze', receiptNo: '000043', replaces: '000042' },
    }),
  ],
  extraVoidedEmail: [
    extraVoidedEmail(paid.row, {
      text: 'Laundry, three shirts',
      kobo: 450_000,
      returnedKobo: 450_000,
      method: 'cash',
      by: 'Amara Eze',
    }),
  ],
  invitationEmail: [
    invitationEmail('amara@hotel.example', {
      name: 'Amara Eze',
      url: `${context.configuration.publicUrl}/desk/welcome#9Qm2vXc81bTq0Zs7KdLw5A`,
    }),
  ],
  accountNewsEmail: [
    accountNewsEmail('amara@hotel.example', {
      news: 'newBrowser',
      device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0 Safari/537.36',
      at,
    }),
    accountNewsEmail('amara@hotel.example', {
      news: 'recoveryUsed',
      left: 9,
      at,
    }),
    accountNewsEmail('amara@hotel.example', { news: 'passwordChanged', at }),
  ],
  ownersDay: [
    ownersDay.email(
      { recipient: 'owner@hotel.example', subject: ownerMessages.subject(42, '12 March') },
      {
        paragraphs: [
          ownerMessages.hours('12 March, 06:00', '13 March, 06:00'),
          ownerMessages.notClosed('13 March, 09:00'),
          ownerMessages.compared(7, 0),
          ownerMessages.asOf('13 March, 09:00'),
          ownerMessages.lastEmail(41, '11 March', '12 March, 09:00'),
        ],
        figures: [
          { name: ownerMessages.figures.sold, value: ownerMessages.sold(31, 40, 1) },
          { name: ownerMessages.figures.taken, value: '₦412,500.00' },
        ],
        takings: [
          { name: 'Amara Eze, in cash', value: ownerMessages.taking('₦62,000.00', 4, '₦4,500.00') },
        ],
        sections: [
          {
            title: ownerMessages.sections.voids,
            lines: [
              { text: '22:14 · Bisi Ade: Extra of ₦4,500.00 voided, ₦4,500.00 refunded' },
              { text: '23:02 · Bisi Ade: Late check-out, free of charge' },
            ],
          },
        ],
      },
    ),
  ],
  roomChangedEmail: [roomChangedEmail(paid.row, '201', '202')],
  contactChangedEmail: [contactChangedEmail('adaobi@example.com')],
  datesMovedEmail: [datesMovedEmail(paid.row)],
  arrivalReminderEmail: [arrivalReminderEmail(paid.row)],
  returnedEmail: [
    returnedEmail(expired, 'late', amountKobo, attempt),
    returnedEmail(paid.row, 'duplicate', amountKobo, attempt),
    returnedEmail(unpaid.row, 'unfit', amountKobo, attempt),
    returnedEmail(unpaid.row, 'short', amountKobo, attempt),
  ],
  transferRejectedEmail: [
    transferRejectedEmail(context, unpaid.row, attempt, { sent: 500_000, isOtherSum: true }),
    transferRejectedEmail(context, unpaid.row, attempt, { sent: null, isOtherSum: false }),
  ],
  transferReturnedEmail: [
    transferReturnedEmail(context, unpaid.row, attempt),
    transferReturnedEmail(context, expired, attempt),
  ],
  excessEmail: [excessEmail(paid.row, 50_000, attempt)],
  caseOpenedEmail: [
    caseOpenedEmail(unpaid.row, reference, 'other_amount'),
    caseOpenedEmail(paid.row, reference, 'dispute'),
  ],
  caseClosedEmail: [caseClosedEmail(unpaid.row, reference), caseClosedEmail(expired, reference)],
  refundRequestedEmail: [refundRequestedEmail(refunding, amountKobo)],
  staffRefundEmail: [
    staffRefundEmail(refunding, amountKobo, { isOver: true, atDesk: false }),
    staffRefundEmail(paid.row, 500_000, { isOver: false, atDesk: true }),
  ],
  refundSettledEmail: [refundSettledEmail(refunded, amountKobo, attempt)],
  refundNeedsAccountEmail: [refundNeedsAccountEmail(refunding, amountKobo)],
  refundToAccountEmail: [
    refundToAccountEmail(refunding, amountKobo, { bank: 'Access Bank', lastDigits: '6789' }),
  ],
  refundFailedEmail: [refundFailedEmail(refunding, amountKobo)],
};

const writers = emailWriters(everyEmailKind);

/** An email as it is sent, with its facts as the database returns them. */
export function writtenEmail(
  { facts, ...email }: UnwrittenEmail,
  content: EmailContent = context,
): Email {
  const stored: unknown = JSON.parse(JSON.stringify(facts));
  return writeEmail(writers, content, { ...email, facts: stored });
}

/** An example of each email that a guest can get, under the name of what stores it. */
export const everyEmail: Readonly<Record<string, readonly Email[]>> = Object.fromEntries(
  Object.entries(everyUnwrittenEmail).map(([name, emails]) => [
    name,
    emails.map((email) => writtenEmail(email)),
  ]),
);
