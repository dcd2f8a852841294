import * as partMessages from '../../../messages/payment/emails/partReturned';
import * as refundMessages from '../../../messages/payment/emails/refund';
import * as statusMessages from '../../../messages/payment/emails/status';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import { payoutTimeOf } from '../../../machines/shared/payoutTime';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import {
  guestFacts,
  guestFactsOf,
  stayFacts,
  stayFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
} from '../../reservations/emails/emailFacts';
import {
  greeting,
  machineReadableStay,
  nextStep,
  pricedDetailRows,
  toGuest,
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
import * as accountMessages from '../../../messages/payment/emails/refundAccount';
import { giveAccount } from '../../../messages/payment/pages/refundAccount';
import { transferPayoutTime } from '../../../messages/reservation/changePreview';
import { paths, refundAccountPath } from '../../../machines/shared/paths';
import * as returnedMessages from '../../../messages/payment/emails/returned';
import * as stayMessages from '../../../messages/reservation/emails/stay';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import type { AutomaticCause } from '../refunds/refunds';

/** The reservation and the amount of the refund. */
const moneyFacts = { whose: guestFacts, amount: amountFact } as const;

const moneyFactsOf = (row: ReservationRow, amount: Kobo) => ({ whose: guestFactsOf(row), amount });

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
  const facts = { stay: wholeStayFactsOf(row), amount };
  return refundRequested.email(toGuest(row, refundMessages.requestedSubject), facts);
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
    toGuest(row, (id) => subject(formatNaira(amount), id)),
    { stay: wholeStayFactsOf(row), amount, isOver, atDesk },
  );
}

const refundSettled = emailKind(
  'refundSettled',
  { properties: moneyFacts, optionalProperties: channelFact },
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
  const facts = { ...moneyFactsOf(row, amount), ...channelFactOf(attempt) };
  return refundSettled.email(toGuest(row, refundMessages.madeSubject), facts);
}

const refundFailed = emailKind('refundFailed', { properties: moneyFacts }, ({ whose, amount }) => ({
  badge: underReview,
  greeting: greeting(whose),
  paragraphs: [refundMessages.stuck(formatNaira(amount))],
}));

/** Tells the guest that a refund is stuck and that staff is looking into it. */
export function refundFailedEmail(row: ReservationRow, amount: Kobo): UnwrittenEmail {
  return refundFailed.email(toGuest(row, refundMessages.stuckSubject), moneyFactsOf(row, amount));
}

/** Why a whole payment can be refunded automatically. */
type WhyReturned = Exclude<AutomaticCause, 'excess'>;

const returned = emailKind(
  'returned',
  {
    properties: {
      stay: stayFacts,
      cause: { enum: ['late', 'superseded', 'duplicate', 'cancelled', 'unfit', 'short'] },
      amount: amountFact,
      isToBePaidAnew: yesOrNo,
    },
    optionalProperties: channelFact,
  },
  ({ stay, cause, amount, isToBePaidAnew, channel = null }, content) => {
    const next = isToBePaidAnew ? nextStep(content, stay) : null;
    const reserveAgain = {
      label: stayMessages.reserveAgain,
      url: `${content.configuration.publicUrl}${paths.reservation}`,
    };
    return {
      badge: moneyBack,
      greeting: greeting(stay),
      paragraphs: [
        `${returnedMessages.inFull(formatNaira(amount))} ${returnedMessages.reasons[cause]}`,
        payoutTimeOf(channel),
        ...(next ? [next.sentence] : []),
      ],
      facts: pricedDetailRows(stay),
      action: next?.action ?? (cause === 'late' ? reserveAgain : viewAction(content, stay.id)),
    };
  },
);

/** Tells the guest that a whole payment is refunded, and why. */
export function returnedEmail(
  row: ReservationRow,
  cause: WhyReturned,
  amount: Kobo,
  attempt: Pick<AttemptRow, 'channel'>,
): UnwrittenEmail {
  const isToBePaidAnew = (cause === 'unfit' || cause === 'short') && awaitsPayment(row);
  const facts = {
    stay: stayFactsOf(row),
    cause,
    amount,
    isToBePaidAnew,
    ...channelFactOf(attempt),
  };
  return returned.email(toGuest(row, returnedMessages.subject), facts);
}

const excess = emailKind(
  'excess',
  { properties: moneyFacts, optionalProperties: channelFact },
  ({ whose, amount, channel = null }) => ({
    badge: moneyBack,
    greeting: greeting(whose),
    paragraphs: [partMessages.paidTooMuch(formatNaira(amount)), payoutTimeOf(channel)],
  }),
);

/** Tells the guest that more was paid than the reservation costs, and that the excess is refunded. */
export function excessEmail(
  row: ReservationRow,
  amount: Kobo,
  attempt: Pick<AttemptRow, 'channel'>,
): UnwrittenEmail {
  return excess.email(
    toGuest(row, (id) => partMessages.returningSubject(formatNaira(amount), id)),
    { ...moneyFactsOf(row, amount), ...channelFactOf(attempt) },
  );
}

const refundNeedsAccount = emailKind(
  'refundNeedsAccount',
  { properties: { ...moneyFacts, reservation: { type: 'string' } } },
  ({ whose, amount, reservation }, { configuration }) => ({
    badge: { ...underReview, label: accountMessages.accountNeeded },
    greeting: greeting(whose),
    paragraphs: [
      accountMessages.couldNotReturn(formatNaira(amount)),
      accountMessages.howToGive,
      accountMessages.neverByEmail,
    ],
    action: {
      label: giveAccount,
      url: configuration.publicUrl + refundAccountPath(reservation),
    },
  }),
);

/** Asks the guest for a bank account, since the provider could not send the money back where it came from. */
export function refundNeedsAccountEmail(row: ReservationRow, amount: Kobo): UnwrittenEmail {
  const facts = { ...moneyFactsOf(row, amount), reservation: row.id };
  return refundNeedsAccount.email(toGuest(row, accountMessages.neededSubject), facts);
}

const refundToAccount = emailKind(
  'refundToAccount',
  {
    properties: {
      ...moneyFacts,
      bank: { type: 'string' },
      lastDigits: { type: 'string' },
    },
  },
  ({ whose, amount, bank, lastDigits }) => ({
    badge: moneyBack,
    greeting: greeting(whose),
    paragraphs: [
      accountMessages.onItsWay(formatNaira(amount), bank, lastDigits),
      transferPayoutTime,
      accountMessages.notYou,
    ],
  }),
);

/** Tells the guest which account the money goes to, in case it was not the guest who gave it. */
export function refundToAccountEmail(
  row: ReservationRow,
  amount: Kobo,
  account: { bank: string; lastDigits: string },
): UnwrittenEmail {
  const facts = { ...moneyFactsOf(row, amount), ...account };
  return refundToAccount.email(toGuest(row, accountMessages.onItsWaySubject), facts);
}

export const refundEmailKinds: readonly EmailWriter[] = [
  refundRequested,
  staffRefund,
  returned,
  excess,
  refundNeedsAccount,
  refundToAccount,
  refundSettled,
  refundFailed,
];
