import { fromCallback, type EventObject } from 'xstate';
import type { HoldEnded } from '../../machines/reservation/holdEnd';
import { timerMs } from '../../machines/shared/timeouts';
import type { ServerClock } from '../api/serverClock';

/**
 * Reports the end of a hold by the server's clock, which is asked again after each wait and each correction: timers stop
 * while a phone sleeps. As long as the server's time is not known, nothing ends.
 */
export function watchHoldEnd({ clock }: { clock: Pick<ServerClock, 'serverNow' | 'onCorrected'> }) {
  return fromCallback<EventObject, { until: string | null }>(({ input: { until }, sendBack }) => {
    if (until === null) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      const now = clock.serverNow();
      if (now === null) return;
      const leftMs = Date.parse(until) - now.getTime();
      if (leftMs > 0) waiting = setTimeout(look, timerMs(leftMs));
      else sendBack({ type: 'hold.ended', at: until } satisfies HoldEnded);
    };
    look();
    const stopHearing = clock.onCorrected(look);
    return () => {
      clearTimeout(waiting);
      stopHearing();
    };
  });
}
