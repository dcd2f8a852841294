import type { EnteredBooking } from '../../machines/booking/stayToRepeat';
import { NAVIGATION_TIMEOUT_MS } from '../../machines/shared/timeouts';

/** Passes a stay that a guest wants to book again to the booking, which opens on another page. */
export interface StayToBookAgain {
  put: (stay: EnteredBooking, guest: string, now: Date) => void;
  /**
   * The stay waiting for this guest. It keeps waiting, because a page may render more than once before it shows, but
   * only briefly: a guest who opens the booking later has something else in mind.
   */
  waiting: (guest: string | undefined, now: Date) => EnteredBooking | null;
  /** Called once the booking has taken it. */
  taken: () => void;
}

export function stayToBookAgain(): StayToBookAgain {
  let saved: { stay: EnteredBooking; guest: string; putAt: number } | undefined;
  return {
    put(stay, guest, now) {
      saved = { stay, guest, putAt: now.getTime() };
    },
    waiting(guest, now) {
      if (saved === undefined || saved.guest !== guest) return null;
      const age = now.getTime() - saved.putAt;
      return age >= 0 && age < NAVIGATION_TIMEOUT_MS ? saved.stay : null;
    },
    taken() {
      saved = undefined;
    },
  };
}
