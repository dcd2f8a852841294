import { fromCallback, type EventObject } from 'xstate';
import {
  holdCountdownMachine,
  type TimePassed,
} from '../../machines/reservation/holdCountdownMachine';
import type { ApiContextValue } from '../context/apiContext';

/** How often the page looks at its clock, in milliseconds: a minute shows at most so much too late. */
export const CLOCK_LOOK_MS = 10_000;

/** The time left to pay, by the clock of the page. */
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
