import { useState } from 'react';
import { readSavedChange, savedChangeOf } from '../../machines/reservation/savedChange';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { useApiContext, type ApiContextValue } from '../context/apiContext';
import { guestDraft } from '../context/guestDraft';

interface Wanting {
  context: { wanted: PendingChange | null };
}

/** Stores the change that a guest has started to enter for a reservation; it outlives the tab. */
export function changeStorage(
  context: Pick<ApiContextValue, 'storage' | 'session' | 'browserSession' | 'clock'>,
  reservationId: string,
) {
  const name = `change:${reservationId}`;
  const draft = guestDraft(context, context.storage.underWay, { name, read: readSavedChange });
  return {
    read() {
      const saved = draft.read();
      return saved?.reservationId === reservationId ? saved.wanted : null;
    },
    /** Saves the wanted change; once it is applied or dropped, there is nothing to save. */
    keep: ({ context: { wanted } }: Wanting) => draft.keep(savedChangeOf(reservationId, wanted)),
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
