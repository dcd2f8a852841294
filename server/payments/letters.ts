import * as paidWords from '../../words/payment/letters/paid';
import * as partWords from '../../words/payment/letters/partReturned';
import * as refundWords from '../../words/payment/letters/refund';
import * as returnedWords from '../../words/payment/letters/returned';
import * as standingWords from '../../words/payment/letters/standing';
import * as reviewWords from '../../words/payment/letters/underReview';
import * as factWords from '../../words/payment/papers/paymentFacts';
import { providerNames } from '../../words/payment/providers';
import * as stayWords from '../../words/reservation/letters/stay';
import { payoutTime } from '../../words/reservation/outlook';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import { myReservationPath, paths } from '../../machines/shared/paths';
import { composeLetter } from '../mail/composeLetter';
import type { LetterParts } from '../mail/letterText';
import type { Letter } from '../mail/post';
import {
  billOf,
  factsOf,
  greeting,
  shortId,
  stayFacts,
  stayForPrograms,
} from '../reservations/letters';
import { priceOfStay } from '../reservations/priceOfStay';
import type { ReservationRow } from '../reservations/queries';
import type { ReservationWithRooms } from '../reservations/reservationsWithRooms';
import type { AttemptRow } from './attempts';
import type { RefundCause } from './refunds/openRefund';
import type { PaymentReviewKind } from './cases/reviews';

function viewAction({ configuration }: LetterParts, id: string) {
  return {
    label: stayWords.viewReservation,
    url: `${configuration.publicUrl}${myReservationPath(id)}`,
  };
}

const paid = { label: standingWords.paid, tone: 'good' } as const;
const moneyBack = { label: standingWords.moneyBack, tone: 'over' } as const;
const underReview = { label: standingWords.underReview, tone: 'waiting' } as const;

/**
 * Confirms a paid reservation; this is the guest's receipt.
 * @param late whether the money came after the reservation had expired
 */
export function paidLetter(
  parts: LetterParts,
  found: ReservationWithRooms,
  { provider, reference }: AttemptRow,
  late: boolean,
): Letter {
  const { row, roomNumbers } = found;
  const roomDetails = priceOfStay(found).lines.map(({ roomType }) => roomType.label);
  return composeLetter({
    recipient: row.accountEmail,
    subject: paidWords.subject(shortId(row)),
    badge: paid,
    paragraphs: [
      greeting(row),
      late ? paidWords.paidLate : paidWords.thanks,
      paidWords.keep,
      paidWords.onSite,
    ],
    facts: [
      ...stayFacts(row),
      [factWords.room, [...roomDetails, ...roomNumbers].join(', ')],
      [paidWords.paidWith, providerNames[provider]],
      [factWords.paymentReference, reference],
    ],
    ...billOf(parts, found, factWords.totalPaid),
    action: viewAction(parts, row.id),
    ...stayForPrograms(parts, row),
  });
}

/** Why a whole payment can go back of itself. */
type WhyReturned = Exclude<
  RefundCause,
  'guestRequest' | 'byStaff' | 'goodwill' | 'excess' | 'atProvider'
>;

/** Tells the guest that a whole payment goes back, and why. */
export function returnedLetter(
  { configuration }: LetterParts,
  row: ReservationRow,
  cause: WhyReturned,
  amount: Kobo,
): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: returnedWords.subject(shortId(row)),
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `${returnedWords.inFull(formatNaira(amount))} ${returnedWords.reasons[cause]}`,
      payoutTime,
    ],
    facts: factsOf(row),
    action:
      cause === 'late'
        ? { label: stayWords.reserveAgain, url: `${configuration.publicUrl}${paths.reservation}` }
        : viewAction({ configuration }, row.id),
  });
}

/** Tells the guest that more was paid than the reservation costs, and that the rest goes back. */
export function excessLetter(row: ReservationRow, amount: Kobo): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: partWords.returningSubject(formatNaira(amount), shortId(row)),
    badge: moneyBack,
    paragraphs: [greeting(row), partWords.paidTooMuch(formatNaira(amount)), payoutTime],
  });
}

const whyUnderReview: Readonly<Record<PaymentReviewKind, string>> = {
  other_reference: reviewWords.doesNotMatch,
  other_currency: reviewWords.doesNotMatch,
  other_mode: reviewWords.doesNotMatch,
  other_amount: reviewWords.doesNotMatch,
  refunded_elsewhere: reviewWords.doesNotMatch,
  second_charge: reviewWords.secondCharge,
  dispute: reviewWords.dispute,
  unknown_refund: reviewWords.unknownRefund,
};

/** Tells the guest that staff looks into a payment, and why. */
export function underReviewLetter(
  row: ReservationRow,
  reference: string,
  kind: PaymentReviewKind,
): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: reviewWords.subject(shortId(row)),
    badge: underReview,
    paragraphs: [greeting(row), whyUnderReview[kind]],
    facts: [...factsOf(row), [factWords.paymentReference, reference]],
  });
}

/** Confirms that a refund was asked for. */
export function refundRequestedLetter(
  parts: LetterParts,
  row: ReservationRow,
  amount: Kobo,
): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: refundWords.requestedSubject(shortId(row)),
    badge: { label: standingWords.refundRequested, tone: 'waiting' },
    paragraphs: [greeting(row), refundWords.asAsked(formatNaira(amount)), refundWords.weWriteAgain],
    facts: factsOf(row),
    action: viewAction(parts, row.id),
    ...stayForPrograms(parts, row),
  });
}

/** Tells the guest that the hotel returns money of its own accord, and whether the reservation goes on. */
export function staffRefundLetter(
  parts: LetterParts,
  row: ReservationRow,
  amount: Kobo,
  { isOver, atDesk }: { isOver: boolean; atDesk: boolean },
): Letter {
  const words = atDesk
    ? { subject: partWords.returnedSubject, sentence: partWords.returnedAtDesk }
    : { subject: partWords.returningSubject, sentence: partWords.returningAsPaid };
  const stay = isOver ? partWords.roomsGivenUp : partWords.staysAsIs;
  return composeLetter({
    recipient: row.accountEmail,
    subject: words.subject(formatNaira(amount), shortId(row)),
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `${words.sentence(formatNaira(amount))} ${stay}`,
      ...(atDesk ? [] : [refundWords.weWriteAgain]),
    ],
    facts: factsOf(row),
    ...(isOver && stayForPrograms(parts, row)),
  });
}

/** Tells the guest that the provider has paid the money out. */
export function refundSettledLetter(row: ReservationRow, amount: Kobo): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: refundWords.madeSubject(shortId(row)),
    badge: { label: standingWords.refunded, tone: 'good' },
    paragraphs: [greeting(row), refundWords.sent(formatNaira(amount)), payoutTime],
  });
}

/** Tells the guest that a refund is stuck, and that staff looks into it. */
export function refundFailedLetter(row: ReservationRow, amount: Kobo): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: refundWords.stuckSubject(shortId(row)),
    badge: underReview,
    paragraphs: [greeting(row), refundWords.stuck(formatNaira(amount))],
  });
}
