import { sum, type Everything } from './everything';
import type { History } from './history';

/** What the invariants compare: both sides' books, and what is in neither. */
interface Compared {
  everything: Everything;
  history: History;
  /** References that the hotel's own reconciliation reports as unaccounted for. */
  named: ReadonlySet<string>;
}

/** Every charge at a provider is in the ledger, and belongs to a paid reservation or is refunded. */
export function chargeViolations(compared: Compared): string[] {
  const { everything, history, named } = compared;
  const { attempts, entries, theirCharges } = everything;
  const missing = theirCharges.flatMap(({ reference, amountKobo, provider, transactionId }) => {
    const attempt = attempts.find((one) => one.reference === reference);
    const booked = entries.filter(
      ({ kind, attemptId }) => kind === 'charge' && attemptId === attempt?.id,
    );
    if (attempt && sum(booked) === amountKobo && booked.length === 1) return [];
    if (attempt && isForStaff(everything, attempt.id, reference, amountKobo)) return [];
    const isNoticed = everything.cases.some(
      ({ subject }) =>
        subject === `${provider} ${reference}` || subject === `${provider} ${transactionId}`,
    );
    if (!attempt && history.restores > 0 && (isNoticed || named.has(reference))) return [];
    return [`The provider took ${amountKobo} kobo for ${reference}; booked are ${sum(booked)}`];
  });
  const invented = attempts.flatMap(({ id, reference }) => {
    const booked = entries.filter(({ kind, attemptId }) => kind === 'charge' && attemptId === id);
    const taken = theirCharges.filter((charge) => charge.reference === reference);
    return booked.length > 0 && taken.length === 0
      ? [`${sum(booked)} kobo are booked for ${reference}, which nobody paid`]
      : [];
  });
  return [
    ...missing,
    ...invented,
    ...attempts.flatMap((attempt) => useViolations(everything, attempt)),
  ];
}

/** Money that is in no book awaits staff in an open case, unless all of it went back at the provider. */
function isForStaff(
  everything: Everything,
  attemptId: string,
  reference: string,
  takenKobo: number,
): boolean {
  if (!hasPaymentCase(everything, attemptId)) return false;
  const isOpen = everything.cases.some(
    (one) => one.attemptId === attemptId && one.refundId === null && one.closedAt === null,
  );
  const back = everything.theirRefunds.filter(
    (one) => one.reference === reference && !one.hasFailed,
  );
  return isOpen || sum(back) >= takenKobo;
}

/** Whether staff is reviewing, or has reviewed, the payment itself. */
function hasPaymentCase({ cases }: Everything, id: string): boolean {
  return cases.some(({ attemptId, refundId }) => attemptId === id && refundId === null);
}

/** What an attempt took is kept for one reservation, or refunded, or was a case for staff. */
function useViolations(everything: Everything, attempt: Everything['attempts'][number]): string[] {
  const { entries, refunds, cases } = everything;
  const { id, reference } = attempt;
  const taken = sum(entries.filter(({ kind, attemptId }) => kind === 'charge' && attemptId === id));
  if (taken === 0) return [];
  const retained = retainedKobo(everything, attempt);
  const own = refunds.filter((one) => one.attemptId === id && one.status !== 'replaced');
  const back = sum(own.filter(({ status }) => status === 'settled'));
  const hasCase = (refund: { id: string }) => cases.some(({ refundId }) => refundId === refund.id);
  const stuck = sum(own.filter((one) => one.status !== 'settled' && hasCase(one)));
  // Stuck money may have been returned by another refund.
  const rest = taken - retained - back;
  return rest >= 0 && rest <= stuck
    ? []
    : [
        `Of ${taken} kobo for ${reference}, ${retained} are kept, ${back} went back and ${stuck} are stuck`,
      ];
}

/**
 * What the hotel keeps of a reservation's price: less what was refunded while it goes on; if staff ended it, what was
 * kept.
 */
function retainedKobo(
  { reservations, refunds }: Everything,
  { id, reference, status, reservationId, amountKobo }: Everything['attempts'][number],
): number {
  const reservation = reservations.find((one) => one.id === reservationId);
  if (status !== 'settled' || reservation?.paymentReference !== reference) return 0;
  const own = refunds.filter((one) => one.attemptId === id && one.status !== 'replaced');
  const given = own.filter(({ cause }) => cause === 'goodwill' || cause === 'atProvider');
  const ended = own.filter(({ cause }) => cause === 'byStaff');
  const stands = reservation.status === 'paid' && reservation.refundStatus === null;
  // What the dashboard returns may contain money in excess of the price.
  return stands || ended.length > 0 ? Math.max(0, amountKobo - sum(given) - sum(ended)) : 0;
}

/**
 * Every refund that a provider paid out is in the ledger, no more was refunded than came in, and none was sent twice.
 */
export function refundViolations(compared: Compared): string[] {
  const { attempts } = compared.everything;
  return attempts.flatMap((attempt) => [
    ...bookedWrongly(compared, attempt),
    ...sentTwice(compared, attempt),
  ]);
}

function bookedWrongly(
  { everything, history, named }: Compared,
  { id, reference }: Everything['attempts'][number],
): string[] {
  const { refunds, entries, theirCharges, theirRefunds } = everything;
  const paidOut = theirRefunds.filter((one) => one.reference === reference && one.isPaidOut);
  const isOurs = (refundId: string) =>
    refunds.some(
      ({ attemptId, status, providerRefundId }) =>
        attemptId === id && status === 'settled' && providerRefundId === refundId,
    );
  const booked = sum(
    entries.filter(({ kind, attemptId }) => kind === 'refund' && attemptId === id),
  );
  const known = sum(paidOut.filter((one) => isOurs(one.id)));
  const isUnknown = paidOut.some((one) => !isOurs(one.id));
  const mayBeUnknown =
    history.restores > 0 || history.dashboardRefunds.some((one) => one.reference === reference);
  const isExplained = mayBeUnknown && (hasPaymentCase(everything, id) || named.has(reference));
  const taken = sum(theirCharges.filter((charge) => charge.reference === reference));
  return [
    ...(known === booked ? [] : [`${known} kobo went back for ${reference}, booked are ${booked}`]),
    ...(isUnknown && !isExplained
      ? [`${sum(paidOut) - known} kobo went back for ${reference}, and nobody knows`]
      : []),
    ...(sum(paidOut) > taken ? [`More went back for ${reference} than was taken`] : []),
  ];
}

/** Of the refunds that the hotel itself has sent and the provider didn't refuse, each was decided once. */
function sentTwice(
  { everything, history }: Compared,
  { reference }: Everything['attempts'][number],
): string[] {
  const isOurs = (refundId: string) =>
    !history.dashboardRefunds.some((one) => one.reference === reference && one.id === refundId);
  const sent = everything.theirRefunds.filter(
    (one) => one.reference === reference && !one.hasFailed && isOurs(one.id),
  );
  // Refunds that the books only adopted from the provider's list were not decided here.
  const decided = history
    .refundsEver(everything)
    .filter((one) => one.reference === reference && one.cause !== 'atProvider');
  const count = (refunds: readonly { amountKobo: number }[], amountKobo: number) =>
    refunds.filter((one) => one.amountKobo === amountKobo).length;
  const amounts = new Set(sent.map(({ amountKobo }) => amountKobo));
  return [...amounts].flatMap((amountKobo) =>
    count(sent, amountKobo) > count(decided, amountKobo)
      ? [`A refund of ${amountKobo} kobo for ${reference} was sent more than once`]
      : [],
  );
}
