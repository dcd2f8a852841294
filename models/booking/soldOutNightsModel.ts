import { soldOutNightsMachine } from '../../machines/booking/soldOutNightsMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';
import { same } from '../../tools/model/testModel';

const nights = ['2026-03-20', '2026-03-21'];

export const soldOutNightsModel = defineModel(soldOutNightsMachine, {
  starts: {
    'has the form before it': { input: { isTimeKnown: true } },
    'has the form before it and no time from the server': {
      input: { isTimeKnown: false },
    },
  },
  cases: {
    'opens the calendar': {
      event: { type: 'calendar.opened' },
      changes: ({ before, after }) => ({
        'what is known shows until more is': same(before.nights, after.nights),
      }),
    },
    'the server says which nights are sold out': {
      event: answers('loadSoldOutNights', { nights }),
      changes: ({ after }) => ({ 'they are known': same(after.nights, nights) }),
    },
    'nobody can tell': fails('loadSoldOutNights', unreachable),
    'nobody answers': timeIsUp('responseTimeout', 'soldOutNights.asking'),
  },
  states: {
    idle: ({ context }) => ({ 'every night is offered': context.nights.length === 0 }),
    asking: () => ({}),
    known: ({ context }) => ({ 'some nights are not offered': same(context.nights, nights) }),
    unknown: ({ context }) => ({ 'every night is offered': context.nights.length === 0 }),
  },
});
