import * as accountLetters from '../../server/accounts/emails';
import type { Email } from '../../server/email/emailTransport';
import * as deskLetters from '../../server/desk/emails';
import * as paymentLetters from '../../server/payments/emails';
import * as reservationLetters from '../../server/reservations/emails';
import { hotel } from '../../src/content/hotel';
import { exampleAttempt, exampleStay } from './exampleStay';

const configuration = { publicUrl: hotel.origin, codeLifetime: 15 * 60_000 };
const at = new Date('2026-03-02T09:00:00Z');
const parts = { configuration, clock: { now: () => at } };
const guest = 'adaobi@example.com';
const asked = { token: '3vX0mJq1Zb7yR5tKc9WnE2sHdLfG8uPaO4iVxYkQ6T0', askedAt: at };
const attempt = exampleAttempt();
const { reference, amountKobo } = attempt;

const unpaid = exampleStay();
const paid = exampleStay({ status: 'paid', paymentReference: reference, revision: 1 });
const cancelled = exampleStay({ status: 'cancelled', cancelReason: 'byGuest', revision: 1 }).row;
const expired = exampleStay({ status: 'cancelled', cancelReason: 'expired', revision: 1 }).row;
const refunding = exampleStay({ status: 'paid', refundStatus: 'requested', revision: 2 }).row;
const refunded = exampleStay({ status: 'refunded', revision: 3 }).row;

const { codeEmail, alreadyRegisteredEmail, sessionEndedEmail } = accountLetters;
const { passwordCodeEmail, passwordLinkEmail, passwordChangedEmail, accountDeletedEmail } =
  accountLetters;
const { reservationMadeEmail, modifiedEmail, cancelledEmail } = reservationLetters;
const { holdExpiredEmail, roomChangedEmail } = reservationLetters;
const { paidEmail, returnedEmail, excessEmail, underReviewEmail } = paymentLetters;
const { reviewedEmail, refundRequestedEmail, staffRefundEmail } = paymentLetters;
const { refundSettledEmail, refundFailedEmail } = paymentLetters;
const { transferRejectedEmail, transferReturnedEmail } = paymentLetters;
const { deskReceiptEmail } = deskLetters;

/** An example of each letter that a guest can get, under the name of what writes it. */
export const everyEmail: Readonly<Record<string, readonly Email[]>> = {
  codeEmail: [codeEmail(parts, guest, '402913', at)],
  alreadyRegisteredEmail: [alreadyRegisteredEmail(parts, guest)],
  passwordCodeEmail: [passwordCodeEmail(parts, guest, { code: '402913', ...asked })],
  passwordLinkEmail: [passwordLinkEmail(parts, guest, asked)],
  passwordChangedEmail: [passwordChangedEmail(parts, guest, at)],
  accountDeletedEmail: [accountDeletedEmail(parts, guest, at)],
  sessionEndedEmail: [sessionEndedEmail(parts, { email: guest }, { openedAt: at })],
  reservationMadeEmail: [reservationMadeEmail(parts, unpaid)],
  modifiedEmail: [modifiedEmail(parts, unpaid)],
  cancelledEmail: [cancelledEmail(parts, cancelled)],
  holdExpiredEmail: [
    holdExpiredEmail(parts, expired, false),
    holdExpiredEmail(parts, expired, true),
  ],
  paidEmail: [paidEmail(parts, paid, attempt, false), paidEmail(parts, paid, attempt, true)],
  deskReceiptEmail: [deskReceiptEmail(parts, paid, { method: 'transfer', proof: 'TRF-0042' })],
  roomChangedEmail: [roomChangedEmail(paid.row, '201', '202')],
  returnedEmail: [
    returnedEmail(parts, expired, 'late', amountKobo),
    returnedEmail(parts, paid.row, 'duplicate', amountKobo),
    returnedEmail(parts, unpaid.row, 'unfit', amountKobo),
    returnedEmail(parts, unpaid.row, 'short', amountKobo),
  ],
  transferRejectedEmail: [
    transferRejectedEmail(parts, unpaid.row, attempt, { sent: 500_000, isOtherSum: true }),
    transferRejectedEmail(parts, unpaid.row, attempt, { sent: null, isOtherSum: false }),
  ],
  transferReturnedEmail: [
    transferReturnedEmail(parts, unpaid.row, attempt),
    transferReturnedEmail(parts, expired, attempt),
  ],
  excessEmail: [excessEmail(paid.row, 50_000)],
  underReviewEmail: [
    underReviewEmail(unpaid.row, reference, 'other_amount'),
    underReviewEmail(paid.row, reference, 'dispute'),
  ],
  reviewedEmail: [
    reviewedEmail(parts, unpaid.row, reference),
    reviewedEmail(parts, expired, reference),
  ],
  refundRequestedEmail: [refundRequestedEmail(parts, refunding, amountKobo)],
  staffRefundEmail: [
    staffRefundEmail(parts, refunding, amountKobo, { isOver: true, atDesk: false }),
    staffRefundEmail(parts, paid.row, 500_000, { isOver: false, atDesk: true }),
  ],
  refundSettledEmail: [refundSettledEmail(refunded, amountKobo)],
  refundFailedEmail: [refundFailedEmail(refunding, amountKobo)],
};
