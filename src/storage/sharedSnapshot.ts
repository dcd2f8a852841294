import { isRecord } from './isRecord';
import { parseJson } from './parseJson';
import {
  persistedState,
  snapshotPrefix,
  type PersistedState,
  type SnapshotFormat,
  type SnapshotOwner,
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

/** A snapshot that may be sent to the server under a key. */
interface SharedFormat<TState> extends SnapshotFormat<TState> {
  /** The key under which a state was sent, until its outcome is known. */
  keyOf?: (state: TState) => string | null;
}

interface SharedState<TState> extends Omit<PersistedState<TState>, 'stamp'> {
  /** The id that its copies share in all tabs; undefined before anything has changed. */
  id(): string | undefined;
  /** Notes that this tab sends what all share under a key, whatever it has stored itself. */
  sentAs(key: string): void;
  /** The copy that all tabs share, and whether this tab has written it; null if there is none. */
  copy(): { state: TState; isFromHere: boolean } | null;
}

/**
 * Stores a screen's state in its tab from the first change on, with a copy that outlives the tab. Something begun later
 * has a copy of its own. A new tab takes up what was sent and not answered, or else what was changed last. A copy with
 * a key is replaced only by a tab that has sent it. A tab removes the copy with its own, unless another tab has changed
 * it since and nobody has sent it.
 */
export function sharedSnapshot<TState>(
  { tab, device, newId }: TabAndDevice,
  { name, read, keyOf = () => null }: SharedFormat<TState>,
): SharedState<TState> {
  const first = `${snapshotPrefix}${name}`;
  const own = persistedState(tab, { name, read });
  const at = (place: string) =>
    persistedState(device, { name: place.slice(snapshotPrefix.length), read });
  const places = () =>
    device.keys().filter((place) => place === first || place.startsWith(`${first}#`));
  const changesAt = (place: string) => at(place).stamp()?.changes ?? 0;
  let saved: string | undefined;
  let sent: string | null = null;

  function placeOf(id: string | undefined): string {
    const place = places().find((place) => at(place).stamp()?.id === id);
    return place ?? (places().includes(first) ? `${first}#${id ?? ''}` : first);
  }

  /** The entry at a place, whoever owns it. */
  function stateAt(place: string): TState | null {
    const stored = parseJson(device.read(place) ?? '');
    return isRecord(stored) ? read(stored.state) : null;
  }

  const keyAt = (place: string) => {
    const state = stateAt(place);
    return state && keyOf(state);
  };

  function takeUp(owner: SnapshotOwner): TState | null {
    const mine = places().filter((place) => at(place).read(owner) !== null);
    const sent = mine.filter((place) => keyAt(place) !== null);
    const [place, ...others] = sent.length > 0 ? sent : mine;
    if (place === undefined) return null;
    const last = others.reduce(
      (one, other) => (changesAt(other) > changesAt(one) ? other : one),
      place,
    );
    tab.write(first, device.read(last) ?? '');
    return own.read(owner);
  }

  return {
    read(owner) {
      const state = own.read(owner) ?? takeUp(owner);
      if (state !== null) saved = JSON.stringify(state);
      return state;
    },
    write(owner, state) {
      const text = JSON.stringify(state);
      const changed = saved !== undefined && text !== saved;
      saved = text;
      if (!changed) return;
      const before = own.read(owner);
      const known = own.stamp() ?? { id: newId(), changes: 0 };
      const place = placeOf(known.id);
      const sentAs = keyAt(place);
      const isSender = [sent, before && keyOf(before), keyOf(state)].includes(sentAs);
      const changes = Math.max(known.changes, ...places().map(changesAt)) + 1;
      const stamp = { id: known.id ?? newId(), changes };
      own.write(owner, state, stamp);
      if (sentAs === null || isSender) at(place).write(owner, state, stamp);
    },
    clear() {
      const known = own.stamp();
      own.clear();
      saved = undefined;
      if (known === null) return;
      const place = placeOf(known.id);
      if (changesAt(place) === known.changes || keyAt(place) !== null) device.remove(place);
    },
    id: () => own.stamp()?.id,
    sentAs(key) {
      sent = key;
    },
    copy() {
      const known = own.stamp();
      const place = placeOf(known?.id);
      const state = known === null ? null : stateAt(place);
      return state && { state, isFromHere: changesAt(place) === known?.changes };
    },
  };
}
