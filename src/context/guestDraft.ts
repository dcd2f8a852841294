import { useEffect, useState } from 'react';
import type { Subscribable } from 'xstate';
import { persistedState, type SnapshotFormat } from '../storage/persistedState';
import { isRecord } from '../storage/isRecord';
import type { KeyValueStore } from '../storage/keyValueStore';
import { useApiContext, type ApiContextValue } from './apiContext';
import { rememberedGuestId } from './guestId';

/**
 * Stores what a guest has started to enter, so that neither a login nor a reload loses it: for a day, as long as the
 * guest stays the same. Once the guest has left or is forgotten, nothing more is written, though the page may still
 * show. It must hold no secret.
 */
export function guestDraft<TState>(
  context: Pick<ApiContextValue, 'session' | 'browserSession' | 'clock'>,
  store: KeyValueStore,
  format: SnapshotFormat<TState>,
) {
  const { session, clock } = context;
  const stored = persistedState(store, format);
  // Read now, because the session has no user once it turns out to be over.
  const userId = session.getSnapshot().context.user?.id ?? null;
  const owner = () => ({ userId, now: clock.serverNow()?.getTime() ?? null });
  return {
    read: () => stored.read(owner()),
    /** Saves what is entered; null once there is nothing to save. */
    keep: (state: TState | null) => {
      if (rememberedGuestId(context) !== userId) return;
      if (state) stored.write(owner(), state);
      else stored.clear();
    },
  };
}

function textsIn<TName extends string>(
  value: unknown,
  names: readonly TName[],
): Partial<Record<TName, string>> | null {
  if (!isRecord(value)) return null;
  const texts: Partial<Record<TName, string>> = {};
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

/**
 * Keeps a form's texts in this tab: those from before a lost session interrupted it, and how to save them from then
 * on. For another form it needs another component.
 */
export function useTabDraft<TName extends string>(name: string, fields: readonly TName[]) {
  const context = useApiContext();
  const [{ kept, keep }] = useState(() => {
    const read = (value: unknown) => textsIn(value, fields);
    const draft = guestDraft(context, context.storage.tab, { name, read });
    return { kept: draft.read(), keep: draft.keep };
  });
  return { kept, keep };
}

/** Saves whenever a screen changes. @param keep must be stable */
export function useSaved<TSnapshot>(
  actor: Subscribable<TSnapshot>,
  keep: (snapshot: TSnapshot) => void,
): void {
  useEffect(() => {
    const keeping = actor.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [actor, keep]);
}
