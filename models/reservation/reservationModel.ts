import { reservationMachine } from '../../machines/reservation/reservationMachine';
import { defineModel } from '../defineModel';

export const reservationModel = defineModel(reservationMachine, {
  starts: { 'a reservation is created': {} },
  cases: {
    'the time to pay runs out': { type: 'hold.expired' },
    'the guest cancels': { type: 'guest.cancelled' },
    'the guest changes dates or guests': { type: 'guest.modified' },
    'a provider says that a payment is under way': { type: 'hold.extended' },
    'the hotel takes a part of the price': { type: 'hold.kept' },
    'a part comes late and the rooms are still free': { type: 'hold.keptLate' },
    'no money and no guest is there any more': { type: 'hold.putBack' },
    'the hotel ends the stay': { type: 'stay.released' },
    'a manager waives a part of the price': { type: 'price.reduced' },
    'the money comes in time': { type: 'payment.settled' },
    'the money comes late and the rooms are still free': { type: 'payment.settledLate' },
    'the desk took less than it had entered': { type: 'payment.lowered' },
    'the guest asks for the money back': { type: 'refund.requested' },
    'the money is back': { type: 'refund.settled' },
    'the provider can’t return the money': { type: 'refund.failed' },
    'the provider takes the refund on after all': { type: 'refund.retried' },
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
