import * as cancelledMessages from '../../../messages/reservation/emails/cancelled';
import * as expiredMessages from '../../../messages/reservation/emails/holdExpired';
import * as modifiedMessages from '../../../messages/reservation/emails/modified';
import * as madeMessages from '../../../messages/reservation/emails/reservationMade';
import * as roomMessages from '../../../messages/reservation/emails/roomChanged';
import * as statusMessages from '../../../messages/reservation/emails/status';
import * as stayMessages from '../../../messages/reservation/emails/stay';
import * as managementMessages from '../../../messages/reservation/management';
import { paths } from '../../../machines/shared/paths';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import {
  priceFacts,
  priceFactsOf,
  stayFacts,
  stayFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
} from './emailFacts';
import {
  priceTable,
  greeting,
  nextStep,
  pricedDetailRows,
  shortId,
  stayDetailRows,
  machineReadableStay,
} from './emailParts';
import type { ReservationRow } from '../queries';
import type { ReservationWithRooms } from '../reservationsWithRooms';

type AskedFor = Pick<ReservationWithRooms, 'row' | 'allocations'>;

const notPaidYet = { label: statusMessages.notPaidYet, tone: 'waiting' } as const;
const cancelled = { label: statusMessages.cancelled, tone: 'over' } as const;

const stayWithPrice = { properties: { stay: wholeStayFacts, price: priceFacts } } as const;

const reservationMade = emailKind('reservationMade', stayWithPrice, ({ stay, price }, content) => {
  const { sentence, action } = nextStep(content, stay);
  return {
    ...(stay.totalKobo > 0 && { badge: notPaidYet }),
    greeting: greeting(stay),
    paragraphs: [`${madeMessages.thanks} ${sentence}`],
    facts: stayDetailRows(stay),
    ...priceTable(content, price, stayMessages.total),
    action,
    ...machineReadableStay(content, stay),
  };
});

/** Confirms the reservation to the guest, and says how to pay. */
export function reservationMadeEmail(asked: AskedFor): UnwrittenEmail {
  const { row } = asked;
  return reservationMade.email(
    { recipient: row.accountEmail, subject: madeMessages.subject(shortId(row)) },
    { stay: wholeStayFactsOf(row), price: priceFactsOf(asked) },
  );
}

const modified = emailKind('modified', stayWithPrice, ({ stay, price }, content) => {
  const { sentence, action } = nextStep(content, stay);
  return {
    ...(stay.totalKobo > 0 && { badge: notPaidYet }),
    greeting: greeting(stay),
    paragraphs: [`${managementMessages.modified} ${sentence}`, modifiedMessages.earlierPayment],
    facts: stayDetailRows(stay),
    ...priceTable(content, price, stayMessages.total),
    action,
    ...machineReadableStay(content, stay),
  };
});

/** Tells the guest the reservation's new details after a change. */
export function modifiedEmail(asked: AskedFor): UnwrittenEmail {
  const { row } = asked;
  return modified.email(
    { recipient: row.accountEmail, subject: modifiedMessages.subject(shortId(row)) },
    { stay: wholeStayFactsOf(row), price: priceFactsOf(asked) },
  );
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
  return cancelledByGuest.email(
    { recipient: row.accountEmail, subject: cancelledMessages.subject(shortId(row)) },
    { stay: wholeStayFactsOf(row) },
  );
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
  return holdExpired.email(
    { recipient: row.accountEmail, subject: expiredMessages.subject(shortId(row)) },
    { stay: wholeStayFactsOf(row), isUnderReview },
  );
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
  return roomChanged.email(
    { recipient: row.accountEmail, subject: roomMessages.subject(shortId(row)) },
    { stay: stayFactsOf(row), before, after },
  );
}

export const reservationEmailKinds: readonly EmailWriter[] = [
  reservationMade,
  modified,
  cancelledByGuest,
  holdExpired,
  roomChanged,
];
