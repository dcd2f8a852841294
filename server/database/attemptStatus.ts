import { paymentAttempt } from './schema';

/** How far a try to pay has come, as it is stored. */
export type AttemptStatus = (typeof paymentAttempt.$inferSelect)['status'];

/** What a status means, for whoever asks without naming it. */
type AttemptTag =
  /** Money can still arrive on it. */
  | 'notFinal'
  /** Money that still arrives on it can pay the reservation. */
  | 'canPay'
  /** Its guest may be paying, or be about to. */
  | 'expectsMoney'
  /** Its checkout page is asked for, and not known yet. */
  | 'beingOpened'
  /** Its checkout page is known. */
  | 'hasPage'
  /** The reservation is no longer what was to be paid: money that still arrives goes back. */
  | 'outOfUse'
  /** Its money made the reservation paid. */
  | 'pays'
  /** Money came that does not fit; staff must look. */
  | 'underReview';

/** What each status means; one that is added does not compile without, and nobody else compares them. */
const tags: Readonly<Record<AttemptStatus, readonly AttemptTag[]>> = {
  opening: ['notFinal', 'canPay', 'expectsMoney', 'beingOpened'],
  open: ['notFinal', 'canPay', 'expectsMoney', 'hasPage'],
  failed: ['notFinal', 'canPay'],
  superseded: ['notFinal', 'outOfUse'],
  settled: ['pays'],
  returned: [],
  needs_review: ['underReview'],
};

/** Whether this is so of an attempt. */
export function attemptIs({ status }: { status: AttemptStatus }, tag: AttemptTag): boolean {
  return tags[status].includes(tag);
}

/** The statuses of which this is so, for a condition in SQL. */
export function attemptStatusesWith(tag: AttemptTag): AttemptStatus[] {
  return paymentAttempt.status.enumValues.filter((status) => tags[status].includes(tag));
}
