import type { TimelineEvent } from '../../../machines/contract/wire';
import { nairaFromKobo, type Kobo } from '../../../machines/shared/money';
import { channelNamed, paymentProviders } from '../../../machines/shared/paymentChannel';
import type { GuestEventKind } from '../../../machines/reservation/eventKind';
import { isHoldExpired } from '../../../machines/reservation/hold';
import { refundIs } from '../../database/refundStatus';
import { OTHER_NAME } from '../accountRefunds';
import type { ReservationRow } from '../queries';
import type { TimelineFacts } from './timelineFacts';

type What = TimelineEvent['what'];
type Event = TimelineFacts['events'][number];
type Case = TimelineFacts['cases'][number];
type RefundCause = TimelineFacts['refunds'][number]['cause'];

/** The guest's sentence about a refund that leaves the reservation as it is; null for one that ends it. */
const returning: Readonly<Record<Exclude<RefundCause, 'atProvider'>, What | null>> = {
  guestRequest: null,
  byStaff: null,
  late: 'returningLate',
  cancelled: 'returningCancelled',
  superseded: 'returningSuperseded',
  duplicate: 'returningDuplicate',
  unfit: 'returningUnfit',
  short: 'returningUnfit',
  excess: 'returningExcess',
  goodwill: 'returningGoodwill',
};

/** Whether a refund ends the reservation. One made at the provider is shown only once it is paid out. */
function isEnding(cause: RefundCause): boolean {
  return cause !== 'atProvider' && returning[cause] === null;
}

function timelineEvent(at: string, what: What, kobo?: Kobo): TimelineEvent {
  const timestamp = { at: new Date(at).toISOString(), what };
  return kobo === undefined ? timestamp : { ...timestamp, amount: nairaFromKobo(kobo) };
}

function koboIn({ detail }: Event, name: string): Kobo | undefined {
  const kobo = detail[name];
  return typeof kobo === 'number' ? kobo : undefined;
}

/** The provider and channel of a payment, if they were recorded. */
function howPaid({ detail }: Event): Pick<TimelineEvent, 'provider' | 'channel'> {
  const { channel } = detail;
  const provider = paymentProviders.find((name) => name === detail.provider);
  if (provider === undefined) return {};
  const named = channelNamed(typeof channel === 'string' ? channel : null);
  return { provider, ...(named === null ? {} : { channel: named }) };
}

/** An expired hold counts as over from its end, whenever a sweep noticed it. */
function expired({ holdExpiresAt }: ReservationRow): TimelineEvent {
  return timelineEvent(holdExpiresAt.toISOString(), 'expired');
}

/** The reservation's price after an event: as it was before the next change, or the current one. */
function priceAfter(row: ReservationRow, later: readonly Event[]): Kobo {
  const next = later.find(({ kind }) => kind === 'guest.modified' || kind === 'price.reduced');
  return (next && koboIn(next, 'totalKoboBefore')) ?? row.totalKobo;
}

/** Whether a refund has failed because it needs an account, for which its guest was asked at once. */
function isAskedNext({ detail }: Event, next: Event | undefined): boolean {
  return next?.kind === 'refund.accountNeeded' && next.detail.refundId === detail.refundId;
}

/** An event among the others of its reservation. */
interface Told {
  row: ReservationRow;
  facts: TimelineFacts;
  event: Event;
  index: number;
}
type Teller = (told: Told) => TimelineEvent[];

const tell =
  (what: What): Teller =>
  ({ event }) => [timelineEvent(event.at, what, koboIn(event, 'amountKobo'))];
const tellPrice =
  (what: What): Teller =>
  ({ row, facts, event, index }) => [
    timelineEvent(event.at, what, priceAfter(row, facts.events.slice(index + 1))),
  ];
const tellPayment =
  (what: What): Teller =>
  (told) =>
    tell(what)(told).map((one) => ({ ...one, ...howPaid(told.event) }));

/** The guest's sentence for each event; the others are internal to staff. */
const tellers: Readonly<Record<string, Teller>> = {
  'guest.reserved': tellPrice('reserved'),
  'staff.reserved': tellPrice('reserved'),
  'guest.modified': tellPrice('modified'),
  'guest.cancelled': tell('cancelled'),
  'hold.expired': ({ row }) => [expired(row)],
  'price.reduced': tellPrice('reduced'),
  // Where the hotel has waived all that was due, no money came.
  'payment.settled': (told) =>
    koboIn(told.event, 'amountKobo') === 0 ? [] : tellPayment('paid')(told),
  'payment.settledLate': tellPayment('paidLate'),
  'payment.part': tell('partPaid'),
  'stay.released': tell('released'),
  'refund.requested': ({ event, facts }) => {
    // A refund by staff names the person. Only one refund ends a reservation.
    const what = event.detail.by === undefined ? 'refundRequested' : 'refundGiven';
    const ending = facts.refunds.find(({ cause }) => isEnding(cause));
    return [timelineEvent(event.at, what, koboIn(event, 'amountKobo') ?? ending?.amountKobo)];
  },
  'refund.failed': (told) =>
    isAskedNext(told.event, told.facts.events[told.index + 1]) ? [] : tell('refundDelayed')(told),
  'refund.accountNeeded': tell('refundNeedsAccount'),
  'refund.accountGiven': tell('refundAccountGiven'),
  'refund.retried': tell('refundResumed'),
  'refund.settled': tell('refunded'),
  'staff.roomChanged': tell('roomChanged'),
  'room.rearranged': tell('roomChanged'),
} satisfies Record<GuestEventKind, Teller>;

function ofRefund(refund: TimelineFacts['refunds'][number]) {
  const { at, cause, amountKobo, settledAt } = refund;
  // A refund that replaced an unsent one has its own entries.
  if (isEnding(cause) || refundIs(refund, 'replaced')) return [];
  const what = cause === 'atProvider' ? null : returning[cause];
  const sent = what === null ? [] : [timelineEvent(at, what, amountKobo)];
  return settledAt === null ? sent : [...sent, timelineEvent(settledAt, 'returned', amountKobo)];
}

/** The event about a bank account for the refund of a case. */
function accountEventsOf({ events }: TimelineFacts, { refundId }: Case): Event[] {
  return events.filter(
    ({ kind, detail }) =>
      (kind === 'refund.accountNeeded' || kind === 'refund.accountGiven') &&
      detail.refundId === refundId,
  );
}

/** Whether the refund of a case waited for its guest when the case was opened. */
function awaitedAccount(facts: TimelineFacts, told: Case): boolean {
  const opened = Date.parse(told.at);
  const before = accountEventsOf(facts, told).filter(({ at }) => Date.parse(at) <= opened);
  return before.at(-1)?.kind === 'refund.accountNeeded';
}

/** Whether what its guest reads of a case is that an account is needed, which is an entry of its own. */
function isAboutAccount(facts: TimelineFacts, told: Case): boolean {
  switch (told.kind) {
    case 'refund_needs_attention':
      // The guest is asked just after the case is opened.
      return accountEventsOf(facts, told).length > 0;
    case 'refund_overdue':
      return awaitedAccount(facts, told);
    default:
      return false;
  }
}

/** Trouble with the refund that ends a reservation is among its events, unless it only takes too long. */
function ofCase(facts: TimelineFacts, told: Case): TimelineEvent[] {
  const { at, kind, cause, closedAt } = told;
  if (cause !== null) {
    if (kind === OTHER_NAME) return [timelineEvent(at, 'refundAccountUnderReview')];
    if (isAboutAccount(facts, told)) return [];
    // While it waits for an account the refund has failed already, which is no event again.
    const isEvent = isEnding(cause) && kind !== 'refund_overdue' && !awaitedAccount(facts, told);
    return isEvent ? [] : [timelineEvent(at, 'refundDelayed')];
  }
  const opened = timelineEvent(at, 'underReview');
  return closedAt === null ? [opened] : [opened, timelineEvent(closedAt, 'reviewed')];
}

/**
 * A reservation's history as its guest reads it, the oldest first: without references, names of staff and their notes.
 */
export function timelineOf(row: ReservationRow, facts: TimelineFacts, now: Date): TimelineEvent[] {
  const timeline = [
    ...facts.events.flatMap(
      (event, index) => tellers[event.kind]?.({ row, facts, event, index }) ?? [],
    ),
    ...(isHoldExpired(row, now) ? [expired(row)] : []),
    ...facts.refunds.flatMap(ofRefund),
    ...facts.cases.flatMap((told) => ofCase(facts, told)),
  ];
  // Sorting keeps the order of what happened at the same moment.
  return timeline.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
