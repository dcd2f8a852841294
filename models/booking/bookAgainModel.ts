import { bookAgainMachine } from '../../machines/booking/bookAgainMachine';
import { stayToRepeatOf } from '../../machines/booking/stayToRepeat';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unexpected } from '../fixtures/failures';
import { defineModel } from '../defineModel';
import { now, same } from './bookingExamples';

const reservation = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });

export const bookAgainModel = defineModel(bookAgainMachine, {
  starts: {
    'sees a reservation that came to nothing': { input: { reservation } },
  },
  cases: {
    'wants the same again': {
      event: { type: 'bookAgain.requested', now },
      changes: ({ after }) => ({
        'what it was is handed over': same(after.stay, stayToRepeatOf(reservation, '2026-03-10')),
      }),
    },
    'the booking is open': {
      event: answers('openBooking', undefined),
    },
    'the booking does not open': {
      event: fails('openBooking', unexpected),
    },
    'the booking does not open in time': {
      event: timeIsUp('navigationTimeout', 'bookAgain.opening'),
    },
  },
  states: {
    offering: ({ tags }) => ({ 'nothing is under way': !tags.has('busy') }),
    opening: ({ context, tags }) => ({
      'the guest waits for something': tags.has('busy') && context.stay !== null,
    }),
  },
});
