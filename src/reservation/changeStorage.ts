import { useState } from 'react';
import { readSavedChange, savedChangeOf } from './savedChange';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { useApiContext, type ApiContextValue } from '../context/apiContext';
import { guestDraft } from '../context/guestDraft';

interface Wanting {
  context: { wanted: PendingChange | null; idempotencyKey: string | null };
}

/** Stores the change that a guest has started to enter for a reservation; it outlives the tab. */
export function changeStorage(
  context: Pick<ApiContextValue, 'storage' | 'session' | 'browserSession' | 'clock'>,
  reservationId: string,
) {
  const name = `change:${reservationId}`;
  const draft = guestDraft(context, context.storage.underWay, { name, read: readSavedChange });
  const found = draft.read();
  const saved = found?.reservationId === reservationId ? found : null;
  let isOurs = saved !== null;
  return {
    saved,
    /**
     * Saves the wanted change; once it is applied or dropped, there is nothing to save. Another tab's is left alone, for
     * only its key can tell what became of it.
     */
    keep: ({ context: { wanted, idempotencyKey } }: Wanting) => {
      const change = savedChangeOf(reservationId, wanted, idempotencyKey);
      if (change !== null || isOurs) draft.keep(change);
      isOurs = change !== null;
    },
  };
}

/** The change that was saved when a reservation's screen opened, and how to save it from then on. */
export function useChangeStorage(reservationId: string) {
  const context = useApiContext();
  const [{ saved, keep }] = useState(() => changeStorage(context, reservationId));
  return { wanted: saved?.wanted ?? null, idempotencyKey: saved?.idempotencyKey ?? null, keep };
}
