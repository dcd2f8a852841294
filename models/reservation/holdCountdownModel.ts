import { holdCountdownMachine } from '../../machines/reservation/holdCountdownMachine';
import { fails, unexpected } from '../fixtures/failures';
import { defineModel } from '../defineModel';

const heldUntil = '2026-03-10T09:30:00.000Z';
const at = (time: string) => new Date(`2026-03-10T${time}Z`);

export const holdCountdownModel = defineModel(holdCountdownMachine, {
  starts: {
    'sees until when the rooms are held': {
      input: { heldUntil, now: at('09:00:30') },
    },
    'sees it before anything has told the time': {
      input: { heldUntil, now: null },
    },
  },
  cases: {
    'some minutes pass': {
      event: { type: 'time.passed', now: at('09:17:00') },
      changes: ({ after }) => ({
        'the whole minutes that are left show': after.minutesLeft === 13,
      }),
    },
    'the last minute begins': {
      event: { type: 'time.passed', now: at('09:29:59') },
      changes: ({ after }) => ({ 'there is less than one': after.minutesLeft === 0 }),
    },
    'the time to pay runs out': {
      event: { type: 'time.passed', now: at('09:30:00') },
      changes: ({ before, after }) => ({
        'nothing is counted of a hold that was over before':
          before.minutesLeft !== null || after.minutesLeft === null,
      }),
    },
    'the clock can’t be watched': {
      event: fails('watchClock', unexpected),
      changes: ({ before, after }) => ({
        'what was told still shows': before.minutesLeft === after.minutesLeft,
      }),
    },
  },
  states: {
    counting: ({ context }) => ({
      'what shows is not negative': context.minutesLeft === null || context.minutesLeft >= 0,
    }),
    over: ({ context }) => ({ 'it was counted down': context.minutesLeft !== null }),
  },
  leftByLink: {
    counting: 'the time left is part of a page with buttons of its own',
    over: 'the time left is part of a page with buttons of its own',
  },
});
