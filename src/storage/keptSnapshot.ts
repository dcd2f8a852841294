import { parsedJson } from './parsedJson';
import type { TextStore } from './textStore';
import { isRecord } from './shapes';

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

/** Keeps a screen's state, so that a reload doesn't lose what the guest has entered. */
export interface KeptSnapshot<TState> {
  /** The state that was kept; one of another version, guest or day is dropped. */
  read(owner: SnapshotOwner): TState | null;
  write(owner: SnapshotOwner, state: TState): void;
  clear(): void;
}

/** Keeps snapshots of one format in a store. Nothing secret may be part of the state. */
export function keptSnapshot<TState>(
  store: TextStore,
  { name, read }: SnapshotFormat<TState>,
): KeptSnapshot<TState> {
  const key = `${snapshotPrefix}${name}`;
  return {
    read({ userId, now }) {
      const kept = parsedJson(store.read(key) ?? '');
      const mine =
        isRecord(kept) &&
        kept.userId === userId &&
        typeof kept.savedAt === 'number' &&
        now - kept.savedAt < KEPT_FOR_MS;
      const state = mine ? read(kept.state) : null;
      if (state === null) store.remove(key);
      return state;
    },
    write({ userId, now }, state) {
      store.write(key, JSON.stringify({ savedAt: now, userId, state }));
    },
    clear: () => store.remove(key),
  };
}
