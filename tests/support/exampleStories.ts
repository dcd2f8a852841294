import type { Happening, Reservation } from '../../machines/contract/wire';
import { exampleReservation, paidReservation } from './exampleReservation';

/** What happened on days of February 2026, in Lagos's mornings. */
function days(...told: readonly (readonly [what: Happening['what'], amount?: number])[]) {
  return told.map(([what, amount], index): Happening => {
    const at = new Date(Date.UTC(2026, 1, 3 + index, 8, 30 + index)).toISOString();
    return amount === undefined ? { at, what } : { at, what, amount };
  });
}

const ended = { paymentStatus: 'cancelled', roomNumber: '', holdExpiresAt: null } as const;
const refunded = exampleReservation({
  ...paidReservation,
  paymentStatus: 'refunded',
  roomNumber: '',
  refundableUntil: null,
});

/** Reservations with their stories, which together hold everything that a guest can be told. */
export const stories = {
  justMade: exampleReservation({
    timeline: [{ at: '2026-03-10T08:58:00.000Z', what: 'reserved', amount: 6000 }],
  }),
  cancelled: exampleReservation({
    ...ended,
    cancelReason: 'byGuest',
    timeline: days(
      ['reserved', 6000],
      ['cancelled'],
      ['returningCancelled', 6000],
      ['returned', 6000],
    ),
  }),
  tooLate: exampleReservation({
    ...ended,
    cancelReason: 'expired',
    timeline: days(['reserved', 6000], ['expired'], ['returningLate', 6000]),
  }),
  notUsable: exampleReservation({
    ...ended,
    cancelReason: 'expired',
    timeline: days(['reserved', 6000], ['underReview'], ['expired'], ['returningUnfit', 6000]),
  }),
  eventful: exampleReservation({
    ...paidReservation,
    timeline: days(
      ['reserved', 4000],
      ['modified', 6000],
      ['returningSuperseded', 4000],
      ['expired'],
      ['paidLate', 6000],
      ['returningExcess', 250.5],
      ['returningDuplicate', 6000],
      ['underReview'],
      ['reviewed'],
      ['roomChanged'],
      ['returningGoodwill', 1000],
    ),
  }),
  refunded: {
    ...refunded,
    timeline: days(
      ['reserved', 6000],
      ['paid', 6000],
      ['refundRequested', 6000],
      ['refundDelayed', 6000],
      ['refundResumed', 6000],
      ['refunded', 6000],
    ),
  },
  endedByStaff: {
    ...refunded,
    timeline: days(['reserved', 6000], ['paid', 6000], ['refundGiven', 6000], ['refunded', 6000]),
  },
} satisfies Record<string, Reservation>;
