import { setup } from 'xstate';

/** What can happen to a reservation, whoever notices it. */
export type ReservationEvent =
  /** The time to pay ran out and the rooms were freed. */
  | { type: 'hold.expired' }
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

/**
 * The life of a reservation, for the server and the screens alike. It has no effects and no timers:
 * whoever notices that something happened says so with an event, and an event that the current
 * state does not know is not allowed.
 */
export const reservationMachine = setup({
  types: { events: {} as ReservationEvent, tags: {} as 'offersRefund' },
}).createMachine({
  id: 'reservation',
  initial: 'pending',
  states: {
    pending: {
      description: 'Created and not paid. Holds its rooms until the hold expires.',
      on: {
        'hold.expired': { target: 'cancelled.expired' },
        'guest.cancelled': { target: 'cancelled.byGuest' },
        'guest.modified': { target: 'pending' },
        'payment.settled': { target: 'paid' },
      },
    },
    paid: {
      description: 'Paid in full.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The rooms are the guest’s.',
          tags: 'offersRefund',
          on: { 'refund.requested': { target: 'refundRequested' } },
        },
        refundRequested: {
          description: 'The guest gave the rooms back; the money is on its way to the guest.',
          on: {
            'refund.settled': { target: '#reservation.refunded' },
            'refund.failed': { target: 'refundFailed' },
          },
        },
        refundFailed: {
          description:
            'The provider could not return the money; it is tried again, and staff looks into it.',
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
          on: { 'payment.settledLate': { target: '#reservation.paid' } },
        },
        byGuest: { description: 'Cancelled by the guest, for good.' },
      },
    },
    refunded: {
      description: 'The money went back to the guest.',
      type: 'final',
    },
  },
});
