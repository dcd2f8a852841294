import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking';
import { readSavedBooking, savedBookingOf, type SavedBooking } from '../../machines/savedBooking';
import type { JourneyParts } from '../actors/siteParts';
import { keptSnapshot } from '../storage/keptSnapshot';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

export interface KeptBooking {
  read: () => SavedBooking | null;
  /** Keeps what the guest has entered; once the reservation is created there is nothing to keep. */
  keep: (snapshot: BookingSnapshot) => void;
}

/** The booking that a guest has under way, kept for a day and for as long as the guest is the same. */
export function keptBooking({ storage, session, now }: JourneyParts): KeptBooking {
  const kept = keptSnapshot(storage.underWay, { name: 'booking', read: readSavedBooking });
  const userId = session.getSnapshot().context.user?.id ?? null;
  const owner = () => ({ userId, now: now().getTime() });
  return {
    read: () => kept.read(owner()),
    keep(snapshot) {
      const over = ['created', 'goingToList', 'booked'] as const;
      if (over.some((state) => snapshot.matches(state))) kept.clear();
      else kept.write(owner(), savedBookingOf(snapshot.context));
    },
  };
}
