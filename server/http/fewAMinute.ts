import type { Context } from '../context';

const MINUTE = 60_000;
const MOST = 10;

/**
 * Counts what may be reported ten times a minute.
 * @returns for each time how many were passed over since the last report, or null where this one is to be passed over too
 */
export function fewAMinute({ clock }: Pick<Context, 'clock'>): () => number | null {
  let beganAt = -MINUTE;
  let reported = 0;
  let passedOver = 0;
  return () => {
    const now = clock.now().getTime();
    // A clock that was put back ends a minute as well.
    if (Math.abs(now - beganAt) >= MINUTE) {
      beganAt = now;
      reported = 0;
    }
    if (reported >= MOST) {
      passedOver += 1;
      return null;
    }
    reported += 1;
    const since = passedOver;
    passedOver = 0;
    return since;
  };
}
