import * as caseMessages from '../../../messages/payment/emails/underReview';
import * as newsMessages from '../../../messages/payment/emails/caseOpened';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import type { CaseKind, PaymentCaseKind } from '../../../machines/payment/paymentCaseMachine';
import { deskMoneyPath } from '../../../machines/shared/paths';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import type { Context } from '../../context';
import type { StaffNews } from '../../email/outbox';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import { stayFacts, stayFactsOf } from '../../reservations/emails/emailFacts';
import {
  greeting,
  nextStep,
  pricedDetailRows,
  toGuest,
  viewAction,
} from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import { lagosTime } from '../../shared/lagosTime';
import { caseInWords, factsInWords } from '../cases/caseInWords';
import type { CaseDetail } from '../cases/cases';
import { underReview, yesOrNo } from './emailFacts';

const { doesNotMatch, secondCharge, dispute, unknownRefund } = caseMessages;
const reasons = { doesNotMatch, secondCharge, dispute, unknownRefund } as const;

const reasonOf: Readonly<Record<PaymentCaseKind, keyof typeof reasons>> = {
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

const caseOpened = emailKind(
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
    greeting: greeting(stay),
    paragraphs: [
      reasons[reason],
      ...(areRoomsKept ? [caseMessages.roomsKept(lagosTime(new Date(stay.holdExpiresAt)))] : []),
    ],
    facts: [...pricedDetailRows(stay), [factMessages.paymentReference, payment.reference]],
  }),
);

/** Tells staff of a case, and where it is decided. */
export function caseOpenedNews(
  { configuration }: Pick<Context, 'configuration'>,
  kind: CaseKind,
  detail: CaseDetail,
): StaffNews {
  return {
    subject: newsMessages.openedSubject,
    paragraphs: [newsMessages.opened(caseInWords(kind))],
    facts: [
      [newsMessages.facts, factsInWords(detail)],
      [newsMessages.decideIt, configuration.publicUrl + deskMoneyPath],
    ],
  };
}

/** Tells the guest that staff is looking into a payment, and why. */
export function caseOpenedEmail(
  row: ReservationRow,
  paymentReference: string,
  kind: PaymentCaseKind,
): UnwrittenEmail {
  return caseOpened.email(toGuest(row, caseMessages.subject), {
    stay: stayFactsOf(row),
    reference: paymentReference,
    reason: reasonOf[kind],
    areRoomsKept: awaitsPayment(row),
  });
}

const caseClosed = emailKind(
  'reviewed',
  { properties: { stay: stayFacts, reference, isToBePaid: yesOrNo } },
  ({ stay, isToBePaid, ...payment }, content) => {
    const { action, sentence } = nextStep(content, stay);
    return {
      greeting: greeting(stay),
      paragraphs: [caseMessages.notUsed, ...(isToBePaid ? [sentence] : [])],
      facts: [...pricedDetailRows(stay), [factMessages.paymentReference, payment.reference]],
      action: isToBePaid ? action : viewAction(content, stay.id),
    };
  },
);

/** Tells the guest that staff has decided on a payment which doesn't pay the reservation, and what to do now. */
export function caseClosedEmail(row: ReservationRow, paymentReference: string): UnwrittenEmail {
  const isToBePaid = awaitsPayment(row);
  const facts = { stay: stayFactsOf(row), reference: paymentReference, isToBePaid };
  return caseClosed.email(toGuest(row, caseMessages.closedSubject), facts);
}

export const caseEmailKinds: readonly EmailWriter[] = [caseOpened, caseClosed];
