import { inArray, type SQL } from 'drizzle-orm';
import { paymentAttempt } from './schema';

/** The stored status of an attempt to pay. */
export type AttemptStatus = (typeof paymentAttempt.$inferSelect)['status'];

/** The meaning of a status. Code asks for these tags instead of comparing statuses. */
type AttemptTag =
  /** Money can still arrive on it. */
  | 'notFinal'
  /** Money that still arrives on it can pay the reservation. */
  | 'canPay'
  /** Its guest may be paying or about to pay. */
  | 'expectsMoney'
  /** Its checkout was requested and is not known yet. */
  | 'beingOpened'
  /** Its checkout is known. */
  | 'hasPage'
  /** The amount due has changed: money that still arrives is refunded. */
  | 'outOfUse'
  /** Its money paid the reservation. */
  | 'pays'
  /** All of its money goes back. */
  | 'goesBack'
  /** Money came that doesn't fit; staff must look. */
  | 'underReview';

/** Every status's tags. A new status doesn't compile without them, and no other code compares statuses. */
const tags: Readonly<Record<AttemptStatus, readonly AttemptTag[]>> = {
  opening: ['notFinal', 'canPay', 'expectsMoney', 'beingOpened'],
  open: ['notFinal', 'canPay', 'expectsMoney', 'hasPage'],
  failed: ['notFinal', 'canPay'],
  superseded: ['notFinal', 'outOfUse'],
  settled: ['pays'],
  returned: ['goesBack'],
  needs_review: ['underReview'],
};

/** Whether an attempt's status has a tag. */
export function attemptIs({ status }: { status: AttemptStatus }, tag: AttemptTag): boolean {
  return tags[status].includes(tag);
}

/** The same as a condition in SQL. */
export function whereAttempt(tag: AttemptTag): SQL {
  const { status } = paymentAttempt;
  return inArray(
    status,
    status.enumValues.filter((one) => attemptIs({ status: one }, tag)),
  );
}
