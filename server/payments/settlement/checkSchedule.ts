import {
  awaitsPayment,
  type LifecycleFields,
} from '../../../machines/reservation/reservationStatus';
import { attemptIs } from '../../database/attemptStatus';
import type { ReservationRow } from '../../reservations/queries';
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
 * While a payment is under way somebody has an account number or a code, and the rooms are held for a while only: it is
 * asked about as often as the sweep can, and a little longer than its money is waited for.
 */
const UNDER_WAY_EVERY = 2 * MINUTE;
const UNDER_WAY_AFTER = 10 * MINUTE;
/** How long before the end of a hold the provider is asked once more whether somebody is paying. */
const LAST_QUESTION = MINUTE;

/** What else than its age decides when a payment is asked about. */
export interface Awaited {
  /** Until when the provider's word counts that it is under way; null where it has not said so. */
  underWayUntil: Date | null;
  /** When the rooms are held no longer that it would pay; null where none are. */
  holdEnds: Date | null;
}

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

/** What an attempt of a reservation waits for. */
export function awaitedOf(
  attempt: Pick<AttemptRow, 'status' | 'underWayUntil'>,
  reservation: Pick<ReservationRow, 'holdExpiresAt'> & LifecycleFields,
): Awaited {
  if (!attemptIs(attempt, 'canPay')) return { underWayUntil: null, holdEnds: null };
  const holdEnds = awaitsPayment(reservation) ? reservation.holdExpiresAt : null;
  return { underWayUntil: attempt.underWayUntil, holdEnds };
}

function whileUnderWay(openedAt: Date, now: Date, until: Date | null): Date | null {
  if (until === null) return null;
  const pace = {
    every: UNDER_WAY_EVERY,
    until: until.getTime() + UNDER_WAY_AFTER - openedAt.getTime(),
  };
  return nextCheck({ first: [], paces: [pace] }, openedAt, now);
}

/** The last moment before a hold ends at which a provider's word can still make it longer; null when it has passed. */
function lastQuestion(holdEnds: Date | null, now: Date): Date | null {
  if (holdEnds === null) return null;
  const at = new Date(holdEnds.getTime() - LAST_QUESTION);
  return at > now ? at : null;
}

/** When to ask again about a payment whose checkout was opened at `openedAt`; null when the time to ask is over. */
export function nextPaymentCheck(
  openedAt: Date,
  now: Date,
  { underWayUntil, holdEnds }: Awaited = { underWayUntil: null, holdEnds: null },
): Date | null {
  const usual = nextCheck(paymentSchedule, openedAt, now);
  if (usual === null) return null;
  const sooner = [whileUnderWay(openedAt, now, underWayUntil), lastQuestion(holdEnds, now)];
  const all = [usual, ...sooner.filter((at) => at !== null)];
  return new Date(Math.min(...all.map((at) => at.getTime())));
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

/**
 * Asks about a payment at the moment of its next check, where that is too near for the sweep, or the sweep would be too
 * late for the end of the hold.
 */
export function paymentCheck(
  { reference, provider }: Pick<AttemptRow, 'reference' | 'provider'>,
  at: Date | null,
  now: Date,
  holdEnds: Date | null = null,
): LaterJob[] {
  if (at === null) return [];
  const isNear = at.getTime() - now.getTime() <= SOON;
  const isLast = at.getTime() === lastQuestion(holdEnds, now)?.getTime();
  return isNear || isLast ? [{ job: { kind: 'settlePayment', reference, provider }, at }] : [];
}
