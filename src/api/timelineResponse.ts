import type { TimelineEvent } from '../../machines/contract/wire';
import { paymentChannels, paymentProviders } from '../../machines/shared/paymentChannel';
import { amountAt, timestampAt, listAt, oneOfAt, definedFields } from './reading';
import { textAt } from './valueAt';

/** Every known kind of entry. A new one in the contract does not compile until it is added. */
const known: Readonly<Record<TimelineEvent['what'], true>> = {
  reserved: true,
  modified: true,
  cancelled: true,
  expired: true,
  paid: true,
  paidLate: true,
  partPaid: true,
  reduced: true,
  released: true,
  roomChanged: true,
  underReview: true,
  reviewed: true,
  refundRequested: true,
  refundGiven: true,
  refundDelayed: true,
  refundResumed: true,
  refundNeedsAccount: true,
  refundAccountGiven: true,
  refundAccountUnderReview: true,
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

/** Skips entries of kinds that a newer server has and this page doesn't know. */
function timelineEventsOf(response: unknown): TimelineEvent[] {
  const at = timestampAt(response, 'at');
  const what = textAt(response, 'what');
  if (at === undefined || what === undefined || !isKnown(what)) return [];
  const amount = amountAt(response, 'amount');
  const provider = oneOfAt(response, 'provider', paymentProviders);
  const channel = oneOfAt(response, 'channel', paymentChannels);
  return [{ at, what, ...definedFields({ amount, provider, channel }) }];
}

/** A reservation's timeline; undefined if the server sends none. */
export function parseTimeline(response: unknown): TimelineEvent[] | undefined {
  const timeline = listAt(response, 'timeline').flatMap(timelineEventsOf);
  return timeline.length === 0 ? undefined : timeline;
}
