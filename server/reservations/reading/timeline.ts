import type { Happening } from '../../../machines/contract/wire';
import { nairaFromKobo, type Kobo } from '../../../machines/shared/money';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { isHoldOver } from '../../../machines/reservation/hold';
import type { ReservationRow } from '../queries';
import type { TimelineFacts } from './timelineFacts';

type What = Happening['what'];
type Event = TimelineFacts['events'][number];
type RefundCause = TimelineFacts['refunds'][number]['cause'];

/** What a guest is told of money that goes back and leaves the reservation as it is; null of money that ends it. */
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

/** Of what somebody returned at the provider a guest is told once it is paid out. */
function isEnding(cause: RefundCause): boolean {
  return cause !== 'atProvider' && returning[cause] === null;
}

function happening(at: string, what: What, kobo?: Kobo): Happening {
  const moment = { at: new Date(at).toISOString(), what };
  return kobo === undefined ? moment : { ...moment, amount: nairaFromKobo(kobo) };
}

function koboIn({ detail }: Event, name: string): Kobo | undefined {
  const kobo = detail[name];
  return typeof kobo === 'number' ? kobo : undefined;
}

/** With which provider a payment came, and in which of our ways, where that was written down. */
function howPaid({ detail }: Event): Pick<Happening, 'provider' | 'channel'> {
  const { provider, channel } = detail;
  if (provider !== 'paystack' && provider !== 'flutterwave') return {};
  const named = channelNamed(typeof channel === 'string' ? channel : null);
  return { provider, ...(named === null ? {} : { channel: named }) };
}

/** A hold that ran out counts as over from then on, whenever a sweep noticed it. */
function expired({ holdExpiresAt }: ReservationRow): Happening {
  return happening(holdExpiresAt.toISOString(), 'expired');
}

/** What the reservation cost once an event had happened: what it cost before the next change, or costs now. */
function priceAfter(row: ReservationRow, later: readonly Event[]): Kobo {
  const next = later.find(({ kind }) => kind === 'guest.modified');
  return (next && koboIn(next, 'totalKoboBefore')) ?? row.totalKobo;
}

function ofEvent(
  row: ReservationRow,
  { events, refunds }: TimelineFacts,
  event: Event,
  index: number,
): Happening[] {
  const { at, kind, detail } = event;
  const price = () => priceAfter(row, events.slice(index + 1));
  const paid = koboIn(event, 'amountKobo');
  switch (kind) {
    case 'guest.reserved':
    case 'staff.reserved':
      return [happening(at, 'reserved', price())];
    case 'guest.modified':
      return [happening(at, 'modified', price())];
    case 'guest.cancelled':
      return [happening(at, 'cancelled')];
    case 'hold.expired':
      return [expired(row)];
    case 'payment.settled':
      return [{ ...happening(at, 'paid', paid), ...howPaid(event) }];
    case 'payment.settledLate':
      return [{ ...happening(at, 'paidLate', paid), ...howPaid(event) }];
    case 'refund.requested': {
      // Staff's word names who gave it; a reservation ends by one refund alone.
      const what = detail.by === undefined ? 'refundRequested' : 'refundGiven';
      const ending = refunds.find(({ cause }) => isEnding(cause));
      return [happening(at, what, paid ?? ending?.amountKobo)];
    }
    case 'refund.failed':
      return [happening(at, 'refundDelayed', paid)];
    case 'refund.retried':
      return [happening(at, 'refundResumed', paid)];
    case 'refund.settled':
      return [happening(at, 'refunded', paid)];
    case 'staff.roomChanged':
      return [happening(at, 'roomChanged')];
    default:
      // What staff did for itself.
      return [];
  }
}

function ofRefund({ at, cause, status, amountKobo, settledAt }: TimelineFacts['refunds'][number]) {
  // What replaced one that was never sent tells its own story.
  if (isEnding(cause) || status === 'replaced') return [];
  const what = cause === 'atProvider' ? null : returning[cause];
  const sent = what === null ? [] : [happening(at, what, amountKobo)];
  return settledAt === null ? sent : [...sent, happening(settledAt, 'returned', amountKobo)];
}

/** Trouble with the refund that ends a reservation is among its events, unless it only takes too long. */
function ofCase({ at, kind, cause, closedAt }: TimelineFacts['cases'][number]): Happening[] {
  if (cause !== null) {
    const isEvent = isEnding(cause) && kind !== 'refund_overdue';
    return isEvent ? [] : [happening(at, 'refundDelayed')];
  }
  const opened = happening(at, 'underReview');
  return closedAt === null ? [opened] : [opened, happening(closedAt, 'reviewed')];
}

/**
 * A reservation's history as its guest reads it, the oldest first: without references, names of staff and their notes.
 */
export function timelineOf(row: ReservationRow, facts: TimelineFacts, now: Date): Happening[] {
  const happenings = [
    ...facts.events.flatMap((event, index) => ofEvent(row, facts, event, index)),
    ...(isHoldOver(row, now) ? [expired(row)] : []),
    ...facts.refunds.flatMap(ofRefund),
    ...facts.cases.flatMap(ofCase),
  ];
  // Sorting keeps the order of what happened at the same moment.
  return happenings.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
