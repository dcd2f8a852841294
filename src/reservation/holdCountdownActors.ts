import { fromCallback, type EventObject } from 'xstate';
import {
  holdCountdownMachine,
  type TimePassed,
} from '../../machines/reservation/holdCountdownMachine';
import type { ApiContextValue } from '../context/apiContext';

/** How often the page checks its clock, in milliseconds: the longest that a minute shows too late. */
export const CLOCK_LOOK_MS = 10_000;

/** The hold countdown, connected to the page's clock. */
export function provideHoldCountdown({ clock }: Pick<ApiContextValue, 'clock'>) {
  return holdCountdownMachine.provide({
    actors: {
      watchClock: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const look = () =>
          sendBack({ type: 'time.passed', now: clock.serverNow() } satisfies TimePassed);
        const looking = setInterval(look, CLOCK_LOOK_MS);
        const stopHearing = clock.onCorrected(look);
        return () => {
          clearInterval(looking);
          stopHearing();
        };
      }),
    },
  });
}
