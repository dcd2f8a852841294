import { parsedJson } from './parsedJson';
import { isRecord } from './shapes';
import type { TextStore } from './textStore';

/** What is found under a key: nothing, something that can't be read, or a value. */
export type Found<T> = { kind: 'missing' } | { kind: 'corrupt' } | { kind: 'found'; value: T };

/** One value of the site in a browser's storage. */
export interface KeptValue<T> {
  /** The value; undefined when it is missing or can't be read. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/** A {@link KeptValue} that belongs to a guest and is missing for everybody else. */
export interface GuestsValue<T> {
  find(userId: string): Found<T>;
  write(userId: string, value: T): void;
  clear(): void;
}

type Guard<T> = (value: unknown) => value is T;

/** A value that is kept as it is. */
export function keptText(store: TextStore, key: string): KeptValue<string> {
  return {
    read: () => store.read(key) ?? undefined,
    write: (text) => store.write(key, text),
    clear: () => store.remove(key),
  };
}

/** A value that is kept as JSON. */
export function keptJson<T>(store: TextStore, key: string, guard: Guard<T>): KeptValue<T> {
  return {
    read() {
      const value = parsedJson(store.read(key) ?? '');
      return guard(value) ? value : undefined;
    },
    write: (value) => store.write(key, JSON.stringify(value)),
    clear: () => store.remove(key),
  };
}

/** An object that is kept as JSON together with the id of the user it belongs to. */
export function keptForGuest<T extends object>(
  store: TextStore,
  key: string,
  guard: Guard<T>,
): GuestsValue<T> {
  return {
    find(userId) {
      const text = store.read(key);
      if (text === null) return { kind: 'missing' };
      const value = parsedJson(text);
      if (!isRecord(value) || typeof value.userId !== 'string') return { kind: 'corrupt' };
      if (value.userId !== userId) return { kind: 'missing' };
      return guard(value) ? { kind: 'found', value } : { kind: 'corrupt' };
    },
    write: (userId, value) => store.write(key, JSON.stringify({ ...value, userId })),
    clear: () => store.remove(key),
  };
}
