import * as paidMessages from '../../messages/payment/emails/paid';
import * as partMessages from '../../messages/payment/emails/partReturned';
import * as refundMessages from '../../messages/payment/emails/refund';
import * as returnedMessages from '../../messages/payment/emails/returned';
import * as rejectedMessages from '../../messages/payment/emails/transferBack';
import * as standingMessages from '../../messages/payment/emails/standing';
import * as reviewMessages from '../../messages/payment/emails/underReview';
import * as factMessages from '../../messages/payment/documents/paymentFacts';
import { howPaid, providerNames } from '../../messages/payment/providers';
import * as stayMessages from '../../messages/reservation/emails/stay';
import { payoutTime } from '../../messages/reservation/outlook';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import { channelNamed } from '../../machines/shared/paymentChannel';
import { myReservationPath, paths } from '../../machines/shared/paths';
import { isHoldOver } from '../../machines/reservation/hold';
import { awaitsPayment } from '../../machines/reservation/reservationStatus';
import type { Context } from '../context';
import { lagosTime } from '../shared/lagosTime';
import { composeEmail } from '../email/composeEmail';
import type { EmailContent } from '../email/emailText';
import type { Email } from '../email/emailTransport';
import {
  billOf,
  factsOf,
  greeting,
  nextStep,
  shortId,
  stayDetailRows,
  stayForPrograms,
} from '../reservations/emails';
import { priceOfStay } from '../reservations/pricing/priceOfStay';
import type { ReservationRow } from '../reservations/queries';
import type { ReservationWithRooms } from '../reservations/reservationsWithRooms';
import type { AttemptRow } from './attempts';
import type { RefundCause } from './refunds/openRefund';
import type { PaymentReviewKind } from './reviews/reviews';

function viewAction({ configuration }: EmailContent, id: string) {
  return {
    label: stayMessages.viewReservation,
    url: `${configuration.publicUrl}${myReservationPath(id)}`,
  };
}

const paid = { label: standingMessages.paid, tone: 'good' } as const;
const moneyBack = { label: standingMessages.moneyBack, tone: 'over' } as const;
const underReview = { label: standingMessages.underReview, tone: 'waiting' } as const;

/**
 * Confirms a paid reservation; this is the guest's receipt.
 * @param late whether the money came after the reservation had expired
 */
export function paidEmail(
  context: EmailContent,
  found: ReservationWithRooms,
  { provider, reference, channel }: AttemptRow,
  late: boolean,
): Email {
  const { row, roomNumbers } = found;
  const roomDetails = priceOfStay(found).lines.map(({ roomType }) => roomType.label);
  return composeEmail({
    recipient: row.accountEmail,
    subject: paidMessages.subject(shortId(row)),
    badge: paid,
    paragraphs: [
      greeting(row),
      late ? paidMessages.paidLate : paidMessages.thanks,
      paidMessages.keep,
      paidMessages.onSite,
    ],
    facts: [
      ...stayDetailRows(row),
      [factMessages.room, [...roomDetails, ...roomNumbers].join(', ')],
      [factMessages.paid, howPaid(provider, channelNamed(channel))],
      [factMessages.paymentReference, reference],
    ],
    ...billOf(context, found, factMessages.totalPaid),
    action: viewAction(context, row.id),
    ...stayForPrograms(context, row),
  });
}

/** Why a whole payment can go back of itself. */
type WhyReturned = Exclude<
  RefundCause,
  'guestRequest' | 'byStaff' | 'goodwill' | 'excess' | 'atProvider'
>;

/** Tells the guest that a whole payment goes back, and why. */
export function returnedEmail(
  { configuration }: EmailContent,
  row: ReservationRow,
  cause: WhyReturned,
  amount: Kobo,
): Email {
  const isToBePaidAnew = (cause === 'unfit' || cause === 'short') && awaitsPayment(row);
  const next = isToBePaidAnew ? nextStep({ configuration }, row) : null;
  return composeEmail({
    recipient: row.accountEmail,
    subject: returnedMessages.subject(shortId(row)),
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `${returnedMessages.inFull(formatNaira(amount))} ${returnedMessages.reasons[cause]}`,
      payoutTime,
      ...(next ? [next.sentence] : []),
    ],
    facts: factsOf(row),
    action:
      next?.action ??
      (cause === 'late'
        ? {
            label: stayMessages.reserveAgain,
            url: `${configuration.publicUrl}${paths.reservation}`,
          }
        : viewAction({ configuration }, row.id)),
  });
}

/** The clock tells whether the time to pay is over, which the sweep may not have written down yet. */
type TransferBackContent = EmailContent & Pick<Context, 'clock'>;

/**
 * Tells the guest that the provider did not take a transfer and sends it back itself, and how the reservation stands.
 * @param sent whole kobo; null where nobody knows how much
 */
export function transferRejectedEmail(
  context: TransferBackContent,
  row: ReservationRow,
  { provider, amountKobo }: Pick<AttemptRow, 'provider' | 'amountKobo'>,
  { sent, isOtherSum }: { sent: Kobo | null; isOtherSum: boolean },
): Email {
  const what =
    isOtherSum && sent !== null
      ? rejectedMessages.otherSum(formatNaira(sent), formatNaira(amountKobo))
      : rejectedMessages.notTaken;
  return transferBackEmail(context, row, [
    `${what} ${rejectedMessages.sentBackBy(providerNames[provider])}`,
  ]);
}

/** Tells the guest that the provider has sent back a transfer which never paid for anything. */
export function transferReturnedEmail(
  context: TransferBackContent,
  row: ReservationRow,
  { provider }: Pick<AttemptRow, 'provider'>,
): Email {
  return transferBackEmail(context, row, [rejectedMessages.wentBack(providerNames[provider])]);
}

function transferBackEmail(
  context: TransferBackContent,
  row: ReservationRow,
  what: readonly string[],
): Email {
  const canBePaid = awaitsPayment(row) && !isHoldOver(row, context.clock.now());
  const next = canBePaid ? nextStep(context, row) : null;
  return composeEmail({
    recipient: row.accountEmail,
    subject: rejectedMessages.subject(shortId(row)),
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      ...what,
      payoutTime,
      ...(next ? [`${rejectedMessages.stillUnpaid} ${next.sentence}`] : []),
    ],
    facts: factsOf(row),
    action: next?.action ?? viewAction(context, row.id),
  });
}

/** Tells the guest that more was paid than the reservation costs, and that the rest goes back. */
export function excessEmail(row: ReservationRow, amount: Kobo): Email {
  return composeEmail({
    recipient: row.accountEmail,
    subject: partMessages.returningSubject(formatNaira(amount), shortId(row)),
    badge: moneyBack,
    paragraphs: [greeting(row), partMessages.paidTooMuch(formatNaira(amount)), payoutTime],
  });
}

const whyUnderReview: Readonly<Record<PaymentReviewKind, string>> = {
  other_reference: reviewMessages.doesNotMatch,
  other_currency: reviewMessages.doesNotMatch,
  other_mode: reviewMessages.doesNotMatch,
  other_amount: reviewMessages.doesNotMatch,
  refunded_elsewhere: reviewMessages.doesNotMatch,
  second_charge: reviewMessages.secondCharge,
  dispute: reviewMessages.dispute,
  unknown_refund: reviewMessages.unknownRefund,
};

/** Tells the guest that staff looks into a payment, and why. */
export function underReviewEmail(
  row: ReservationRow,
  reference: string,
  kind: PaymentReviewKind,
): Email {
  const kept = awaitsPayment(row) ? [reviewMessages.roomsKept(lagosTime(row.holdExpiresAt))] : [];
  return composeEmail({
    recipient: row.accountEmail,
    subject: reviewMessages.subject(shortId(row)),
    badge: underReview,
    paragraphs: [greeting(row), whyUnderReview[kind], ...kept],
    facts: [...factsOf(row), [factMessages.paymentReference, reference]],
  });
}

/** Tells the guest that staff has looked into a payment which does not pay the reservation, and what there is to do now. */
export function reviewedEmail(
  context: EmailContent,
  row: ReservationRow,
  reference: string,
): Email {
  const isToBePaid = awaitsPayment(row);
  const { action, sentence } = nextStep(context, row);
  return composeEmail({
    recipient: row.accountEmail,
    subject: reviewMessages.closedSubject(shortId(row)),
    paragraphs: [greeting(row), reviewMessages.notUsed, ...(isToBePaid ? [sentence] : [])],
    facts: [...factsOf(row), [factMessages.paymentReference, reference]],
    action: isToBePaid ? action : viewAction(context, row.id),
  });
}

/** Confirms that a refund was asked for. */
export function refundRequestedEmail(
  context: EmailContent,
  row: ReservationRow,
  amount: Kobo,
): Email {
  return composeEmail({
    recipient: row.accountEmail,
    subject: refundMessages.requestedSubject(shortId(row)),
    badge: { label: standingMessages.refundRequested, tone: 'waiting' },
    paragraphs: [
      greeting(row),
      refundMessages.asAsked(formatNaira(amount)),
      refundMessages.weWriteAgain,
    ],
    facts: factsOf(row),
    action: viewAction(context, row.id),
    ...stayForPrograms(context, row),
  });
}

/** Tells the guest that the hotel returns money of its own accord, and whether the reservation goes on. */
export function staffRefundEmail(
  context: EmailContent,
  row: ReservationRow,
  amount: Kobo,
  { isOver, atDesk }: { isOver: boolean; atDesk: boolean },
): Email {
  const words = atDesk
    ? { subject: partMessages.returnedSubject, sentence: partMessages.returnedAtDesk }
    : { subject: partMessages.returningSubject, sentence: partMessages.returningAsPaid };
  const stay = isOver ? partMessages.roomsGivenUp : partMessages.staysAsIs;
  return composeEmail({
    recipient: row.accountEmail,
    subject: words.subject(formatNaira(amount), shortId(row)),
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `${words.sentence(formatNaira(amount))} ${stay}`,
      ...(atDesk ? [] : [refundMessages.weWriteAgain]),
    ],
    facts: factsOf(row),
    ...(isOver && stayForPrograms(context, row)),
  });
}

/** Tells the guest that the provider has paid the money out. */
export function refundSettledEmail(row: ReservationRow, amount: Kobo): Email {
  return composeEmail({
    recipient: row.accountEmail,
    subject: refundMessages.madeSubject(shortId(row)),
    badge: { label: standingMessages.refunded, tone: 'good' },
    paragraphs: [greeting(row), refundMessages.sent(formatNaira(amount)), payoutTime],
  });
}

/** Tells the guest that a refund is stuck, and that staff looks into it. */
export function refundFailedEmail(row: ReservationRow, amount: Kobo): Email {
  return composeEmail({
    recipient: row.accountEmail,
    subject: refundMessages.stuckSubject(shortId(row)),
    badge: underReview,
    paragraphs: [greeting(row), refundMessages.stuck(formatNaira(amount))],
  });
}
