import * as reviewMessages from '../../../messages/payment/emails/underReview';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import { stayFacts, stayFactsOf } from '../../reservations/emails/emailFacts';
import {
  greeting,
  nextStep,
  pricedDetailRows,
  shortId,
  viewAction,
} from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import { lagosTime } from '../../shared/lagosTime';
import type { PaymentReviewKind } from '../reviews/reviews';
import { underReview } from './badges';
import { yesOrNo } from './emailFacts';

const { doesNotMatch, secondCharge, dispute, unknownRefund } = reviewMessages;
const reasons = { doesNotMatch, secondCharge, dispute, unknownRefund } as const;

const reasonOf: Readonly<Record<PaymentReviewKind, keyof typeof reasons>> = {
  other_reference: 'doesNotMatch',
  other_currency: 'doesNotMatch',
  other_mode: 'doesNotMatch',
  other_amount: 'doesNotMatch',
  refunded_elsewhere: 'doesNotMatch',
  second_charge: 'secondCharge',
  dispute: 'dispute',
  unknown_refund: 'unknownRefund',
};

const reference = { type: 'string' } as const;

const openedReview = emailKind(
  'underReview',
  {
    properties: {
      stay: stayFacts,
      reference,
      reason: { enum: ['doesNotMatch', 'secondCharge', 'dispute', 'unknownRefund'] },
      areRoomsKept: yesOrNo,
    },
  },
  ({ stay, reason, areRoomsKept, ...payment }) => ({
    badge: underReview,
    paragraphs: [
      greeting(stay),
      reasons[reason],
      ...(areRoomsKept ? [reviewMessages.roomsKept(lagosTime(new Date(stay.holdExpiresAt)))] : []),
    ],
    facts: [...pricedDetailRows(stay), [factMessages.paymentReference, payment.reference]],
  }),
);

/** Tells the guest that staff is looking into a payment, and why. */
export function underReviewEmail(
  row: ReservationRow,
  paymentReference: string,
  kind: PaymentReviewKind,
): UnwrittenEmail {
  return openedReview.email(
    { recipient: row.accountEmail, subject: reviewMessages.subject(shortId(row)) },
    {
      stay: stayFactsOf(row),
      reference: paymentReference,
      reason: reasonOf[kind],
      areRoomsKept: awaitsPayment(row),
    },
  );
}

const closedReview = emailKind(
  'reviewed',
  { properties: { stay: stayFacts, reference, isToBePaid: yesOrNo } },
  ({ stay, isToBePaid, ...payment }, content) => {
    const { action, sentence } = nextStep(content, stay);
    return {
      paragraphs: [greeting(stay), reviewMessages.notUsed, ...(isToBePaid ? [sentence] : [])],
      facts: [...pricedDetailRows(stay), [factMessages.paymentReference, payment.reference]],
      action: isToBePaid ? action : viewAction(content, stay.id),
    };
  },
);

/** Tells the guest that staff has reviewed a payment which doesn't pay the reservation, and what to do now. */
export function reviewedEmail(row: ReservationRow, paymentReference: string): UnwrittenEmail {
  return closedReview.email(
    { recipient: row.accountEmail, subject: reviewMessages.closedSubject(shortId(row)) },
    { stay: stayFactsOf(row), reference: paymentReference, isToBePaid: awaitsPayment(row) },
  );
}

export const reviewEmailKinds: readonly EmailWriter[] = [openedReview, closedReview];
