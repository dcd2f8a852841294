import { providerNames } from '../../words/payment/providers';
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
    label: 'View my reservation',
    url: `${configuration.publicUrl}${myReservationPath(id)}`,
  };
}

const paid = { label: 'Paid', tone: 'good' } as const;
const moneyBack = { label: 'Money back', tone: 'over' } as const;
const underReview = { label: 'Under review', tone: 'waiting' } as const;

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
  const roomDetails = priceOfStay(found).lines.map(({ roomType }) => roomType.name);
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your reservation ${shortId(row)} is paid and confirmed`,
    badge: paid,
    paragraphs: [
      greeting(row),
      late
        ? 'Your payment reached us after your reservation had expired. Your rooms were still free, so your reservation stands again and is confirmed.'
        : 'Thank you for your payment. Your reservation is confirmed.',
      'Please keep this letter as your receipt. We look forward to your stay.',
      'With your reservation on our website you also find the receipt as a PDF, and your stay for your calendar.',
    ],
    facts: [
      ...stayFacts(row),
      ['Room', [...roomDetails, ...roomNumbers].join(', ')],
      ['Paid with', providerNames[provider]],
      ['Payment reference', reference],
    ],
    ...billOf(parts, found, 'Total paid'),
    action: viewAction(parts, row.id),
    ...stayForPrograms(parts, row),
  });
}

const whyReturned: Readonly<
  Record<Exclude<RefundCause, 'guestRequest' | 'byStaff' | 'goodwill' | 'excess'>, string>
> = {
  late: 'It reached us after your reservation had expired, and your rooms were no longer available.',
  cancelled: 'It reached us after you had cancelled your reservation.',
  duplicate: 'Your reservation had been paid already, so it stays paid and confirmed.',
  superseded:
    'You had changed your reservation after you started that payment. If your reservation is not paid yet, please pay the amount that it shows now.',
};

/** Tells the guest that a whole payment goes back, and why. */
export function returnedLetter(
  { configuration }: LetterParts,
  row: ReservationRow,
  cause: keyof typeof whyReturned,
  amount: Kobo,
): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `We are returning your payment for reservation ${shortId(row)}`,
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `We received your payment of ${formatNaira(amount)} and are returning it to you in full. ${whyReturned[cause]}`,
      payoutTime,
    ],
    facts: factsOf(row),
    action:
      cause === 'late'
        ? { label: 'Reserve again', url: `${configuration.publicUrl}${paths.reservation}` }
        : viewAction({ configuration }, row.id),
  });
}

/** Tells the guest that more was paid than the reservation costs, and that the rest goes back. */
export function excessLetter(row: ReservationRow, amount: Kobo): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `We are returning ${formatNaira(amount)} for reservation ${shortId(row)}`,
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `You paid ${formatNaira(amount)} more than your reservation costs. Your reservation is confirmed, and we are returning the rest to you.`,
      payoutTime,
    ],
  });
}

const unfit =
  'A payment for your reservation reached us that does not match what we asked for. Our staff is looking into it and will write to you. Please do not pay again until then.';

const whyUnderReview: Readonly<Record<PaymentReviewKind, string>> = {
  other_reference: unfit,
  other_currency: unfit,
  other_mode: unfit,
  other_amount: unfit,
  refunded_elsewhere: unfit,
  second_charge:
    'The payment provider tells us of a further payment for your reservation. Our staff is looking into it and will write to you. Please do not pay again.',
  dispute:
    'Your bank tells the payment provider that a payment for your reservation is disputed. Our staff is looking into it and will write to you. If it was not you who disputed it, please answer this letter.',
  unknown_refund:
    'The payment provider tells us of a refund of your payment that our booking system did not ask for. Our staff is looking into it and will write to you. You do not have to do anything.',
};

/** Tells the guest that staff looks into a payment, and why. */
export function underReviewLetter(
  row: ReservationRow,
  reference: string,
  kind: PaymentReviewKind,
): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `We are looking into your payment for reservation ${shortId(row)}`,
    badge: underReview,
    paragraphs: [greeting(row), whyUnderReview[kind]],
    facts: [...factsOf(row), ['Payment reference', reference]],
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
    subject: `Your refund for reservation ${shortId(row)} has been requested`,
    badge: { label: 'Refund requested', tone: 'waiting' },
    paragraphs: [
      greeting(row),
      `As you asked, we are returning ${formatNaira(amount)} to you, the way it was paid. Your rooms are no longer reserved.`,
      'We will write to you again when the payment provider has made the refund.',
    ],
    facts: factsOf(row),
    action: viewAction(parts, row.id),
    ...stayForPrograms(parts, row),
  });
}

const keepsStay = 'Your reservation stays as it is.';
const endsStay = 'Your rooms are no longer reserved.';

/** Tells the guest that the hotel returns money of its own accord, and whether the reservation goes on. */
export function staffRefundLetter(
  parts: LetterParts,
  row: ReservationRow,
  amount: Kobo,
  { isOver, atDesk }: { isOver: boolean; atDesk: boolean },
): Letter {
  const way = atDesk ? 'We have returned' : 'We are returning';
  return composeLetter({
    recipient: row.accountEmail,
    subject: `${way} ${formatNaira(amount)} for reservation ${shortId(row)}`,
    badge: moneyBack,
    paragraphs: [
      greeting(row),
      `${way} ${formatNaira(amount)} to you${atDesk ? '' : ', the way it was paid'}. ${isOver ? endsStay : keepsStay}`,
      ...(atDesk
        ? []
        : ['We will write to you again when the payment provider has made the refund.']),
    ],
    facts: factsOf(row),
    ...(isOver && stayForPrograms(parts, row)),
  });
}

/** Tells the guest that the provider has paid the money out. */
export function refundSettledLetter(row: ReservationRow, amount: Kobo): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your refund for reservation ${shortId(row)} has been made`,
    badge: { label: 'Refunded', tone: 'good' },
    paragraphs: [
      greeting(row),
      `The payment provider has sent ${formatNaira(amount)} back to you.`,
      payoutTime,
    ],
  });
}

/** Tells the guest that a refund is stuck, and that staff looks into it. */
export function refundFailedLetter(row: ReservationRow, amount: Kobo): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your refund for reservation ${shortId(row)} needs our attention`,
    badge: underReview,
    paragraphs: [
      greeting(row),
      `The payment provider could not return ${formatNaira(amount)} to you yet. Our staff is looking into it and will write to you. You do not have to do anything.`,
    ],
  });
}
