import { assign, setup } from 'xstate';
import { watcherNotProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';

const MS_PER_MINUTE = 60_000;

export interface HoldCountdownInput {
  /** Until when the rooms are held, in UTC. */
  heldUntil: string;
  now: Date;
}

export interface HoldCountdownContext {
  heldUntil: string;
  /**
   * Whole minutes left to pay. Null if the hold was already over by this clock at the start: the server has just said
   * that it is not, so the clock is wrong and can't be used for a countdown.
   */
  minutesLeft: number | null;
}

/** The page has read its clock. */
export interface TimePassed {
  type: 'time.passed';
  now: Date;
}

function msLeft(heldUntil: string, now: Date): number {
  return Date.parse(heldUntil) - now.getTime();
}

const minutesIn = (ms: number) => Math.floor(ms / MS_PER_MINUTE);

/**
 * The time left to pay for held rooms. It reads the clock instead of counting minutes, because timers
 * stop while a phone sleeps.
 */
export const holdCountdownMachine = setup({
  types: {
    context: {} as HoldCountdownContext,
    events: {} as TimePassed,
    input: {} as HoldCountdownInput,
    meta: {} as StateMeta,
  },
  actors: {
    /** Reports the time every few seconds. */
    watchClock: watcherNotProvided('watchClock'),
  },
  guards: {
    'the time to pay has run out': (
      { context: { heldUntil, minutesLeft } },
      { now }: { now: Date },
    ) => minutesLeft !== null && msLeft(heldUntil, now) <= 0,
  },
  actions: {
    'remember the minutes left': assign({
      minutesLeft: ({ context: { heldUntil, minutesLeft } }, { now }: { now: Date }) =>
        minutesLeft === null ? null : minutesIn(msLeft(heldUntil, now)),
    }),
  },
}).createMachine({
  id: 'holdCountdown',
  context: ({ input: { heldUntil, now } }) => {
    const left = msLeft(heldUntil, now);
    return { heldUntil, minutesLeft: left > 0 ? minutesIn(left) : null };
  },
  initial: 'counting',
  states: {
    counting: {
      description: 'The rooms are held, and the minutes are told.',
      meta: { screen: 'Time left to pay' },
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        onError: { description: 'Until when they are held still shows.', actions: [] },
      },
      on: {
        'time.passed': [
          {
            guard: { type: 'the time to pay has run out', params: ({ event }) => event },
            target: 'over',
          },
          { actions: { type: 'remember the minutes left', params: ({ event }) => event } },
        ],
      },
    },
    over: {
      description: 'The time to pay has run out before the guest’s eyes.',
      meta: { screen: 'Time left to pay: none' },
    },
  },
});
