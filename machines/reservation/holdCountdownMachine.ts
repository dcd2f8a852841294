import { assign, setup } from 'xstate';
import { watcherNotProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';

const MS_PER_MINUTE = 60_000;

export interface HoldCountdownInput {
  /** Until when the rooms are held, in UTC. */
  heldUntil: string;
  /** The server's time; null if it is not known. */
  now: Date | null;
}

export interface HoldCountdownContext {
  heldUntil: string;
  /**
   * Whole minutes left to pay. Null while the server's time is not known, and if the hold was already over at the
   * start: the server has just said that it can be paid, so it decides.
   */
  minutesLeft: number | null;
}

/** The page has read its clock. */
export interface TimePassed {
  type: 'time.passed';
  /** The server's time; null if it is not known. */
  now: Date | null;
}

function hasPassed(heldUntil: string, now: Date | null): boolean {
  return now !== null && Date.parse(heldUntil) <= now.getTime();
}

/** The whole minutes left; null if that is not known, or if none are. */
function minutesLeftOf({ heldUntil, now }: HoldCountdownInput): number | null {
  if (now === null || hasPassed(heldUntil, now)) return null;
  return Math.floor((Date.parse(heldUntil) - now.getTime()) / MS_PER_MINUTE);
}

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
      { now }: Pick<TimePassed, 'now'>,
    ) => minutesLeft !== null && hasPassed(heldUntil, now),
  },
  actions: {
    'remember the minutes left': assign({
      minutesLeft: ({ context: { heldUntil } }, { now }: Pick<TimePassed, 'now'>) =>
        minutesLeftOf({ heldUntil, now }),
    }),
  },
}).createMachine({
  id: 'holdCountdown',
  context: ({ input }) => ({
    heldUntil: input.heldUntil,
    minutesLeft: minutesLeftOf(input),
  }),
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
