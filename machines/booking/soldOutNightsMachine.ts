import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import type { LagosDate } from '../shared/stay';

/** The most nights that one request can ask about: six months, as far ahead as most guests look. */
export const MAX_NIGHTS_ASKED = 184;

export interface SoldOutNights {
  /** The nights that are sold out; empty while unknown. */
  nights: readonly LagosDate[];
}

export interface SoldOutNightsInput {
  /** Whether an answer has told the page the server's time, and with it today's date. */
  isTimeKnown: boolean;
}

export type SoldOutNightsContext = SoldOutNights & SoldOutNightsInput;

/**
 * The nights that the calendar greys out. They are loaded each time it opens, and with the form if nothing has told the
 * time yet, because their answer does. It blocks nothing: until they arrive every night can be chosen, and availability
 * is checked later as usual.
 */
export const soldOutNightsMachine = setup({
  types: {
    context: {} as SoldOutNightsContext,
    events: {} as { type: 'calendar.opened' },
    input: {} as SoldOutNightsInput,
    meta: {} as StateMeta,
  },
  actors: { loadSoldOutNights: notProvided<SoldOutNights>('loadSoldOutNights') },
  guards: { 'the time is not known': ({ context }) => !context.isTimeKnown },
  actions: { 'clear the nights': assign({ nights: [] }) },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS },
}).createMachine({
  id: 'soldOutNights',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, nights: [] }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The calendar was not opened yet.',
      always: { guard: 'the time is not known', target: 'asking' },
      on: { 'calendar.opened': 'asking' },
    },
    asking: {
      description: 'The nights are on their way.',
      invoke: {
        id: 'loadSoldOutNights',
        src: 'loadSoldOutNights',
        onDone: { target: 'known', actions: assign(({ event }) => event.output) },
        onError: { target: 'unknown', actions: 'clear the nights' },
      },
      after: { responseTimeout: { target: 'unknown', actions: 'clear the nights' } },
    },
    known: {
      description: 'The calendar shows which nights are sold out.',
      meta: { screen: 'Calendar with the nights that are sold out' },
      on: { 'calendar.opened': 'asking' },
    },
    unknown: {
      description: 'Not known, so every night can be chosen.',
      on: { 'calendar.opened': 'asking' },
    },
  },
});
