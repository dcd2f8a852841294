import { fromCallback, type EventObject } from 'xstate';
import {
  holdCountdownMachine,
  type TimePassed,
} from '../../machines/reservation/holdCountdownMachine';
import type { ApiContextValue } from '../context/apiContext';

/** How often the page checks its clock, in milliseconds: the longest that a minute shows too late. */
export const CLOCK_LOOK_MS = 10_000;

/** The hold countdown, connected to the page's clock. */
export function provideHoldCountdown({ now }: Pick<ApiContextValue, 'now'>) {
  return holdCountdownMachine.provide({
    actors: {
      watchClock: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const looking = setInterval(
          () => sendBack({ type: 'time.passed', now: now() } satisfies TimePassed),
          CLOCK_LOOK_MS,
        );
        return () => clearInterval(looking);
      }),
    },
  });
}
