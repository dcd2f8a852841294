import type { BookingSnapshot } from '../../machines/booking/bookingMachine';
import { noRooms } from '../../machines/shared/roomsLeft';
import { readSavedBooking, savedBookingOf } from '../../machines/booking/savedBooking';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import type { ApiContextValue } from '../context/apiContext';
import { guestId, rememberedGuestId } from '../context/guestId';
import { persistedState } from '../storage/persistedState';
import { sharedSnapshot } from '../storage/sharedSnapshot';

const nothingEntered = savedBookingOf({
  form: emptyReservationForm,
  counts: noRooms,
  idempotencyKey: null,
});

/**
 * Stores a guest's booking in progress for a day, as long as the guest stays the same: after a logout, here or in
 * another tab, nothing more is written.
 */
export function bookingStorage(context: ApiContextValue) {
  const { storage, randomKey, clock } = context;
  const saved = sharedSnapshot(
    { tab: storage.tab, device: storage.device, newId: randomKey },
    { name: 'booking', read: readSavedBooking },
  );
  const made = persistedState(storage.tab, {
    name: 'reservationMade',
    read: (id) => (typeof id === 'string' ? id : null),
  });
  const userId = guestId(context) ?? null;
  const isGone = () => rememberedGuestId(context) !== userId;
  const owner = () => ({ userId, now: clock.serverNow()?.getTime() ?? null });
  return {
    read: () => saved.read(owner()),
    /** The reservation that the last booking in this tab became; null if there was none. */
    madeBefore: () => made.read(owner()),
    /** Makes the next snapshot be saved although nothing has changed, because the booking starts with unsaved entries. */
    beginsEntered: () => saved.write(owner(), nothingEntered),
    /** Saves what the guest has entered; once the reservation is created, only which it is. */
    keep: (snapshot: BookingSnapshot) => {
      const over = ['created', 'navigatingToList'] as const;
      if (isGone()) return;
      const { reservationId } = snapshot.context;
      if (reservationId !== null) made.write(owner(), reservationId);
      if (over.some((state) => snapshot.matches(state))) saved.clear();
      else saved.write(owner(), savedBookingOf(snapshot.context));
    },
  };
}
