import type { DeskActName } from '../../contract/wire';
import { allows, hasTag, isExpired, type StatusFields } from '../../reservation/reservationStatus';
import type { LastEvent } from '../inWords';
import type { Act, Refusal } from './act';
import { notActive } from './stay';

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

/** The refusal of an act that the reservation's status doesn't allow: a colleague ended it, or it ended by itself. */
function refusedByEnd(facts: ReservationFacts, otherwise: Refusal): Refusal {
  const { status, cancelReason, refundStatus, last } = facts;
  if (hasTag(facts, 'holdsRooms')) return otherwise;
  return last.by === null || isExpired(facts)
    ? { code: 'ended', facts: { status, cancelReason, refundStatus } }
    : { code: 'changedMeanwhile', facts: last };
}

/** The acts with a reservation as a whole. */
export const reservationActs = {
  note: { role: () => 'desk', events: ['desk.noted'], refusal: () => null },
  changeDates: {
    role: () => 'desk',
    events: ['guest.modified', 'desk.changeDates'],
    refusal: (facts) => {
      if (facts.isBegun) return { code: 'stayBegun', facts: {} };
      if (hasTag(facts, 'confirmed')) return null;
      if (!allows(facts, { type: 'guest.modified' })) return refusedByEnd(facts, notActive);
      if (facts.isUnderReview) return { code: 'underReview', facts: {} };
      return facts.hasRooms ? null : { code: 'noRooms', facts: {} };
    },
  },
  changeGuest: {
    role: () => 'desk',
    events: ['desk.changeGuest'],
    refusal: (facts) => (hasTag(facts, 'holdsRooms') ? null : refusedByEnd(facts, notActive)),
  },
  cancel: {
    role: () => 'desk',
    events: ['guest.cancelled'],
    refusal: (facts) =>
      allows(facts, { type: 'guest.cancelled' })
        ? null
        : refusedByEnd(facts, { code: 'paidNotCancelled', facts: {} }),
  },
  refund: {
    role: () => 'manager',
    events: ['refund.requested', 'staff.goodwill'],
    refusal: (facts) =>
      allows(facts, { type: 'refund.requested' })
        ? null
        : refusedByEnd(facts, { code: 'notPaid', facts: {} }),
  },
  resendEmail: { role: () => 'desk', events: ['desk.emailResent'], refusal: () => null },
} satisfies Partial<Record<DeskActName, Act<ReservationFacts>>>;
