import { reservationMachine } from '../../machines/reservation/reservationMachine';
import { defineModel } from '../defineModel';

export const reservationModel = defineModel(reservationMachine, {
  everySimplePath: true,
  starts: { 'a reservation is created': { begins: 'pending' } },
  cases: {
    'the time to pay runs out': {
      event: { type: 'hold.expired' },
      leads: { pending: 'cancelled.expired' },
    },
    'the guest cancels': {
      event: { type: 'guest.cancelled' },
      leads: { pending: 'cancelled.byGuest' },
    },
    'the guest changes dates or guests': {
      event: { type: 'guest.modified' },
      leads: { pending: 'pending' },
    },
    'a provider says that a payment is under way': {
      event: { type: 'hold.extended' },
      leads: { pending: 'pending' },
    },
    'the money comes in time': {
      event: { type: 'payment.settled' },
      leads: { pending: 'paid.settled' },
    },
    'the money comes late and the rooms are still free': {
      event: { type: 'payment.settledLate' },
      leads: { 'cancelled.expired': 'paid.settled' },
    },
    'the guest asks for the money back': {
      event: { type: 'refund.requested' },
      leads: { 'paid.settled': 'paid.refundRequested' },
    },
    'the money is back': {
      event: { type: 'refund.settled' },
      leads: { 'paid.refundRequested': 'refunded', 'paid.refundFailed': 'refunded' },
    },
    'the provider can’t return the money': {
      event: { type: 'refund.failed' },
      leads: { 'paid.refundRequested': 'paid.refundFailed' },
    },
    'the provider takes the refund on after all': {
      event: { type: 'refund.retried' },
      leads: { 'paid.refundFailed': 'paid.refundRequested' },
    },
  },
  states: {
    pending: ({ tags }) => ({ 'there is nothing to give back': !tags.has('offersRefund') }),
    'paid.settled': ({ tags }) => ({ 'the money can be had back': tags.has('offersRefund') }),
    'paid.refundRequested': ({ tags }) => ({ 'it is asked for once': !tags.has('offersRefund') }),
    'paid.refundFailed': ({ tags }) => ({ 'it is asked for once': !tags.has('offersRefund') }),
    cancelled: ({ tags }) => ({ 'there is nothing to give back': !tags.has('offersRefund') }),
    refunded: ({ tags }) => ({ 'it was given back': !tags.has('offersRefund') }),
  },
  leftByLink: { 'cancelled.byGuest': 'cancelled for good; the guest makes another reservation' },
});
