import { persistedState, type PersistedState, type SnapshotFormat } from './persistedState';
import type { KeyValueStore } from './keyValueStore';

/** Where a snapshot is kept that outlives its tab. */
export interface TabAndDevice {
  /** This tab's own. */
  tab: KeyValueStore;
  /** Outlives the tab, and other tabs keep theirs there too. */
  device: KeyValueStore;
  /** An id that nobody else makes. */
  newId: () => string;
}

/**
 * Keeps a screen's state in its tab from the first change on, and a copy that outlives the tab where the other tabs keep
 * theirs. The copy carries the id of what is kept and the time of the last change: a tab takes away
 * or replaces no copy that is newer than what it knows of, whether of the same thing or another.
 */
export function sharedSnapshot<TState>(
  { tab, device, newId }: TabAndDevice,
  { name, read }: SnapshotFormat<TState>,
): PersistedState<TState> {
  const own = persistedState(tab, { name, read });
  const copy = persistedState(device, { name, read });
  let id: string | undefined;
  let changedAt = 0;
  let kept: string | undefined;

  /** Whether another tab has changed the copy since this one did. */
  function isOutdone(): boolean {
    const there = copy.stamp();
    return there !== null && there.savedAt > changedAt;
  }

  function take(from: PersistedState<TState>, state: TState | null): TState | null {
    const stamp = from.stamp();
    if (state === null || stamp === null) return null;
    id = stamp.id;
    changedAt = stamp.savedAt;
    kept = JSON.stringify(state);
    return state;
  }

  return {
    read: (owner) => take(own, own.read(owner)) ?? take(copy, copy.read(owner)),
    write(owner, state) {
      const text = JSON.stringify(state);
      const changed = kept !== undefined && text !== kept;
      kept = text;
      if (!changed) return;
      id ??= newId();
      changedAt = owner.now;
      own.write({ ...owner, id }, state);
      if (!isOutdone()) copy.write({ ...owner, id }, state);
    },
    clear() {
      own.clear();
      const there = copy.stamp();
      if (there?.id === id && !isOutdone()) copy.clear();
      id = undefined;
      changedAt = 0;
      kept = undefined;
    },
    stamp: () => own.stamp() ?? copy.stamp(),
  };
}
