import * as partMessages from '../../../messages/payment/emails/partReturned';
import * as refundMessages from '../../../messages/payment/emails/refund';
import * as statusMessages from '../../../messages/payment/emails/status';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import { payoutTimeOf } from '../../../machines/shared/payoutTime';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import {
  guestFacts,
  guestFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
} from '../../reservations/emails/emailFacts';
import {
  greeting,
  pricedDetailRows,
  shortId,
  machineReadableStay,
  viewAction,
} from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import {
  amountFact,
  channelFact,
  channelFactOf,
  moneyBack,
  underReview,
  yesOrNo,
} from './emailFacts';

const refundRequested = emailKind(
  'refundRequested',
  { properties: { stay: wholeStayFacts, amount: amountFact } },
  ({ stay, amount }, content) => ({
    badge: { label: statusMessages.refundRequested, tone: 'waiting' },
    greeting: greeting(stay),
    paragraphs: [refundMessages.asAsked(formatNaira(amount)), refundMessages.weWriteAgain],
    facts: pricedDetailRows(stay),
    action: viewAction(content, stay.id),
    ...machineReadableStay(content, stay),
  }),
);

/** Confirms the request for a refund. */
export function refundRequestedEmail(row: ReservationRow, amount: Kobo): UnwrittenEmail {
  return refundRequested.email(
    { recipient: row.accountEmail, subject: refundMessages.requestedSubject(shortId(row)) },
    { stay: wholeStayFactsOf(row), amount },
  );
}

const returnedAtDesk = {
  subject: partMessages.returnedSubject,
  sentence: partMessages.returnedAtDesk,
};
const returnedAsPaid = {
  subject: partMessages.returningSubject,
  sentence: partMessages.returningAsPaid,
};

const staffRefund = emailKind(
  'staffRefund',
  { properties: { stay: wholeStayFacts, amount: amountFact, isOver: yesOrNo, atDesk: yesOrNo } },
  ({ stay, amount, isOver, atDesk }, content) => {
    const { sentence } = atDesk ? returnedAtDesk : returnedAsPaid;
    const goesOn = isOver ? partMessages.roomsGivenUp : partMessages.staysAsIs;
    return {
      badge: moneyBack,
      greeting: greeting(stay),
      paragraphs: [
        `${sentence(formatNaira(amount))} ${goesOn}`,
        ...(atDesk ? [] : [refundMessages.weWriteAgain]),
      ],
      facts: pricedDetailRows(stay),
      ...(isOver && machineReadableStay(content, stay)),
    };
  },
);

/** Tells the guest about a refund made by staff, and whether the reservation goes on. */
export function staffRefundEmail(
  row: ReservationRow,
  amount: Kobo,
  { isOver, atDesk }: { isOver: boolean; atDesk: boolean },
): UnwrittenEmail {
  const { subject } = atDesk ? returnedAtDesk : returnedAsPaid;
  return staffRefund.email(
    { recipient: row.accountEmail, subject: subject(formatNaira(amount), shortId(row)) },
    { stay: wholeStayFactsOf(row), amount, isOver, atDesk },
  );
}

const moneyOfGuest = { properties: { whose: guestFacts, amount: amountFact } } as const;

const refundSettled = emailKind(
  'refundSettled',
  { ...moneyOfGuest, optionalProperties: channelFact },
  ({ whose, amount, channel = null }) => ({
    badge: { label: statusMessages.refunded, tone: 'good' },
    greeting: greeting(whose),
    paragraphs: [refundMessages.sent(formatNaira(amount)), payoutTimeOf(channel)],
  }),
);

/** Tells the guest that the provider has paid a refund out. */
export function refundSettledEmail(
  row: ReservationRow,
  amount: Kobo,
  attempt: Pick<AttemptRow, 'channel'>,
): UnwrittenEmail {
  return refundSettled.email(
    { recipient: row.accountEmail, subject: refundMessages.madeSubject(shortId(row)) },
    { whose: guestFactsOf(row), amount, ...channelFactOf(attempt) },
  );
}

const refundFailed = emailKind('refundFailed', moneyOfGuest, ({ whose, amount }) => ({
  badge: underReview,
  greeting: greeting(whose),
  paragraphs: [refundMessages.stuck(formatNaira(amount))],
}));

/** Tells the guest that a refund is stuck and that staff is looking into it. */
export function refundFailedEmail(row: ReservationRow, amount: Kobo): UnwrittenEmail {
  return refundFailed.email(
    { recipient: row.accountEmail, subject: refundMessages.stuckSubject(shortId(row)) },
    { whose: guestFactsOf(row), amount },
  );
}

export const refundEmailKinds: readonly EmailWriter[] = [
  refundRequested,
  staffRefund,
  refundSettled,
  refundFailed,
];
