import { parseJson } from './parseJson';
import type { KeyValueStore } from './keyValueStore';
import { isRecord } from './isRecord';

/** What the keys of all kept snapshots begin with. */
export const snapshotPrefix = 'snapshot:';

/** How long a screen left half-done is kept, in milliseconds: a day. */
const KEPT_FOR_MS = 86_400_000;

/** What a screen's state is kept under, and how it is recognised when it is read back. */
export interface SnapshotFormat<TState> {
  name: string;
  /** The state in a value; null when it is nothing that this version of the site wrote. */
  read: (value: unknown) => TState | null;
}

/** Whom a snapshot belongs to (null: a visitor), and the time in milliseconds since 1970. */
export interface SnapshotOwner {
  userId: string | null;
  now: number;
}

/** What tells two kept copies apart, and which of them is the newer one. */
export interface SnapshotStamp {
  /** Tells what is kept from other things of the same format, where there can be several. */
  id: string | undefined;
  /** How many changes it has seen in all tabs. The clock can't tell the newer copy: it can be set back. */
  changes: number;
}

/** Keeps a screen's state, so that a reload doesn't lose what the guest has entered. */
export interface PersistedState<TState> {
  /** The state that was kept; one of another version, guest or day is dropped. */
  read(owner: SnapshotOwner): TState | null;
  write(owner: SnapshotOwner, state: TState, stamp?: SnapshotStamp): void;
  clear(): void;
  /** Of what is there, whosever it is and however old; null where there is nothing. */
  stamp(): SnapshotStamp | null;
}

/** The id of the guest to whom a kept text belongs; null where it is a visitor's. */
export function ownerOf(text: string | null): string | null {
  const kept = parseJson(text ?? '');
  return isRecord(kept) && typeof kept.userId === 'string' ? kept.userId : null;
}

/** Keeps snapshots of one format in a store. Nothing secret may be part of the state. */
export function persistedState<TState>(
  store: KeyValueStore,
  { name, read }: SnapshotFormat<TState>,
): PersistedState<TState> {
  const key = `${snapshotPrefix}${name}`;
  const envelope = () => parseJson(store.read(key) ?? '');
  return {
    read({ userId, now }) {
      const kept = envelope();
      const mine =
        isRecord(kept) &&
        kept.userId === userId &&
        typeof kept.savedAt === 'number' &&
        now - kept.savedAt < KEPT_FOR_MS;
      const state = mine ? read(kept.state) : null;
      if (state === null) store.remove(key);
      return state;
    },
    write({ userId, now }, state, stamp) {
      store.write(key, JSON.stringify({ ...stamp, savedAt: now, userId, state }));
    },
    clear: () => store.remove(key),
    stamp() {
      const kept = envelope();
      if (!isRecord(kept)) return null;
      const { id, changes } = kept;
      return {
        id: typeof id === 'string' ? id : undefined,
        changes: typeof changes === 'number' ? changes : 0,
      };
    },
  };
}
