import type { TimelineEvent, Reservation } from '../../machines/contract/wire';
import { paymentChannels } from '../../machines/shared/paymentChannel';
import { timestampAt, listAt, numberAt, oneOfAt } from './reading';
import { textAt } from './valueAt';

/** Every known kind of entry. A new one in the contract does not compile until it is added. */
const known: Readonly<Record<TimelineEvent['what'], true>> = {
  reserved: true,
  modified: true,
  cancelled: true,
  expired: true,
  paid: true,
  paidLate: true,
  roomChanged: true,
  underReview: true,
  reviewed: true,
  refundRequested: true,
  refundGiven: true,
  refundDelayed: true,
  refundResumed: true,
  refunded: true,
  returningLate: true,
  returningCancelled: true,
  returningSuperseded: true,
  returningDuplicate: true,
  returningUnfit: true,
  returningExcess: true,
  returningGoodwill: true,
  returned: true,
};

function isKnown(what: string): what is TimelineEvent['what'] {
  return Object.hasOwn(known, what);
}

/** A payment's provider and channel; absent if the server doesn't say. */
function howPaidIn(answer: unknown): Pick<TimelineEvent, 'provider' | 'channel'> {
  const provider = oneOfAt(answer, 'provider', ['paystack', 'flutterwave']);
  const channel = oneOfAt(answer, 'channel', paymentChannels);
  return { ...(provider !== undefined && { provider }), ...(channel !== undefined && { channel }) };
}

/** Skips entries of kinds that a newer server has and this page doesn't know. */
function timelineEventsOf(answer: unknown): TimelineEvent[] {
  const at = timestampAt(answer, 'at');
  const what = textAt(answer, 'what');
  if (at === undefined || what === undefined || !isKnown(what)) return [];
  const amount = numberAt(answer, 'amount');
  const isAmount = amount !== undefined && amount >= 0;
  return [{ at, what, ...(isAmount && { amount }), ...howPaidIn(answer) }];
}

/** A reservation's timeline; absent if the server sends none. */
export function parseTimeline(answer: unknown): Pick<Reservation, 'timeline'> {
  const timeline = listAt(answer, 'timeline').flatMap(timelineEventsOf);
  return timeline.length === 0 ? {} : { timeline };
}
