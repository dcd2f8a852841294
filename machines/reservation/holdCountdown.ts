const MS_PER_MINUTE = 60_000;

/**
 * The time left to pay for held rooms: whole minutes, or that it has run out before the guest's eyes. Null while the
 * server's time is not known, and if the hold was already over at the start: the server has just said that it can be
 * paid, so it decides.
 */
export type TimeLeft = number | 'none' | null;

/**
 * The time left at another look at the clock. It is read from the clock instead of counted, because timers stop while a
 * phone sleeps.
 * @param before the time left at the last look; null at the first
 * @param heldUntil until when the rooms are held, in UTC
 * @param now the server's time; null if it is not known
 */
export function timeLeftAt(before: TimeLeft, heldUntil: string, now: Date | null): TimeLeft {
  if (before === 'none') return 'none';
  if (now === null) return null;
  const leftMs = Date.parse(heldUntil) - now.getTime();
  if (leftMs > 0) return Math.floor(leftMs / MS_PER_MINUTE);
  return before === null ? null : 'none';
}
