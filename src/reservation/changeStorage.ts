import { useEffect, useState } from 'react';
import type { Subscribable } from 'xstate';
import {
  readSavedChange,
  savedChangeOf,
  type SavedChange,
} from '../../machines/reservation/savedChange';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { useApiContext, type ApiContextValue } from '../context/apiContext';
import { rememberedGuestId } from '../context/rememberedGuestId';
import { persistedState } from '../storage/persistedState';

interface Wanting {
  context: { wanted: PendingChange | null };
}

/** Stores the change that a guest has started to enter for a reservation. */
export interface ChangeStorage {
  read: () => SavedChange['wanted'] | null;
  /** Saves the wanted change; once it is applied or dropped, there is nothing to save. */
  keep: (snapshot: Wanting) => void;
}

/**
 * The storage of a reservation's change in progress: for a day, as long as the guest stays the same. Once the guest
 * has left or is forgotten, nothing more is written, though the page may still show.
 */
export function changeStorage(
  context: Pick<ApiContextValue, 'storage' | 'session' | 'browserSession' | 'clock'>,
  reservationId: string,
): ChangeStorage {
  const { storage, session, clock } = context;
  const name = `change:${reservationId}`;
  const stored = persistedState(storage.underWay, { name, read: readSavedChange });
  // Read now, because the session has no user once it turns out to be over.
  const userId = session.getSnapshot().context.user?.id ?? null;
  const owner = () => ({ userId, now: clock.serverNow()?.getTime() ?? null });
  return {
    read() {
      const saved = stored.read(owner());
      return saved?.reservationId === reservationId ? saved.wanted : null;
    },
    keep({ context: { wanted } }) {
      if (rememberedGuestId(context) !== userId) return;
      const saved = savedChangeOf(reservationId, wanted);
      if (saved) stored.write(owner(), saved);
      else stored.clear();
    },
  };
}

/** The change that was saved when a reservation's screen opened, and how to save it from then on. */
export function useChangeStorage(reservationId: string) {
  const context = useApiContext();
  const [{ wanted, keep }] = useState(() => {
    const stored = changeStorage(context, reservationId);
    return { wanted: stored.read(), keep: stored.keep };
  });
  return { wanted, keep };
}

/** Saves the guest's wanted change whenever it changes. */
export function useSavedChange(actor: Subscribable<Wanting>, keep: ChangeStorage['keep']): void {
  useEffect(() => {
    const keeping = actor.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [actor, keep]);
}
