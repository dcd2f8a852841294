import type { BookingSnapshot } from '../../machines/booking/bookingMachine';
import { noRooms } from '../../machines/shared/roomsLeft';
import {
  readSavedBooking,
  savedBookingOf,
  type SavedBooking,
} from '../../machines/booking/savedBooking';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import type { ApiContextValue } from '../context/apiContext';
import { guestId } from '../context/guestId';
import { sharedSnapshot } from '../storage/sharedSnapshot';

export interface BookingStorage {
  read: () => SavedBooking | null;
  /** The booking begins with something entered that nobody has kept yet: it is kept without another change. */
  beginsEntered: () => void;
  /** Keeps what the guest has entered; once the reservation is created there is nothing to keep. */
  keep: (snapshot: BookingSnapshot) => void;
}

const nothingEntered = savedBookingOf({
  form: emptyReservationForm,
  counts: noRooms,
  idempotencyKey: null,
});

/**
 * The booking that a guest has under way, kept for a day and for as long as the guest is the same:
 * once they have logged out, here or in another tab, nothing of it is written any more.
 */
export function bookingStorage(parts: ApiContextValue): BookingStorage {
  const { storage, browserSession, randomKey, now } = parts;
  const kept = sharedSnapshot(
    { tab: storage.tab, device: storage.device, newId: randomKey },
    { name: 'booking', read: readSavedBooking },
  );
  const userId = guestId(parts) ?? null;
  const isGone = () => (browserSession.user()?.id ?? guestId(parts) ?? null) !== userId;
  const owner = () => ({ userId, now: now().getTime() });
  return {
    read: () => kept.read(owner()),
    beginsEntered: () => kept.write(owner(), nothingEntered),
    keep(snapshot) {
      const over = ['created', 'goingToList'] as const;
      if (isGone()) return;
      if (over.some((state) => snapshot.matches(state))) kept.clear();
      else kept.write(owner(), savedBookingOf(snapshot.context));
    },
  };
}
