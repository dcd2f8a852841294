import { useEffect, useState } from 'react';
import { timeLeftAt, type TimeLeft } from '../../machines/reservation/hold';
import type { ServerClock } from '../api/serverClock';

/** How often the page checks its clock, in milliseconds: the longest that a minute shows too late. */
export const CLOCK_LOOK_MS = 10_000;

/**
 * The time left to pay, by the page's clock, until it has run out.
 * @param heldUntil until when the rooms are held, in UTC; another end needs a new `key`
 */
export function useTimeLeft(
  heldUntil: string,
  clock: Pick<ServerClock, 'serverNow' | 'onCorrected'>,
): TimeLeft {
  const [timeLeft, setTimeLeft] = useState(() => timeLeftAt(heldUntil, clock.serverNow()));
  const isOver = timeLeft === 'none';
  useEffect(() => {
    if (isOver) return undefined;
    const look = () => {
      setTimeLeft(timeLeftAt(heldUntil, clock.serverNow()));
    };
    const looking = setInterval(look, CLOCK_LOOK_MS);
    const stopHearing = clock.onCorrected(look);
    return () => {
      clearInterval(looking);
      stopHearing();
    };
  }, [isOver, heldUntil, clock]);
  return timeLeft;
}
