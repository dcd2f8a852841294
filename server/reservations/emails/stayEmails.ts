import * as cancelledMessages from '../../../messages/reservation/emails/cancelled';
import * as contactMessages from '../../../messages/reservation/emails/contactChanged';
import * as movedMessages from '../../../messages/reservation/emails/datesMoved';
import * as heldMessages from '../../../messages/reservation/emails/heldAtDesk';
import * as expiredMessages from '../../../messages/reservation/emails/holdExpired';
import * as modifiedMessages from '../../../messages/reservation/emails/modified';
import * as madeMessages from '../../../messages/reservation/emails/reservationMade';
import * as reducedMessages from '../../../messages/reservation/emails/priceReduced';
import * as roomMessages from '../../../messages/reservation/emails/roomChanged';
import * as statusMessages from '../../../messages/reservation/emails/status';
import * as stayMessages from '../../../messages/reservation/emails/stay';
import { inLagos } from '../../../messages/payment/documents/paymentFacts';
import * as managementMessages from '../../../messages/reservation/management';
import { hotel } from '../../../hotel/hotel';
import { formatNaira } from '../../../machines/shared/money';
import { paths } from '../../../machines/shared/paths';
import {
  emailKind,
  type EmailBody,
  type EmailWriter,
  type UnwrittenEmail,
} from '../../email/emailKind';
import type { EmailContent } from '../../email/emailText';
import {
  priceFacts,
  priceFactsOf,
  stayFacts,
  stayFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
  type PriceFacts,
  type WholeStayFacts,
} from './emailFacts';
import {
  priceTable,
  greeting,
  nextStep,
  pricedDetailRows,
  toGuest,
  stayDetailRows,
  machineReadableStay,
  viewAction,
} from './emailParts';
import { lagosTime } from '../../shared/lagosTime';
import type { ReservationRow } from '../queries';
import { amountDue } from '../status';
import type { ReservationWithRooms } from '../reservationsWithRooms';

type AskedFor = Pick<ReservationWithRooms, 'row' | 'allocations'>;

const notPaidYet = { label: statusMessages.notPaidYet, tone: 'waiting' } as const;
const cancelled = { label: statusMessages.cancelled, tone: 'over' } as const;

const stayWithPrice = { properties: { stay: wholeStayFacts, price: priceFacts } } as const;

/** “Held until” is untrue from then on, and another email says what came of it. */
const heldStay = {
  worthUntil: ({ stay }: { stay: WholeStayFacts }) =>
    stay.totalKobo === 0 ? null : new Date(stay.holdExpiresAt),
};

/** A stay with its price, and what is to be done next. */
function unpaidStay(
  { stay, price }: { stay: WholeStayFacts; price: PriceFacts },
  content: EmailContent,
  paragraphsWith: (nextStep: string) => string[],
): EmailBody {
  const { sentence, action } = nextStep(content, stay);
  return {
    ...(stay.totalKobo > 0 && { badge: notPaidYet }),
    greeting: greeting(stay),
    paragraphs: paragraphsWith(sentence),
    facts: stayDetailRows(stay),
    ...priceTable(content, price, stayMessages.total),
    action,
    ...machineReadableStay(content, stay),
  };
}

const reservationMade = emailKind(
  'reservationMade',
  stayWithPrice,
  (facts, content) =>
    unpaidStay(facts, content, (sentence) => [`${madeMessages.thanks} ${sentence}`]),
  heldStay,
);

/** Confirms the reservation to the guest, and says how to pay. */
export function reservationMadeEmail(asked: AskedFor): UnwrittenEmail {
  const { row } = asked;
  const facts = { stay: wholeStayFactsOf(row), price: priceFactsOf(asked) };
  return reservationMade.email(toGuest(row, madeMessages.subject), facts);
}

const heldAtDesk = emailKind(
  'heldAtDesk',
  stayWithPrice,
  ({ stay, price }, content) => {
    const until = inLagos(lagosTime(new Date(stay.holdExpiresAt)));
    const { held, howToPay, otherwise, heldUntil } = heldMessages;
    return {
      badge: notPaidYet,
      greeting: greeting(stay),
      paragraphs: [held(until), howToPay(hotel.reservationPhone), otherwise],
      facts: [...stayDetailRows(stay), [heldUntil, until]],
      ...priceTable(content, price, stayMessages.total),
    };
  },
  heldStay,
);

/** Tells the guest for whom the desk holds rooms what is held, until when, and how to pay. */
export function heldAtDeskEmail(asked: AskedFor): UnwrittenEmail {
  const { row } = asked;
  const facts = { stay: wholeStayFactsOf(row), price: priceFactsOf(asked) };
  return heldAtDesk.email(toGuest(row, heldMessages.subject), facts);
}

const modified = emailKind(
  'modified',
  stayWithPrice,
  (facts, content) =>
    unpaidStay(facts, content, (sentence) => [
      `${managementMessages.modified} ${sentence}`,
      modifiedMessages.earlierPayment,
    ]),
  heldStay,
);

/** Tells the guest the reservation's new details after a change. */
export function modifiedEmail(asked: AskedFor): UnwrittenEmail {
  const { row } = asked;
  const facts = { stay: wholeStayFactsOf(row), price: priceFactsOf(asked) };
  return modified.email(toGuest(row, modifiedMessages.subject), facts);
}

const priceReduced = emailKind(
  'priceReduced',
  { properties: { stay: wholeStayFacts, price: priceFacts, leftKobo: { type: 'float64' } } },
  ({ stay, price, leftKobo }, content) => ({
    greeting: greeting(stay),
    paragraphs:
      leftKobo === 0
        ? [reducedMessages.reduced, reducedMessages.nothingLeft]
        : [reducedMessages.reduced, modifiedMessages.earlierPayment],
    facts: [...stayDetailRows(stay), [reducedMessages.left, formatNaira(leftKobo)]],
    ...priceTable(content, price, stayMessages.total),
    action: viewAction(content, stay.id),
    ...machineReadableStay(content, stay),
  }),
);

/** Tells the guest that the hotel has reduced the price, why, and what is left to pay. */
export function priceReducedEmail(asked: AskedFor): UnwrittenEmail {
  const { row } = asked;
  const stay = wholeStayFactsOf(row);
  return priceReduced.email(toGuest(row, reducedMessages.subject), {
    ...{ stay, price: priceFactsOf(asked), leftKobo: amountDue(row) },
  });
}

const cancelledByGuest = emailKind(
  'cancelled',
  { properties: { stay: wholeStayFacts } },
  ({ stay }, content) => ({
    badge: cancelled,
    greeting: greeting(stay),
    paragraphs: [cancelledMessages.asAsked],
    facts: pricedDetailRows(stay),
    ...machineReadableStay(content, stay),
  }),
);

/** Confirms the cancellation to the guest. */
export function cancelledEmail(row: ReservationRow): UnwrittenEmail {
  const facts = { stay: wholeStayFactsOf(row) };
  return cancelledByGuest.email(toGuest(row, cancelledMessages.subject), facts);
}

const holdExpired = emailKind(
  'holdExpired',
  { properties: { stay: wholeStayFacts, isUnderReview: { type: 'boolean' } } },
  ({ stay, isUnderReview }, content) => {
    const { notPaidInTime, paidJustNow, stillUnderReview } = expiredMessages;
    return {
      badge: cancelled,
      greeting: greeting(stay),
      paragraphs: [notPaidInTime, isUnderReview ? stillUnderReview : paidJustNow],
      facts: pricedDetailRows(stay),
      action: {
        label: stayMessages.reserveAgain,
        url: content.configuration.publicUrl + paths.reservation,
      },
      ...machineReadableStay(content, stay),
    };
  },
);

/** Tells the guest that the hold has expired, or that staff's time to review a payment is over. */
export function holdExpiredEmail(row: ReservationRow, isUnderReview: boolean): UnwrittenEmail {
  const facts = { stay: wholeStayFactsOf(row), isUnderReview };
  return holdExpired.email(toGuest(row, expiredMessages.subject), facts);
}

const roomChanged = emailKind(
  'roomChanged',
  { properties: { stay: stayFacts, before: { type: 'string' }, after: { type: 'string' } } },
  ({ stay, before, after }) => ({
    greeting: greeting(stay),
    paragraphs: [roomMessages.otherRoom(after, before)],
    facts: pricedDetailRows(stay),
  }),
);

/** Tells the guest of a paid reservation that the stay begins or continues in another room. */
export function roomChangedEmail(
  row: ReservationRow,
  before: string,
  after: string,
): UnwrittenEmail {
  const facts = { stay: stayFactsOf(row), before, after };
  return roomChanged.email(toGuest(row, roomMessages.subject), facts);
}

const datesMoved = emailKind(
  'datesMoved',
  { properties: { stay: wholeStayFacts } },
  ({ stay }, content) => ({
    greeting: greeting(stay),
    paragraphs: [movedMessages.asAsked],
    facts: stayDetailRows(stay),
    ...machineReadableStay(content, stay),
  }),
);

/** Tells the guest of a paid reservation its new dates. */
export function datesMovedEmail(row: ReservationRow): UnwrittenEmail {
  return datesMoved.email(toGuest(row, movedMessages.subject), { stay: wholeStayFactsOf(row) });
}

const contactChanged = emailKind('contactChanged', { properties: {} }, () => ({
  paragraphs: [contactMessages.changed, contactMessages.call(hotel.reservationPhone)],
}));

/** Tells a former address that it was changed, and nothing else: it may never have been the guest's. */
export const contactChangedEmail = (recipient: string): UnwrittenEmail =>
  contactChanged.email({ recipient, subject: contactMessages.subject }, {});

export const reservationEmailKinds: readonly EmailWriter[] = [
  reservationMade,
  heldAtDesk,
  modified,
  priceReduced,
  cancelledByGuest,
  holdExpired,
  roomChanged,
  datesMoved,
  contactChanged,
];
