import * as rejectedMessages from '../../../messages/payment/emails/transferBack';
import { providerNames } from '../../../messages/payment/providers';
import { transferPayoutTime } from '../../../messages/reservation/changePreview';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import { isHoldExpired } from '../../../machines/reservation/hold';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import type { Context } from '../../context';
import {
  emailKind,
  type EmailBody,
  type EmailWriter,
  type UnwrittenEmail,
} from '../../email/emailKind';
import type { EmailContent } from '../../email/emailText';
import { stayFacts, stayFactsOf, type StayFacts } from '../../reservations/emails/emailFacts';
import {
  greeting,
  nextStep,
  pricedDetailRows,
  toGuest,
  viewAction,
} from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import { amountFact, moneyBack, providerFact, yesOrNo } from './emailFacts';

function transferBack(
  content: EmailContent,
  { stay, canBePaid }: { stay: StayFacts; canBePaid: boolean },
  what: string,
): EmailBody {
  const next = canBePaid ? nextStep(content, stay) : null;
  return {
    badge: moneyBack,
    greeting: greeting(stay),
    paragraphs: [
      what,
      transferPayoutTime,
      ...(next ? [`${rejectedMessages.stillUnpaid} ${next.sentence}`] : []),
    ],
    facts: pricedDetailRows(stay),
    action: next?.action ?? viewAction(content, stay.id),
  };
}

/** The reservation's status by the clock: its hold may have expired without a sweep having recorded it. */
function factsOf({ clock }: Pick<Context, 'clock'>, row: ReservationRow) {
  return {
    stay: stayFactsOf(row),
    canBePaid: awaitsPayment(row) && !isHoldExpired(row, clock.now()),
  };
}

const knownFacts = { stay: stayFacts, canBePaid: yesOrNo } as const;

const transferRejected = emailKind(
  'transferRejected',
  {
    properties: {
      ...knownFacts,
      provider: providerFact,
      /** The amount received and the amount due, if their difference is the reason. */
      otherSum: { nullable: true, properties: { sent: amountFact, asked: amountFact } },
    },
  },
  ({ provider, otherSum, ...facts }, content) => {
    const what =
      otherSum === null
        ? rejectedMessages.notTaken
        : rejectedMessages.otherSum(formatNaira(otherSum.sent), formatNaira(otherSum.asked));
    const sentBack = rejectedMessages.sentBackBy(providerNames[provider]);
    return transferBack(content, facts, `${what} ${sentBack}`);
  },
);

/**
 * Tells the guest that the provider rejected a transfer and sends it back itself, and the reservation's status.
 * @param sent whole kobo; null if the amount is unknown
 */
export function transferRejectedEmail(
  context: Pick<Context, 'clock'>,
  row: ReservationRow,
  { provider, amountKobo }: Pick<AttemptRow, 'provider' | 'amountKobo'>,
  { sent, isOtherSum }: { sent: Kobo | null; isOtherSum: boolean },
): UnwrittenEmail {
  const otherSum = isOtherSum && sent !== null ? { sent, asked: amountKobo } : null;
  const facts = { ...factsOf(context, row), provider, otherSum };
  return transferRejected.email(toGuest(row, rejectedMessages.subject), facts);
}

const transferReturned = emailKind(
  'transferReturned',
  { properties: { ...knownFacts, provider: providerFact } },
  ({ provider, ...facts }, content) =>
    transferBack(content, facts, rejectedMessages.wentBack(providerNames[provider])),
);

/** Tells the guest that the provider has sent back a transfer that never paid for anything. */
export function transferReturnedEmail(
  context: Pick<Context, 'clock'>,
  row: ReservationRow,
  { provider }: Pick<AttemptRow, 'provider'>,
): UnwrittenEmail {
  const facts = { ...factsOf(context, row), provider };
  return transferReturned.email(toGuest(row, rejectedMessages.subject), facts);
}

export const transferBackEmailKinds: readonly EmailWriter[] = [transferRejected, transferReturned];
