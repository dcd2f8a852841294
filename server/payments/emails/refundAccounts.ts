import * as accountMessages from '../../../messages/payment/emails/refundAccount';
import { giveAccount } from '../../../messages/payment/pages/refundAccount';
import { transferPayoutTime } from '../../../messages/reservation/changePreview';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import { refundAccountPath } from '../../../machines/shared/paths';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import { guestFacts, guestFactsOf } from '../../reservations/emails/emailFacts';
import { greeting, shortId } from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import { amountFact, moneyBack, underReview } from './emailFacts';

const refundNeedsAccount = emailKind(
  'refundNeedsAccount',
  { properties: { whose: guestFacts, amount: amountFact, reservation: { type: 'string' } } },
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
  return refundNeedsAccount.email(
    { recipient: row.accountEmail, subject: accountMessages.neededSubject(shortId(row)) },
    { whose: guestFactsOf(row), amount, reservation: row.id },
  );
}

const refundToAccount = emailKind(
  'refundToAccount',
  {
    properties: {
      whose: guestFacts,
      amount: amountFact,
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
  return refundToAccount.email(
    { recipient: row.accountEmail, subject: accountMessages.onItsWaySubject(shortId(row)) },
    { whose: guestFactsOf(row), amount, ...account },
  );
}

export const refundAccountEmailKinds: readonly EmailWriter[] = [
  refundNeedsAccount,
  refundToAccount,
];
