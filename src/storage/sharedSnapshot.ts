import {
  persistedState,
  type PersistedState,
  type SnapshotFormat,
  type SnapshotStamp,
} from './persistedState';
import type { KeyValueStore } from './keyValueStore';

/** Where a snapshot that outlives its tab is stored. */
export interface TabAndDevice {
  /** This tab's own store. */
  tab: KeyValueStore;
  /** Outlives the tab, and is shared with other tabs. */
  device: KeyValueStore;
  /** Creates a unique id. */
  newId: () => string;
}

/**
 * Stores a screen's state in its tab from the first change on, with a copy that outlives the tab. All tabs share the
 * place of that copy: it holds what was begun last, with the last change from any tab. A tab removes the copy with
 * its own, unless another tab has changed it since, or has replaced it by something begun later.
 */
export function sharedSnapshot<TState>(
  { tab, device, newId }: TabAndDevice,
  { name, read }: SnapshotFormat<TState>,
): PersistedState<TState> {
  const own = persistedState(tab, { name, read });
  const copy = persistedState(device, { name, read });
  let known: SnapshotStamp | null = null;
  let saved: string | undefined;

  function take(from: PersistedState<TState>, state: TState | null): TState | null {
    const stamp = from.stamp();
    if (state === null || stamp === null) return null;
    known = stamp;
    saved = JSON.stringify(state);
    return state;
  }

  return {
    read: (owner) => take(own, own.read(owner)) ?? take(copy, copy.read(owner)),
    write(owner, state) {
      const text = JSON.stringify(state);
      const changed = saved !== undefined && text !== saved;
      saved = text;
      if (!changed) return;
      const there = copy.stamp();
      const isOfLater = known !== null && there !== null && there.id !== known.id;
      const changes = Math.max(known?.changes ?? 0, there?.changes ?? 0) + 1;
      known = { id: known?.id ?? newId(), changes };
      own.write(owner, state, known);
      if (!isOfLater) copy.write(owner, state, known);
    },
    clear() {
      own.clear();
      const there = copy.stamp();
      if (known !== null && there?.id === known.id && there?.changes === known.changes) {
        copy.clear();
      }
      known = null;
      saved = undefined;
    },
    stamp: () => own.stamp() ?? copy.stamp(),
  };
}
