import type { BookingElsewhere } from '../../machines/booking/bookingContext';
import type { BookingSnapshot } from '../../machines/booking/bookingMachine';
import { noRooms } from '../../machines/shared/roomsLeft';
import { readSavedBooking, savedBookingOf } from '../../machines/booking/savedBooking';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import { textAt } from '../api/valueAt';
import type { ApiContextValue } from '../context/apiContext';
import { guestId, rememberedGuestId } from '../context/guestId';
import { isRecord } from '../storage/isRecord';
import { persistedState } from '../storage/persistedState';
import { sharedSnapshot } from '../storage/sharedSnapshot';

const nothingEntered = savedBookingOf({
  form: emptyReservationForm,
  counts: noRooms,
  idempotencyKey: null,
});

interface Created {
  reservationId: string | null;
}

/**
 * Stores a guest's booking in progress for a day, as long as the guest stays the same: after a logout, here or in
 * another tab, nothing more is written.
 */
export function bookingStorage(context: ApiContextValue) {
  const { storage, randomKey, clock } = context;
  const saved = sharedSnapshot(
    { tab: storage.tab, device: storage.device, newId: randomKey },
    { name: 'booking', read: readSavedBooking, keyOf: ({ idempotencyKey }) => idempotencyKey },
  );
  const made = persistedState(storage.tab, {
    name: 'reservationMade',
    read: (id) => (typeof id === 'string' ? id : null),
  });
  const userId = guestId(context) ?? null;
  const isGone = () => rememberedGuestId(context) !== userId;
  const owner = () => ({ userId, now: clock.serverNow()?.getTime() ?? null });
  const ended = (): object => {
    const found = storage.bookingsEnded.find(userId ?? '');
    return found.kind === 'found' && isRecord(found.value) ? found.value : {};
  };
  /** Whether this tab has it on its way, and knows by itself what becomes of it. */
  let isBeingSent = false;

  /** The booking's end in any tab; undefined before it. */
  function endOf(id: string | undefined): BookingElsewhere | undefined {
    if (id === undefined || !(id in ended())) return undefined;
    const reservationId = textAt(ended(), id);
    return reservationId === undefined ? { kind: 'abandoned' } : { kind: 'created', reservationId };
  }

  function noteEnd(reservationId: string | null): void {
    const id = saved.id();
    if (id !== undefined && userId !== null) {
      storage.bookingsEnded.write(userId, { ...ended(), [id]: reservationId });
    }
  }

  const alone = async <T>(work: () => Promise<T>, signal: AbortSignal) =>
    context.withLock(`booking-${saved.id() ?? ''}`, work, signal);

  return {
    /** The booking that this tab goes on with, unless it has ended in another. */
    read() {
      const end = endOf(saved.id());
      if (end?.kind === 'created') made.write(owner(), end.reservationId);
      if (end) saved.clear();
      return saved.read(owner());
    },
    /** The reservation that the last booking in this tab became; null if there was none. */
    madeBefore: () => made.read(owner()),
    /** Makes the next snapshot be saved although nothing has changed, because the booking starts with unsaved entries. */
    beginsEntered: () => saved.write(owner(), nothingEntered),
    /** The other tab's last change to this booking; null while only this tab has changed it, or is sending it. */
    elsewhere(): BookingElsewhere | null {
      if (isBeingSent) return null;
      const [end, copy] = [endOf(saved.id()), saved.copy()];
      if (end) return end;
      if (copy === null || copy.isFromHere) return null;
      return copy.state.idempotencyKey === null
        ? { kind: 'refused' }
        : { kind: 'sent', booking: copy.state };
    },
    /** Reports that another tab may have changed it; returns how to stop. */
    watch: (changed: () => void) => storage.device.watch(changed),
    /** Stores the key before the booking is sent under it, so that no other tab sends it under another. */
    claim(idempotencyKey: string) {
      const booking = saved.id() === undefined ? null : saved.read(owner());
      if (booking) saved.write(owner(), { ...booking, idempotencyKey });
    },
    /**
     * Sends the booking while no other tab does, unless another was first. The end is stored before another may send.
     * @returns null if nothing was sent
     */
    send: async (
      key: string,
      isElsewhere: (key: string) => boolean,
      send: () => Promise<Created>,
      signal: AbortSignal,
    ) =>
      alone(async () => {
        if (isElsewhere(key)) return null;
        isBeingSent = true;
        saved.sentAs(key);
        try {
          const created = await send();
          if (!isGone() && !signal.aborted) noteEnd(created.reservationId);
          return created;
        } finally {
          isBeingSent = false;
        }
      }, signal),
    /** Resolves once no other tab sends the booking, at the latest with that tab's end. */
    senderIsDone: async (signal: AbortSignal) => alone(() => Promise.resolve(), signal),
    /** Saves what the guest has entered; once the reservation is created, only which it is. */
    keep: (snapshot: BookingSnapshot) => {
      const over = ['created', 'navigatingToList'] as const;
      if (isGone()) return;
      const { reservationId, ownDraft } = snapshot.context;
      if (reservationId !== null) made.write(owner(), reservationId);
      if (over.some((state) => snapshot.matches(state))) {
        noteEnd(reservationId);
        saved.clear();
      } else if (ownDraft === null) {
        saved.write(owner(), savedBookingOf(snapshot.context));
      }
    },
  };
}
