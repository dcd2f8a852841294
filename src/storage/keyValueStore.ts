/** A browser's storage as the rest of the site sees it: texts under keys. It never throws. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** All keys that have a value. */
  keys(): string[];
  /** Reports that another tab may have changed something; returns how to stop. */
  watch(changed: () => void): () => void;
}

/** Stores texts as long as the page lives. */
export function memoryStore(): KeyValueStore {
  const texts = new Map<string, string>();
  const watching = new Set<() => void>();
  const tell = () => watching.forEach((changed) => changed());
  return {
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      texts.set(key, text);
      tell();
    },
    remove(key) {
      texts.delete(key);
      tell();
    },
    keys: () => [...texts.keys()],
    watch(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
  };
}

/**
 * Stores each text twice. Reads this tab's own copy, or if there is none, as in a new tab after the old one was
 * closed, the lasting copy.
 */
export function mirrorStore(own: KeyValueStore, lasting: KeyValueStore): KeyValueStore {
  const stores = [own, lasting];
  return {
    read: (key) => own.read(key) ?? lasting.read(key),
    write(key, text) {
      for (const store of stores) store.write(key, text);
    },
    remove(key) {
      for (const store of stores) store.remove(key);
    },
    keys: () => [...new Set(stores.flatMap((store) => store.keys()))],
    watch: (changed) => lasting.watch(changed),
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

/**
 * The browser's storage, which may be forbidden or full (private windows, blocked site data). What it doesn't accept
 * is kept in memory, so that the guest can still book in this tab.
 * @param open a function, because even reading `window.sessionStorage` can throw
 */
export function browserStore(open: () => Storage): KeyValueStore {
  const storage = attempt<Storage | undefined>(open, undefined);
  const memory = memoryStore();
  if (!storage) return memory;
  const removeStored = (key: string) =>
    attempt(() => {
      storage.removeItem(key);
    }, undefined);
  return {
    // What stands there although this tab could not write it was written by another tab since.
    read: (key) => attempt(() => storage.getItem(key), null) ?? memory.read(key),
    write(key, text) {
      const taken = attempt(() => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (taken) {
        memory.remove(key);
        return;
      }
      memory.write(key, text);
      // The other tabs, and this one after a reload, had better find nothing than what is out of date.
      removeStored(key);
    },
    remove(key) {
      memory.remove(key);
      removeStored(key);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => keysOf(storage), [])])],
    watch(changed) {
      // A page that the browser has put away hears nothing until it shows again.
      const watching = new AbortController();
      window.addEventListener('storage', changed, watching);
      window.addEventListener('pageshow', changed, watching);
      return () => watching.abort();
    },
  };
}
