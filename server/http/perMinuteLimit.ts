import type { Context } from '../context';

const MINUTE = 60_000;
const MOST = 10;

/**
 * Limits a report to ten times a minute.
 * @returns a function to call per event: how many were skipped since the last report, or null to skip this one too
 */
export function perMinuteLimit({ clock }: Pick<Context, 'clock'>): () => number | null {
  let beganAt = -MINUTE;
  let reported = 0;
  let passedOver = 0;
  return () => {
    const now = clock.now().getTime();
    // A clock set back also starts a new minute.
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
