import * as accountLetters from '../../server/accounts/letters';
import type { Letter } from '../../server/mail/post';
import * as deskLetters from '../../server/payments/desk/letters';
import * as paymentLetters from '../../server/payments/letters';
import * as reservationLetters from '../../server/reservations/letters';
import { hotel } from '../../src/content/hotel';
import { exampleAttempt, exampleStay } from '../../tests/support/exampleStay';

const configuration = { publicUrl: hotel.origin, codeLifetime: 15 * 60_000 };
const parts = { configuration };
const at = new Date('2026-03-02T09:00:00Z');
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

const { codeLetter, alreadyRegisteredLetter, sessionEndedLetter } = accountLetters;
const { passwordCodeLetter, passwordLinkLetter, passwordChangedLetter, accountDeletedLetter } =
  accountLetters;
const { reservationMadeLetter, modifiedLetter, cancelledLetter } = reservationLetters;
const { holdExpiredLetter, roomChangedLetter } = reservationLetters;
const { paidLetter, returnedLetter, excessLetter, underReviewLetter } = paymentLetters;
const { reviewedLetter, refundRequestedLetter, staffRefundLetter } = paymentLetters;
const { refundSettledLetter, refundFailedLetter } = paymentLetters;
const { deskReceiptLetter } = deskLetters;

/** An example of each letter that a guest can get, under the name of what writes it. */
export const everyLetter: Readonly<Record<string, readonly Letter[]>> = {
  codeLetter: [codeLetter(parts, guest, '402913', at)],
  alreadyRegisteredLetter: [alreadyRegisteredLetter(parts, guest)],
  passwordCodeLetter: [passwordCodeLetter(parts, guest, { code: '402913', ...asked })],
  passwordLinkLetter: [passwordLinkLetter(parts, guest, asked)],
  passwordChangedLetter: [passwordChangedLetter(parts, guest, at)],
  accountDeletedLetter: [accountDeletedLetter(parts, guest, at)],
  sessionEndedLetter: [sessionEndedLetter(parts, { email: guest }, { openedAt: at })],
  reservationMadeLetter: [reservationMadeLetter(parts, unpaid)],
  modifiedLetter: [modifiedLetter(parts, unpaid)],
  cancelledLetter: [cancelledLetter(parts, cancelled)],
  holdExpiredLetter: [
    holdExpiredLetter(parts, expired, false),
    holdExpiredLetter(parts, expired, true),
  ],
  paidLetter: [paidLetter(parts, paid, attempt, false), paidLetter(parts, paid, attempt, true)],
  deskReceiptLetter: [deskReceiptLetter(parts, paid, { method: 'transfer', proof: 'TRF-0042' })],
  roomChangedLetter: [roomChangedLetter(paid.row, '201', '202')],
  returnedLetter: [
    returnedLetter(parts, expired, 'late', amountKobo),
    returnedLetter(parts, paid.row, 'duplicate', amountKobo),
    returnedLetter(parts, unpaid.row, 'unfit', amountKobo),
  ],
  excessLetter: [excessLetter(paid.row, 50_000)],
  underReviewLetter: [
    underReviewLetter(unpaid.row, reference, 'other_amount'),
    underReviewLetter(paid.row, reference, 'dispute'),
  ],
  reviewedLetter: [
    reviewedLetter(parts, unpaid.row, reference),
    reviewedLetter(parts, expired, reference),
  ],
  refundRequestedLetter: [refundRequestedLetter(parts, refunding, amountKobo)],
  staffRefundLetter: [
    staffRefundLetter(parts, refunding, amountKobo, { isOver: true, atDesk: false }),
    staffRefundLetter(parts, paid.row, 500_000, { isOver: false, atDesk: true }),
  ],
  refundSettledLetter: [refundSettledLetter(refunded, amountKobo)],
  refundFailedLetter: [refundFailedLetter(refunding, amountKobo)],
};
