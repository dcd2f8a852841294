import type { EnteredBooking } from '../../machines/booking/stayToRepeat';
import { NAVIGATION_TIMEOUT_MS } from '../../machines/shared/timeouts';

/** Hands a stay that a guest wants once more to the booking, which opens on another page. */
export interface StayToBookAgain {
  put: (stay: EnteredBooking, guest: string, now: Date) => void;
  /**
   * What waits for this guest. It goes on waiting, since a page may be rendered more than once before it
   * shows, but no longer than the booking takes to open: a guest who opens it later has something else in mind.
   */
  waiting: (guest: string | undefined, now: Date) => EnteredBooking | null;
  /** The booking has it. */
  taken: () => void;
}

export function stayToBookAgain(): StayToBookAgain {
  let kept: { stay: EnteredBooking; guest: string; putAt: number } | undefined;
  return {
    put(stay, guest, now) {
      kept = { stay, guest, putAt: now.getTime() };
    },
    waiting(guest, now) {
      if (kept === undefined || kept.guest !== guest) return null;
      const age = now.getTime() - kept.putAt;
      return age >= 0 && age < NAVIGATION_TIMEOUT_MS ? kept.stay : null;
    },
    taken() {
      kept = undefined;
    },
  };
}
