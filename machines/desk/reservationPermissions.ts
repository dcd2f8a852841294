import type { DeskActName, DeskRole } from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import { nights as nightsInWords } from '../../messages/shared/counts';
import { endMessageOf, refundMessageOf } from '../reservation/policy';
import { allows, hasTag, isExpired, type StatusFields } from '../reservation/reservationStatus';
import { formatNaira, type Kobo } from '../shared/money';
import { alreadySo, askManager, byAct, byCorrecting, overtaken, refusal } from '../shared/refusal';
import type { FactsOf, RefusalOf } from '../shared/refusal';
import { eventInWords, timeInWords } from './inWords';
import { roleRefusal, type RoleRefusals } from './permissions';
import { notActive, type StayRefusals } from './stayPermissions';

/** An event of a reservation, and who of the hotel did it; null for guests, providers and the clock. */
export interface LastEvent {
  /** An `EventKind`, or that of a row of an earlier version. */
  kind: string;
  by: string | null;
  at: Date;
}

/** Facts that decide what can be done with a whole reservation. */
export interface ReservationFacts extends StatusFields {
  last: LastEvent;
  /** Whether it asked for rooms. */
  hasRooms: boolean;
  /** Whether a payment of it is being looked into. */
  isUnderReview: boolean;
  /** Whether a guest of it has come, or is known not to. */
  isBegun: boolean;
}

/** The sentence for a reservation that has ended, or whose refund is under way; undefined for others. */
const endOf = (state: StatusFields) => endMessageOf(state) ?? refundMessageOf(state);

/** Why an act with a whole reservation can't be done. */
export const reservationRefusals = {
  changedMeanwhile: overtaken(({ kind, by, at }: LastEvent) => {
    const [what, time] = [eventInWords(kind, by), timeInWords(at)];
    return by === null ? messages.happened(what, time) : messages.done(what, by, time);
  }),
  ended: refusal(
    byAct('bookAtDesk'),
    (state: StatusFields) => endOf(state) ?? messages.notConfirmed,
  ),
  notPaid: refusal(byAct('takePayment'), messages.notPaid),
  paidNotCancelled: refusal(byAct('refund'), messages.paidNotCancelled),
  stayBegun: refusal(byAct('checkOut'), messages.begun),
  underReview: refusal(byAct('decideCase'), messages.underReview),
  noRooms: refusal(byAct('bookAtDesk'), messages.noRooms),
  otherNights: refusal(byCorrecting('checkOut'), ({ nights }: { nights: number }) =>
    messages.otherNights(nightsInWords(nights)),
  ),
  otherPrice: refusal(byCorrecting('checkIn'), ({ price, paid }: { price: Kobo; paid: Kobo }) =>
    messages.otherPrice(formatNaira(price), formatNaira(paid)),
  ),
  /** A rule that guests book by says no. */
  guestRule: refusal(askManager, ({ why }: { why: string }) => why),
  detailsWrong: refusal<{ field: string; why: string }>(
    ({ field }) => byCorrecting(field),
    ({ why }) => why,
  ),
  emailGone: refusal(alreadySo, messages.noSuchEmail),
  codeExpired: refusal(alreadySo, messages.codeExpired),
  emailOnItsWay: refusal(alreadySo, messages.onItsWay),
};
type Refusal = RefusalOf<
  FactsOf<typeof reservationRefusals> & RoleRefusals & Pick<StayRefusals, 'notActive'>
>;

/** The acts with a reservation as a whole. */
export const reservationActs = [
  'changeDates',
  'changeGuest',
  'cancel',
  'refund',
  'resendEmail',
] as const satisfies readonly DeskActName[];
export type ReservationAct = (typeof reservationActs)[number];

/** The refusal of an act that the reservation's status doesn't allow: a colleague ended it, or it ended by itself. */
function refusedByEnd(facts: ReservationFacts, otherwise: Refusal): Refusal {
  const { status, cancelReason, refundStatus, last } = facts;
  if (endOf(facts) === undefined) return otherwise;
  return last.by === null || isExpired(facts)
    ? { code: 'ended', facts: { status, cancelReason, refundStatus } }
    : { code: 'changedMeanwhile', facts: last };
}

function refusedDates(facts: ReservationFacts): Refusal | null {
  if (facts.isBegun) return { code: 'stayBegun', facts: {} };
  if (hasTag(facts, 'confirmed')) return null;
  if (!allows(facts, { type: 'guest.modified' })) return refusedByEnd(facts, notActive);
  if (facts.isUnderReview) return { code: 'underReview', facts: {} };
  return facts.hasRooms ? null : { code: 'noRooms', facts: {} };
}

const rules: Readonly<Record<ReservationAct, (facts: ReservationFacts) => Refusal | null>> = {
  changeDates: refusedDates,
  changeGuest: (facts) => (hasTag(facts, 'holdsRooms') ? null : refusedByEnd(facts, notActive)),
  refund: (facts) =>
    allows(facts, { type: 'refund.requested' })
      ? null
      : refusedByEnd(facts, { code: 'notPaid', facts: {} }),
  resendEmail: () => null,
  cancel: (facts) =>
    allows(facts, { type: 'guest.cancelled' })
      ? null
      : refusedByEnd(facts, { code: 'paidNotCancelled', facts: {} }),
};

/** Whether somebody may do an act with a whole reservation now: null, or why not. */
export function reservationRefusal(
  act: ReservationAct,
  role: DeskRole,
  facts: ReservationFacts,
): Refusal | null {
  return roleRefusal(act, role) ?? rules[act](facts);
}
