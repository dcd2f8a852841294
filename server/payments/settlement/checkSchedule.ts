import {
  hasTag,
  awaitsPayment,
  isExpired,
  type StatusFields,
} from '../../../machines/reservation/reservationStatus';
import { attemptIs } from '../../database/attemptStatus';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { LaterJob } from '../jobs';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The sweep runs every minute and may be late by as much. What is due sooner than this gets its own job. */
const SOON = 2 * MINUTE;

/** When to check: first at these ages, then at each pace until its end. */
interface CheckSchedule {
  first: readonly number[];
  paces: readonly { every: number; until: number }[];
}

/** Most guests pay at once; a transfer can take days, and a checkout that can't be closed be paid later. */
const paymentSchedule: CheckSchedule = {
  first: [10 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE],
  paces: [
    { every: HOUR, until: 72 * HOUR },
    { every: DAY, until: 30 * DAY },
  ],
};

/**
 * Money that comes all the same goes back, and webhooks report it: without one it is found within three days. A guest
 * can put any number of pages out of use, by changing a reservation.
 */
const outOfUseSchedule: CheckSchedule = {
  // Soon once more, in case its page could not be closed.
  first: [2 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR],
  paces: [
    { every: DAY, until: 3 * DAY },
    { every: 3 * DAY, until: 30 * DAY },
  ],
};

/** How often to check while a guest may have an account number or a code: as often as the sweep can. */
const EXPECTED_EVERY = 2 * MINUTE;
/** How long to do so after the money of a payment under way is expected. */
const UNDER_WAY_AFTER = 10 * MINUTE;
/** How long to do so at most after the checkout was opened, if no provider says that anything is under way. */
const EXPECTED_FOR = HOUR;
/** How long before the end of a hold to ask the provider once more whether a payment is under way. */
const LAST_QUESTION = MINUTE;

/** Facts that decide when to check a payment, beside its age. */
export interface AwaitedPayment {
  /** Until when the provider's report of a payment under way counts; null without one. */
  underWayUntil: Date | null;
  /** When the hold of the reservation it would pay ends; null if none is held. */
  holdEnds: Date | null;
  /** The same for a checkout on which the guest may be paying: not every provider says so. */
  expectedUntil: Date | null;
  /** Whether money can no longer pay anything: what was to be paid has changed, was paid otherwise or was cancelled. */
  isOutOfUse: boolean;
}

const nothingAwaited: AwaitedPayment = {
  underWayUntil: null,
  holdEnds: null,
  expectedUntil: null,
  isOutOfUse: false,
};

/** Refunds are paid out within 15 working days. Slower ones become a case for staff. */
const refundSchedule: CheckSchedule = {
  first: [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR],
  paces: [{ every: 6 * HOUR, until: 30 * DAY }],
};

/** For refused refunds: a provider may refuse today because of an empty balance and accept tomorrow. */
const refusedRefundSchedule: CheckSchedule = {
  first: [HOUR, 6 * HOUR],
  paces: [{ every: DAY, until: 30 * DAY }],
};

/**
 * The next time to check, computed only from the start and the current time, so extra checks by guests and webhooks
 * use up nothing. Null once the schedule is over.
 */
function nextCheck({ first, paces }: CheckSchedule, since: Date, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  const paced = paces
    .map(({ every, until }) => ({ until, offset: (Math.floor(age / every) + 1) * every }))
    .find(({ until, offset }) => offset <= until);
  const offset = first.find((one) => one > age) ?? paced?.offset;
  return offset === undefined ? null : new Date(since.getTime() + offset);
}

/** Late money takes the rooms of an expired reservation again, if they are free. */
const canBePaid = (reservation: StatusFields) =>
  awaitsPayment(reservation) || isExpired(reservation);

/** The parts of a reservation that decide when its payments are checked. */
export type Payable = Pick<ReservationRow, 'holdExpiresAt'> & StatusFields;

/** The next event that an attempt of a reservation waits for. */
export function awaitedOf(
  attempt: Pick<AttemptRow, 'status' | 'underWayUntil'>,
  reservation: Payable,
): AwaitedPayment {
  const isOutOfUse = attemptIs(attempt, 'outOfUse') || !canBePaid(reservation);
  if (!attemptIs(attempt, 'canPay')) return { ...nothingAwaited, isOutOfUse };
  const holdEnds = hasTag(reservation, 'runsOut') ? reservation.holdExpiresAt : null;
  const expectedUntil = attemptIs(attempt, 'expectsMoney') ? holdEnds : null;
  return { underWayUntil: attempt.underWayUntil, holdEnds, expectedUntil, isOutOfUse };
}

/** The next check of a payment that may be made any minute. */
function whileExpected(
  openedAt: Date,
  now: Date,
  { underWayUntil, expectedUntil }: AwaitedPayment,
): Date | null {
  const openFor = (until: Date) => until.getTime() - openedAt.getTime();
  const underWayFor = underWayUntil ? openFor(underWayUntil) + UNDER_WAY_AFTER : 0;
  const expectedFor = expectedUntil ? Math.min(openFor(expectedUntil), EXPECTED_FOR) : 0;
  const pace = { every: EXPECTED_EVERY, until: Math.max(underWayFor, expectedFor) };
  return nextCheck({ first: [], paces: [pace] }, openedAt, now);
}

/** The last time before a hold ends at which the provider's response can still extend it; null if it has passed. */
function lastQuestion(holdEnds: Date | null, now: Date): Date | null {
  if (holdEnds === null) return null;
  const at = new Date(holdEnds.getTime() - LAST_QUESTION);
  return at > now ? at : null;
}

/** When to check a payment again whose checkout was opened at `openedAt`; null once the schedule is over. */
export function nextPaymentCheck(
  openedAt: Date,
  now: Date,
  awaited: AwaitedPayment = nothingAwaited,
): Date | null {
  const schedule = awaited.isOutOfUse ? outOfUseSchedule : paymentSchedule;
  const usual = nextCheck(schedule, openedAt, now);
  if (usual === null) return null;
  const sooner = [whileExpected(openedAt, now, awaited), lastQuestion(awaited.holdEnds, now)];
  const all = [usual, ...sooner.filter((at) => at !== null)];
  return new Date(Math.min(...all.map((at) => at.getTime())));
}

/**
 * Whether a check asks about every try under its reference, not only about the latest, which costs another call: at the
 * last question before the hold ends, and once guests have no reason any more to be asked about every other minute.
 */
export function asksAboutEveryTry(openedAt: Date, now: Date, { holdEnds }: AwaitedPayment) {
  const isOld = now.getTime() - openedAt.getTime() >= EXPECTED_FOR;
  return isOld || (holdEnds !== null && holdEnds.getTime() - now.getTime() <= LAST_QUESTION);
}

/** When to check a refund again that has been tracked since `since`. */
export function nextRefundCheck(since: Date, now: Date): Date | null {
  return nextCheck(refundSchedule, since, now);
}

/** When to send a refused refund again that has been tracked since `since`. */
export function nextRefundTry(since: Date, now: Date): Date | null {
  return nextCheck(refusedRefundSchedule, since, now);
}

/** Delays a check until the provider accepts requests again. */
export function notBefore(check: Date | null, now: Date, waitMs: number | null): Date | null {
  if (check === null || waitMs === null) return check;
  return new Date(Math.max(check.getTime(), now.getTime() + waitMs));
}

/** A job for a payment's next check, if the sweep would be too late for it or for the end of the hold. */
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
