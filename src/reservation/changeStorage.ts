import { useEffect, useState } from 'react';
import type { Subscribable } from 'xstate';
import {
  readSavedChange,
  savedChangeOf,
  type SavedChange,
} from '../../machines/reservation/savedChange';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { useApiContext, type ApiContextValue } from '../context/apiContext';
import { persistedState } from '../storage/persistedState';

interface Wanting {
  context: { wanted: PendingChange | null };
}

/** What a guest has begun to enter about a reservation. */
export interface ChangeStorage {
  read: () => SavedChange['wanted'] | null;
  /** Keeps what is wanted; once it is done, or not wanted any more, there is nothing to keep. */
  keep: (snapshot: Wanting) => void;
}

/** The change of a reservation under way, kept for a day and for as long as the guest is the same. */
export function changeStorage(
  { storage, session, now }: Pick<ApiContextValue, 'storage' | 'session' | 'now'>,
  reservationId: string,
): ChangeStorage {
  const name = `change:${reservationId}`;
  const kept = persistedState(storage.underWay, { name, read: readSavedChange });
  // Read now: the session has no user any more when it turns out to be over.
  const userId = session.getSnapshot().context.user?.id ?? null;
  const owner = () => ({ userId, now: now().getTime() });
  return {
    read() {
      const saved = kept.read(owner());
      return saved?.reservationId === reservationId ? saved.wanted : null;
    },
    keep({ context: { wanted } }) {
      const saved = savedChangeOf(reservationId, wanted);
      if (saved) kept.write(owner(), saved);
      else kept.clear();
    },
  };
}

/** The change that was kept of a reservation when its screen opened, and how it is kept from then on. */
export function useChangeStorage(reservationId: string) {
  const parts = useApiContext();
  const [{ wanted, keep }] = useState(() => {
    const kept = changeStorage(parts, reservationId);
    return { wanted: kept.read(), keep: kept.keep };
  });
  return { wanted, keep };
}

/** Keeps what a screen's guest wants after every change of it. */
export function useSavedChange(actor: Subscribable<Wanting>, keep: ChangeStorage['keep']): void {
  useEffect(() => {
    const keeping = actor.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [actor, keep]);
}
