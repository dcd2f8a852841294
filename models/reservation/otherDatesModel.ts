import { noRooms } from '../../machines/shared/roomsLeft';
import { specifiedPrices } from '../../machines/shared/roomTypes';
import { otherDatesMachine } from '../../machines/reservation/otherDatesMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';

const whyNot = 'There are not enough rooms left for these dates.';
const refusal = 'A stay can be up to 20 nights';
const left = { ...noRooms, deluxe: 0, double: 4 };
const offer = { roomsLeft: left, prices: specifiedPrices };

const besideAForm = 'what is said of the dates is part of a form with buttons of its own';

export const otherDatesModel = defineModel(otherDatesMachine, {
  starts: {
    'has entered another check-out': {
      input: { reservationId: 'r-1', stay: { checkIn: '2026-03-12', checkOut: '2026-03-16' } },
    },
  },
  cases: {
    'the dates stand for a moment': timeIsUp('datesDebounce', 'otherDates.debouncing'),
    'the server says that the rooms are free': answers('loadRoomsOnDates', {
      ...offer,
      whyNot: null,
    }),
    'the server says why they are not': {
      event: answers('loadRoomsOnDates', { ...offer, whyNot }),
      changes: ({ after }) => ({
        'the reason is known': after.whyNot === whyNot,
        'it is known how many are left': after.roomsLeft === left,
      }),
    },
    'the server takes no reservations for such dates': {
      event: fails('loadRoomsOnDates', refused('stay_too_long', 400, refusal)),
      changes: ({ after }) => ({
        'the reason is known': after.whyNot === refusal,
        'it is not known how many are left': after.roomsLeft === null,
      }),
    },
    'the server refuses without words': fails(
      'loadRoomsOnDates',
      refused('validation_failed', 400, ''),
    ),
    'the server knows no such reservation': fails(
      'loadRoomsOnDates',
      refused('reservation_not_found', 404),
    ),
    'the network fails': fails('loadRoomsOnDates', unreachable),
    'nobody answers': timeIsUp('responseTimeout', 'otherDates.asking'),
  },
  states: {
    '*': ({ context }) => ({ 'the same dates are meant': context.stay.checkOut === '2026-03-16' }),
    debouncing: ({ context }) => ({ 'nothing is said against them': context.whyNot === null }),
    asking: ({ context }) => ({ 'nothing is said against them': context.whyNot === null }),
    free: ({ context }) => ({ 'nothing is said against them': context.whyNot === null }),
    taken: ({ context }) => ({ 'it is said why': context.whyNot !== null }),
    unknown: ({ context }) => ({ 'nothing is said against them': context.whyNot === null }),
  },
  leftByLink: { free: besideAForm, taken: besideAForm, unknown: besideAForm },
});
