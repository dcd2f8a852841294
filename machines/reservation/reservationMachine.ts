import { setup } from 'xstate';

/** What can happen to a reservation, on the server or in the browser. */
export type ReservationEvent =
  /** The time to pay ran out and the rooms were freed. */
  | { type: 'hold.expired' }
  /** A provider said that a payment is under way, so that the rooms are held longer; once. */
  | { type: 'hold.extended' }
  | { type: 'guest.cancelled' }
  | { type: 'guest.modified' }
  /** The provider confirmed the money in time. */
  | { type: 'payment.settled' }
  /** The provider confirmed the money after the hold had expired, and the rooms were free to re-take. */
  | { type: 'payment.settledLate' }
  | { type: 'refund.requested' }
  /** The provider confirmed that the money went back. */
  | { type: 'refund.settled' }
  | { type: 'refund.failed' }
  /** A refund that had failed was sent again, and the provider has taken it on. */
  | { type: 'refund.retried' };

/** What is said of a state, for whoever asks without naming it: code, screens and SQL alike. */
type ReservationTag =
  /** It is to be paid. */
  | 'awaitsPayment'
  /** Its rooms are nobody else's. */
  | 'holdsRooms'
  /** The hotel has the money, also while it is to go back. */
  | 'paid'
  /** Paid, and the guest is expected. */
  | 'confirmed'
  /** The guest can ask for the money back. */
  | 'offersRefund'
  /** The money is to go back, and has not. */
  | 'refundOpen'
  /** The hotel had the money at some time, whatever became of it. */
  | 'wasPaid'
  /** It has ended. */
  | 'over'
  /** It ended before it was paid. */
  | 'neverPaid'
  /** Its time to pay ran out; money that comes late can take the rooms again. */
  | 'canRevive'
  /** Its guest cancelled it, and nothing brings it back. */
  | 'givenUp'
  /** All of the money has gone back. */
  | 'refunded';

/**
 * The life of a reservation, for the server and the screens alike. It has no effects and no timers:
 * whoever notices that something happened says so with an event, and an event that the current
 * state does not know is not allowed.
 */
export const reservationMachine = setup({
  types: { events: {} as ReservationEvent, tags: {} as ReservationTag },
}).createMachine({
  id: 'reservation',
  initial: 'pending',
  states: {
    pending: {
      description: 'Created and not paid. Holds its rooms until the hold expires.',
      tags: ['awaitsPayment', 'holdsRooms'],
      on: {
        'hold.expired': { target: 'cancelled.expired' },
        'guest.cancelled': { target: 'cancelled.byGuest' },
        'guest.modified': { target: 'pending' },
        'hold.extended': { target: 'pending' },
        'payment.settled': { target: 'paid' },
      },
    },
    paid: {
      description: 'Paid in full.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The rooms are the guest’s.',
          tags: ['paid', 'wasPaid', 'confirmed', 'holdsRooms', 'offersRefund'],
          on: { 'refund.requested': { target: 'refundRequested' } },
        },
        refundRequested: {
          description: 'The guest gave the rooms back; the money is on its way to the guest.',
          tags: ['paid', 'wasPaid', 'refundOpen'],
          on: {
            'refund.settled': { target: '#reservation.refunded' },
            'refund.failed': { target: 'refundFailed' },
          },
        },
        refundFailed: {
          description:
            'The provider could not return the money; it is tried again, and staff looks into it.',
          tags: ['paid', 'wasPaid', 'refundOpen'],
          on: {
            'refund.retried': { target: 'refundRequested' },
            'refund.settled': { target: '#reservation.refunded' },
          },
        },
      },
    },
    cancelled: {
      description: 'Given up before it was paid. Holds no rooms.',
      initial: 'byGuest',
      states: {
        expired: {
          description: 'Not paid in time. Money that still arrives can take the rooms again.',
          tags: ['over', 'neverPaid', 'canRevive'],
          on: { 'payment.settledLate': { target: '#reservation.paid' } },
        },
        byGuest: {
          description: 'Cancelled by the guest, for good.',
          tags: ['over', 'neverPaid', 'givenUp'],
        },
      },
    },
    refunded: {
      description: 'The money went back to the guest.',
      tags: ['wasPaid', 'over', 'refunded'],
      type: 'final',
    },
  },
});
