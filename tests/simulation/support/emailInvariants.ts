import { DESK_ACCOUNT } from '../../../server/desk/context';
import { attemptIs } from '../../../server/database/attemptStatus';
import type { Everything } from './everything';
import { OWNER } from './ownersEmails';

/** What a reservation's emails are about, by their subjects. */
const SUBJECTS = {
  paid: 'is paid and confirmed',
  returning: 'We are refunding',
  lookingInto: 'We are looking into your payment',
  refundRequested: 'has been requested',
  refundMade: 'has been sent',
  refundStuck: 'is delayed',
  transferBack: 'is going back to your bank',
  cancelled: 'has been cancelled',
  expired: 'has expired',
};
/** What an email about a stuck refund says about where its guest can give an account. */
const ACCOUNT_NEEDED = 'needs a bank account';

/** The guest was told about everything that happened to the money, once, and every email was sent. */
export function emailViolations(everything: Everything): string[] {
  const { emails, posted, reservations } = everything;
  const postedIds = new Set(posted.map(({ id }) => id));
  return [
    ...emails
      .filter(({ id, sentAt }) => sentAt === null || !postedIds.has(id))
      .map(({ subject }) => `“${subject}” was written and never posted`),
    ...reservations.flatMap((reservation) => missingEmails(everything, reservation)),
    ...strayEmails(everything),
  ];
}

/** What an address hears that is not proven: the receipt, and that the desk has changed it. */
const toldToOthers = [SUBJECTS.paid, 'contact details of a reservation were changed'];

/** An email goes to a verified address, but for a few. */
function strayEmails({ accounts, emails, reservations, staff }: Everything): string[] {
  const atDesk = reservations.filter(({ accountId }) => accountId === DESK_ACCOUNT);
  const proven = new Set([
    ...accounts.map(({ email }) => email),
    ...atDesk.map(({ accountEmail }) => accountEmail),
    ...staff.map(({ email }) => email),
    OWNER,
  ]);
  return emails
    .filter(({ recipient }) => !proven.has(recipient))
    .filter(({ subject }) => !toldToOthers.some((topic) => subject.includes(topic)))
    .map(({ recipient, subject }) => `“${subject}” went to ${recipient}, which nobody has proven`);
}

/** Refunds that are announced when they are requested, or once they are paid out. */
const toldOtherwise = new Set<Everything['refunds'][number]['cause']>([
  'guestRequest',
  'atProvider',
]);

/** Among undecided attempts, only a transfer that was sent back has its provider's id. */
function wasSentBack(attempt: Everything['attempts'][number]): boolean {
  return attemptIs(attempt, 'notFinal') && attempt.providerTransactionId !== null;
}

function missingEmails(
  everything: Everything,
  { id: reservationId, accountId, emailAddress }: Everything['reservations'][number],
): string[] {
  const { emails, deletedEmails, events, attempts, refunds, cases, staffActions } = everything;
  const happened = (kind: string) =>
    events.filter((event) => event.reservationId === reservationId && event.kind === kind).length;
  // A guest who pays meanwhile isn't notified.
  const endedUnderWay = events.filter(
    ({ reservationId: whose, kind, detail }) =>
      whose === reservationId &&
      kind === 'hold.expired' &&
      Reflect.get(Object(detail), 'underWayUntil') !== undefined,
  ).length;
  const own = attempts.filter((attempt) => attempt.reservationId === reservationId);
  const isOwn = ({ attemptId }: { attemptId: string | null }) =>
    own.some(({ id }) => id === attemptId);
  const ownRefunds = refunds.filter(isOwn);
  // Its end wasn't requested: the whole price had been refunded, bit by bit.
  const endedOutside = events.some(
    ({ reservationId: whose, kind, detail }) =>
      whose === reservationId &&
      kind === 'refund.requested' &&
      Reflect.get(Object(detail), 'by') === 'the payment provider',
  );
  const stuck = new Set(
    cases
      .filter(({ kind }) => kind !== 'refund_other_amount')
      .filter(({ refundId }) => ownRefunds.some(({ id }) => id === refundId))
      .map(({ refundId }) => refundId),
  );
  const stuckAgain =
    cases.filter(({ refundId }) => refundId !== null && stuck.has(refundId)).length - stuck.size;
  const owner = everything.accounts.find(({ id }) => id === accountId);
  const receipts = emailAddress?.toLowerCase() === owner?.email ? 1 : 2;
  const atDesk = events.filter(
    ({ reservationId: whose, kind, detail }) =>
      whose === reservationId && kind.startsWith('payment.settled') && detail.method !== undefined,
  ).length;
  // Nothing was left to pay.
  const byNothing = events.filter(
    ({ reservationId: whose, kind, detail }) =>
      whose === reservationId && kind.startsWith('payment.settled') && detail.amountKobo === 0,
  ).length;
  const expected: readonly (readonly [subject: string, times: number])[] = [
    [
      SUBJECTS.paid,
      receipts *
        (happened('payment.settled') + happened('payment.settledLate') - atDesk - byNothing) +
        atDesk,
    ],
    [SUBJECTS.returning, ownRefunds.filter(({ cause }) => !toldOtherwise.has(cause)).length],
    [SUBJECTS.lookingInto, cases.filter((one) => isOwn(one) && one.refundId === null).length],
    [SUBJECTS.refundRequested, ownRefunds.filter(({ cause }) => cause === 'guestRequest').length],
    [SUBJECTS.refundMade, ownRefunds.filter(({ status }) => status === 'settled').length],
    [SUBJECTS.refundStuck, stuck.size],
    [SUBJECTS.transferBack, happened('transfer.rejected') + own.filter(wasSentBack).length],
    [SUBJECTS.cancelled, happened('guest.cancelled')],
    [SUBJECTS.expired, happened('hold.expired')],
  ];
  return expected.flatMap(([topic, due]) => {
    const times = emailAddress === null ? 0 : due;
    const name = reservationId.slice(0, 8);
    const isOfTopic = (subject: string) =>
      subject.includes(name) &&
      (subject.includes(topic) ||
        (topic === SUBJECTS.refundStuck && subject.includes(ACCOUNT_NEEDED)));
    const again = staffActions.filter(
      ({ kind, detail }) => kind === 'email.resent' && isOfTopic(String(detail.subject)),
    ).length;
    const all = [...emails, ...deletedEmails].filter(({ subject }) => isOfTopic(subject)).length;
    const written = all - again;
    // If the same thing gets stuck again after staff has closed its case, it is announced again. The last refund at
    // the provider or as goodwill is announced together with the reservation's end.
    const isToldWithEnd =
      topic === SUBJECTS.refundMade &&
      (endedOutside || ownRefunds.some(({ cause }) => cause === 'atProvider'));
    if (isToldWithEnd && written === times - 1) return [];
    const isUntold = topic === SUBJECTS.expired && written < times;
    if (isUntold && written >= times - endedUnderWay) return [];
    const isToldAgain = topic === SUBJECTS.refundStuck && stuckAgain > 0;
    return written === times || (isToldAgain && written > times && written <= times + stuckAgain)
      ? []
      : [`${name}: ${written} emails say “${topic}” where there should be ${times}`];
  });
}
