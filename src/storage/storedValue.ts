import { parseJson } from './parseJson';
import { isRecord } from './isRecord';
import type { KeyValueStore } from './keyValueStore';

/** What is found under a key: nothing, something that can't be read, or an answer as it came. */
export type Found = { kind: 'missing' } | { kind: 'corrupt' } | { kind: 'found'; value: unknown };

/** One value of the site in a browser's storage. */
export interface StoredValue<T> {
  /** The value; undefined when it is missing or can't be read. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/**
 * An answer of the server's that belongs to a guest and is missing for everybody else. It is kept as
 * it came; whoever finds it reads it as if it came from the server.
 */
export interface GuestResponse {
  find(userId: string): Found;
  /** Keeps the answer; one that is no object holds nothing to keep. */
  write(userId: string, answer: unknown): void;
  clear(): void;
}

/** A value that is kept as it is. */
export function storedText(store: KeyValueStore, key: string): StoredValue<string> {
  return {
    read: () => store.read(key) ?? undefined,
    write: (text) => store.write(key, text),
    clear: () => store.remove(key),
  };
}

/**
 * A value that is kept as JSON.
 * @param read the value in what is found there; undefined when it is none
 */
export function storedJson<T>(
  store: KeyValueStore,
  key: string,
  read: (value: unknown) => T | undefined,
): StoredValue<T> {
  return {
    read: () => read(parseJson(store.read(key) ?? '')),
    write: (value) => store.write(key, JSON.stringify(value)),
    clear: () => store.remove(key),
  };
}

/** An answer that is kept as JSON together with the id of the user it belongs to. */
export function storedForGuest(store: KeyValueStore, key: string): GuestResponse {
  return {
    find(userId) {
      const text = store.read(key);
      if (text === null) return { kind: 'missing' };
      const value = parseJson(text);
      if (!isRecord(value) || typeof value.userId !== 'string') return { kind: 'corrupt' };
      if (value.userId !== userId) return { kind: 'missing' };
      return { kind: 'found', value };
    },
    write(userId, answer) {
      if (isRecord(answer)) store.write(key, JSON.stringify({ ...answer, userId }));
    },
    clear: () => store.remove(key),
  };
}
