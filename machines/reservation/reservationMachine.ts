import { setup } from 'xstate';

/** An event in the life of a reservation, on the server or in the browser. */
export type ReservationEvent =
  /** The time to pay ran out, and the rooms were released. */
  | { type: 'hold.expired' }
  /** A provider reported a payment under way, so the rooms are held longer; happens once. */
  | { type: 'hold.extended' }
  | { type: 'guest.cancelled' }
  | { type: 'guest.modified' }
  /** The desk took a part of the price, or let the guest in: from now on only a person ends the stay. */
  | { type: 'hold.kept' }
  /** The same after the hold had expired, while the rooms were free to take again. */
  | { type: 'hold.keptLate' }
  /** Neither money nor a guest is there any more, e.g. because a check-in was undone: the hold runs again. */
  | { type: 'hold.putBack' }
  /** A manager ended a stay on which a part was paid, or for which nothing was to be paid. */
  | { type: 'stay.released' }
  /** A manager waived a part of a price that was not paid yet. */
  | { type: 'price.reduced' }
  /** All of the price is there: a provider confirmed it in time, or the desk took it. */
  | { type: 'payment.settled' }
  /** The same after the hold had expired, while the rooms were free to take again. */
  | { type: 'payment.settledLate' }
  /** Less was taken at the desk than was entered, so that the rest of the price is due again. */
  | { type: 'payment.lowered' }
  | { type: 'refund.requested' }
  /** The provider confirmed that the refund was paid out. */
  | { type: 'refund.settled' }
  | { type: 'refund.failed' }
  /** A failed refund was sent again, and the provider accepted it. */
  | { type: 'refund.retried' };

/** A property of states, so that code, screens and SQL can ask without naming states. */
type ReservationTag =
  /** It must still be paid, all of it or the rest. */
  | 'awaitsPayment'
  /** Its rooms go back on sale if it is not paid in time. */
  | 'runsOut'
  /** Not paid in full, but only a person of the hotel ends it: a part is paid, or its guest is in house. */
  | 'kept'
  /** Its rooms are reserved for it. */
  | 'holdsRooms'
  /** The hotel has the money, even if a refund is pending. */
  | 'paid'
  /** Paid, and the guest is expected. */
  | 'confirmed'
  /** The guest is expected: it is paid, or kept until a person ends it. */
  | 'guaranteed'
  /** The guest can request a refund. */
  | 'offersRefund'
  /** A refund is due and not yet made. */
  | 'refundOpen'
  /** The hotel had the money at some time, even if it was refunded. */
  | 'wasPaid'
  /** It has ended. */
  | 'over'
  /** It ended before it was paid. */
  | 'neverPaid'
  /** Its hold expired, but late money can take the rooms again. */
  | 'canRevive'
  /** Its guest cancelled it, which is final. */
  | 'givenUp'
  /** All of the money has gone back. */
  | 'refunded';

/**
 * The life of a reservation, for the server and the screens alike. It has no effects and no timers: its users send an
 * event when something has happened, and an event that the current state doesn't handle is not allowed.
 */
export const reservationMachine = setup({
  types: { events: {} as ReservationEvent, tags: {} as ReservationTag },
}).createMachine({
  id: 'reservation',
  options: { maxIterations: 1000 },
  initial: 'pending',
  states: {
    pending: {
      description: 'Created, and not paid in full.',
      tags: ['awaitsPayment', 'holdsRooms'],
      on: { 'payment.settled': { target: 'paid' } },
      initial: 'unpaid',
      states: {
        unpaid: {
          description: 'Holds its rooms until the hold expires.',
          tags: ['runsOut'],
          on: {
            'hold.expired': { target: '#reservation.cancelled.expired' },
            'hold.extended': { target: 'unpaid' },
            'hold.kept': { target: 'kept' },
            'guest.cancelled': { target: '#reservation.cancelled.byGuest' },
            'guest.modified': { target: 'unpaid' },
            'price.reduced': { target: 'unpaid' },
          },
        },
        kept: {
          description:
            'A part is paid, or the guest is in house. Only a person of the hotel ends it.',
          tags: ['kept', 'guaranteed'],
          on: {
            'hold.putBack': { target: 'unpaid' },
            'guest.modified': { target: 'kept' },
            'price.reduced': { target: 'kept' },
            'stay.released': { target: '#reservation.cancelled.byGuest' },
          },
        },
      },
    },
    paid: {
      description: 'Paid in full.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The rooms are the guest’s.',
          tags: ['paid', 'wasPaid', 'confirmed', 'guaranteed', 'holdsRooms', 'offersRefund'],
          on: {
            'refund.requested': { target: 'refundRequested' },
            'stay.released': { target: '#reservation.cancelled.byGuest' },
            'payment.lowered': { target: '#reservation.pending.kept' },
          },
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
          on: {
            'payment.settledLate': { target: '#reservation.paid' },
            'hold.keptLate': { target: '#reservation.pending.kept' },
          },
        },
        byGuest: {
          description: 'The guest has cancelled, for good.',
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
