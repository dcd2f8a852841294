import type { AttemptRow } from '../attempts';
import type { LaterJob } from '../enqueueAll';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The sweep comes every minute and is late by so much; what is due sooner than in two gets a job of its own. */
const SOON = 2 * MINUTE;

/** When something is asked about: at these distances from its beginning, then at each pace to its end. */
interface CheckSchedule {
  first: readonly number[];
  paces: readonly { every: number; until: number }[];
}

/**
 * Most guests pay at once; a bank transfer can take days. A page that can't be closed may be paid later
 * still, and its webhook be lost.
 */
const paymentSchedule: CheckSchedule = {
  first: [10 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE],
  paces: [
    { every: HOUR, until: 72 * HOUR },
    { every: DAY, until: 30 * DAY },
  ],
};

/**
 * While a provider says that a payment is under way, somebody has an account number or a code, and the rooms are held for
 * a while only: it is asked about as often as the sweep can. A page is opened within the hold, and its account lives for
 * an hour at most.
 */
const underWaySchedule: CheckSchedule = {
  first: [10 * SECOND, 30 * SECOND],
  paces: [{ every: 2 * MINUTE, until: 80 * MINUTE }, ...paymentSchedule.paces],
};

/** Refunds are paid out within 15 working days; whatever takes longer is a case for staff. */
const refundSchedule: CheckSchedule = {
  first: [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR],
  paces: [{ every: 6 * HOUR, until: 30 * DAY }],
};

/** An empty balance, a closed counter: what a provider refused today it may take on tomorrow. */
const refusedRefundSchedule: CheckSchedule = {
  first: [HOUR, 6 * HOUR],
  paces: [{ every: DAY, until: 30 * DAY }],
};

/**
 * The next moment to ask, from the beginning and the present alone: asking more often in between, as
 * guests and webhooks do, uses nothing up. Null when the time is over.
 */
function nextCheck({ first, paces }: CheckSchedule, since: Date, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  const paced = paces
    .map(({ every, until }) => ({ until, offset: (Math.floor(age / every) + 1) * every }))
    .find(({ until, offset }) => offset <= until);
  const offset = first.find((one) => one > age) ?? paced?.offset;
  return offset === undefined ? null : new Date(since.getTime() + offset);
}

/**
 * When to ask again about a payment whose checkout was opened at `openedAt`.
 * @param isUnderWay whether its provider has just said so
 */
export function nextPaymentCheck(openedAt: Date, now: Date, isUnderWay = false): Date | null {
  return nextCheck(isUnderWay ? underWaySchedule : paymentSchedule, openedAt, now);
}

/** When to ask again about a refund that is followed since `since`. */
export function nextRefundCheck(since: Date, now: Date): Date | null {
  return nextCheck(refundSchedule, since, now);
}

/** When to send a refund again that is followed since `since` and was refused. */
export function nextRefundTry(since: Date, now: Date): Date | null {
  return nextCheck(refusedRefundSchedule, since, now);
}

/** Not before the provider is ready to be asked again. */
export function notBefore(check: Date | null, now: Date, waitMs: number | null): Date | null {
  if (check === null || waitMs === null) return check;
  return new Date(Math.max(check.getTime(), now.getTime() + waitMs));
}

/** Asks about a payment at the moment of its next check, where that is too near for the sweep. */
export function paymentCheck(
  { reference, provider }: Pick<AttemptRow, 'reference' | 'provider'>,
  at: Date | null,
  now: Date,
): LaterJob[] {
  if (at === null || at.getTime() - now.getTime() > SOON) return [];
  return [{ job: { kind: 'settlePayment', reference, provider }, at }];
}
