import { parseJson } from './parseJson';
import type { KeyValueStore } from './keyValueStore';
import { isRecord } from './isRecord';

/** The prefix of the keys of all stored snapshots. */
export const snapshotPrefix = 'snapshot:';

/** How long an unfinished screen is stored, in milliseconds: a day. */
const SAVED_FOR_MS = 86_400_000;

/** The name under which a screen's state is stored, and how it is validated when read. */
export interface SnapshotFormat<TState> {
  name: string;
  /** The state in a value; null if this version of the site didn't write it. */
  read: (value: unknown) => TState | null;
}

/**
 * A snapshot's owner (null: a visitor), and the server's time in milliseconds since 1970; null if it is not known.
 */
export interface SnapshotOwner {
  userId: string | null;
  now: number | null;
}

/** Identifies a stored copy, and tells which of two is newer. */
interface SnapshotStamp {
  /** Distinguishes it from others of the same format, if there can be several. */
  id: string | undefined;
  /**
   * How many changes it has seen in all tabs. Timestamps can't tell which copy is newer, because the clock can be set
   * back.
   */
  changes: number;
}

/** Stores a screen's state, so that a reload doesn't lose what the guest has entered. */
export interface PersistedState<TState> {
  /** The stored state; drops one of another version, guest or day. */
  read(owner: SnapshotOwner): TState | null;
  write(owner: SnapshotOwner, state: TState, stamp?: SnapshotStamp): void;
  clear(): void;
  /** The stamp of what is stored, whatever its owner and age; null if nothing is. */
  stamp(): SnapshotStamp | null;
}

/** The id of a stored text's owner; null if it is a visitor's. */
export function ownerOf(text: string | null): string | null {
  const saved = parseJson(text ?? '');
  return isRecord(saved) && typeof saved.userId === 'string' ? saved.userId : null;
}

/** Whether a snapshot is kept. Only the server's time can tell that a day is over; until that is known, it is. */
function isKept(savedAt: unknown, now: number | null): boolean {
  if (typeof savedAt !== 'number' || now === null) return true;
  // Either way: a server's clock that was far ahead and is right again must not keep it for longer.
  return Math.abs(now - savedAt) < SAVED_FOR_MS;
}

/** Stores snapshots of one format. The state must not contain anything secret. */
export function persistedState<TState>(
  store: KeyValueStore,
  { name, read }: SnapshotFormat<TState>,
): PersistedState<TState> {
  const key = `${snapshotPrefix}${name}`;
  const envelope = () => parseJson(store.read(key) ?? '');
  return {
    read({ userId, now }) {
      const saved = envelope();
      const mine = isRecord(saved) && saved.userId === userId && isKept(saved.savedAt, now);
      const state = mine ? read(saved.state) : null;
      if (state === null) store.remove(key);
      return state;
    },
    write({ userId, now }, state, stamp) {
      store.write(key, JSON.stringify({ ...stamp, savedAt: now, userId, state }));
    },
    clear: () => store.remove(key),
    stamp() {
      const saved = envelope();
      if (!isRecord(saved)) return null;
      const { id, changes } = saved;
      return {
        id: typeof id === 'string' ? id : undefined,
        changes: typeof changes === 'number' ? changes : 0,
      };
    },
  };
}
