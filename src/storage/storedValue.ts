import { parseJson } from './parseJson';
import { isRecord } from './isRecord';
import type { KeyValueStore } from './keyValueStore';

/** The value under a key: nothing, something unreadable, or a response not yet parsed. */
export type Lookup = { kind: 'missing' } | { kind: 'corrupt' } | { kind: 'found'; value: unknown };

/** One value in a browser's storage. */
export interface StoredValue<T> {
  /** The value; undefined if it is missing or unreadable. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/** A value that is stored as it is. */
export function storedText(store: KeyValueStore, key: string): StoredValue<string> {
  return {
    read: () => store.read(key) ?? undefined,
    write: (text) => store.write(key, text),
    clear: () => store.remove(key),
  };
}

/**
 * A text that may belong to one guest, whose user id is stored beside it. It is missing for other guests; without an
 * owner, it is everyone's.
 * @param key the text's; its owner's id is stored under the same key with `Owner` behind it
 */
export function ownedText(store: KeyValueStore, key: string) {
  const text = storedText(store, key);
  const owner = storedText(store, `${key}Owner`);
  return {
    /** @param userId who reads it; undefined for a visitor */
    read: (userId: string | undefined) =>
      (owner.read() ?? userId) === userId ? text.read() : undefined,
    /** @param userId its owner; undefined if it is everyone's */
    write(value: string, userId: string | undefined) {
      text.write(value);
      if (userId === undefined) owner.clear();
      else owner.write(userId);
    },
    clear() {
      text.clear();
      owner.clear();
    },
  };
}

/**
 * A value that is stored as JSON.
 * @param read validates what is found; undefined if it is invalid
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

/**
 * A response that belongs to a guest, whose user id is stored with it, and is missing for everyone else. It is stored
 * unparsed, and read like one from the server.
 */
export function storedForGuest(store: KeyValueStore, key: string) {
  return {
    find(userId: string): Lookup {
      const text = store.read(key);
      if (text === null) return { kind: 'missing' };
      const value = parseJson(text);
      if (!isRecord(value) || typeof value.userId !== 'string') return { kind: 'corrupt' };
      if (value.userId !== userId) return { kind: 'missing' };
      return { kind: 'found', value };
    },
    /** Stores the response, unless it is not an object. */
    write(userId: string, response: unknown) {
      if (isRecord(response)) store.write(key, JSON.stringify({ ...response, userId }));
    },
    clear: () => store.remove(key),
  };
}
