import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import type { LagosDate } from '../shared/stay';

/** Of how many nights it can be asked at once which are sold out: six months, as far as most guests look. */
export const MAX_NIGHTS_ASKED = 184;

export interface SoldOutNightsContext {
  /** The nights for which the house is full; none as long as nobody can tell. */
  nights: readonly LagosDate[];
}

/**
 * The nights that the calendar greys out. They are asked for each time when it opens, and nothing waits
 * for them: without them every night is offered, and what is left of a stay is looked up as ever.
 */
export const soldOutNightsMachine = setup({
  types: {
    context: {} as SoldOutNightsContext,
    events: {} as { type: 'calendar.opened' },
    meta: {} as StateMeta,
  },
  actors: {
    loadSoldOutNights: notProvided<SoldOutNightsContext>('loadSoldOutNights'),
  },
  actions: {
    'remember the nights': assign((_, { nights }: SoldOutNightsContext) => ({ nights })),
    'forget the nights': assign({ nights: [] }),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS },
}).createMachine({
  id: 'soldOutNights',
  context: { nights: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'The calendar was not opened yet.',
      on: { 'calendar.opened': 'asking' },
    },
    asking: {
      description: 'The calendar is open; the nights are on their way.',
      invoke: {
        id: 'loadSoldOutNights',
        src: 'loadSoldOutNights',
        onDone: {
          target: 'known',
          actions: { type: 'remember the nights', params: ({ event }) => event.output },
        },
        onError: { target: 'unknown', actions: 'forget the nights' },
      },
      after: { responseTimeout: { target: 'unknown', actions: 'forget the nights' } },
    },
    known: {
      description: 'The calendar shows which nights are sold out.',
      meta: { screen: 'Calendar with the nights that are sold out' },
      on: { 'calendar.opened': 'asking' },
    },
    unknown: {
      description: 'Nobody could tell: every night is offered.',
      on: { 'calendar.opened': 'asking' },
    },
  },
});
