import * as partMessages from '../../../messages/payment/emails/partReturned';
import * as returnedMessages from '../../../messages/payment/emails/returned';
import * as stayMessages from '../../../messages/reservation/emails/stay';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import { payoutTimeOf } from '../../../machines/shared/payoutTime';
import { paths } from '../../../machines/shared/paths';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import {
  guestFacts,
  guestFactsOf,
  stayFacts,
  stayFactsOf,
} from '../../reservations/emails/emailFacts';
import {
  greeting,
  nextStep,
  pricedDetailRows,
  shortId,
  viewAction,
} from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { RefundCause } from '../refunds/openRefund';
import { amountFact, channelFact, channelFactOf, moneyBack, yesOrNo } from './emailFacts';

/** Why a whole payment can be refunded automatically. */
type WhyReturned = Exclude<
  RefundCause,
  'guestRequest' | 'byStaff' | 'goodwill' | 'excess' | 'atProvider'
>;

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
  const canPayAgain = (cause === 'unfit' || cause === 'short') && awaitsPayment(row);
  return returned.email(
    { recipient: row.accountEmail, subject: returnedMessages.subject(shortId(row)) },
    {
      stay: stayFactsOf(row),
      cause,
      amount,
      isToBePaidAnew: canPayAgain,
      ...channelFactOf(attempt),
    },
  );
}

const excess = emailKind(
  'excess',
  { properties: { whose: guestFacts, amount: amountFact }, optionalProperties: channelFact },
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
  const subject = partMessages.returningSubject(formatNaira(amount), shortId(row));
  return excess.email(
    { recipient: row.accountEmail, subject },
    { whose: guestFactsOf(row), amount, ...channelFactOf(attempt) },
  );
}

export const returnedEmailKinds: readonly EmailWriter[] = [returned, excess];
