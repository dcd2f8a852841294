import { readSavedBooking, savedBookingOf } from '../../machines/booking/savedBooking';
import type { EnteredBooking } from '../../machines/booking/stayToRepeat';
import { NAVIGATION_TIMEOUT_MS } from '../../machines/shared/timeouts';
import type { KeyValueStore } from '../storage/keyValueStore';
import { persistedState } from '../storage/persistedState';
import { STAY_OF_VISITOR } from '../storage/siteStorage';

/**
 * Passes a stay that a guest wants to book to the booking, which opens on another page.
 * @param tab the store that lives as long as the tab
 */
export function stayToBook(tab: KeyValueStore) {
  let saved: { stay: EnteredBooking; guest: string; putAt: number } | undefined;
  const ofVisitor = persistedState(tab, { name: STAY_OF_VISITOR, read: readSavedBooking });
  return {
    /** @param guest undefined for a visitor, whose stay must name nobody */
    put(stay: EnteredBooking, guest: string | undefined, now: Date) {
      const putAt = now.getTime();
      if (guest !== undefined) saved = { stay, guest, putAt };
      else {
        const draft = savedBookingOf({ ...stay, idempotencyKey: null });
        ofVisitor.write({ userId: null, now: putAt }, draft);
      }
    },
    /**
     * The stay waiting for this guest. It keeps waiting, because a page may render more than once before it shows, but
     * only briefly: a guest who opens the booking later has something else in mind. A visitor's waits for whoever logs in
     * in this tab, through a registration too, and for a day at most.
     */
    waiting(guest: string | undefined, now: Date): EnteredBooking | null {
      if (guest === undefined) return null;
      const age = saved ? now.getTime() - saved.putAt : -1;
      if (saved?.guest === guest && age >= 0 && age < NAVIGATION_TIMEOUT_MS) return saved.stay;
      return ofVisitor.read({ userId: null, now: now.getTime() });
    },
    /** Called once the booking has taken it. */
    taken: () => {
      saved = undefined;
      ofVisitor.clear();
    },
  };
}
