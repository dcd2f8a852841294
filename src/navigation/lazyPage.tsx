import { type ComponentType, lazy, useState } from 'react';

/** A page in a chunk of its own. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the chunk ahead of time. Never rejects: what can't be fetched now may be later. */
  preload: () => Promise<void>;
  /** The names of the components that have been fetched. */
  names: () => string[];
}

/** A page's chunk that could not be fetched: the line is bad, or a new version was published. */
export class ChunkLoadError extends Error {
  override name = 'ChunkNotFetched';
}

/**
 * Makes a page that is fetched when it is shown, or earlier when a guest is about to go there. Once
 * it is there it is shown without waiting, as it must be to take over what was rendered before.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  async function loadOnce() {
    const page = await load().catch((cause: unknown) => {
      throw new ChunkLoadError('The page could not be fetched', { cause });
    });
    loaded = page.default;
    return page;
  }
  const Awaited = lazy(loadOnce);

  function Page() {
    // It stays the same element as long as it is shown, however its chunk came.
    const [Shown] = useState<ComponentType>(() => loaded ?? Awaited);
    return <Shown />;
  }

  async function preload() {
    try {
      await loadOnce();
    } catch {
      // Without a network now there may be one when the page is really wanted.
    }
  }
  return { Page, preload, names: () => (loaded ? [loaded.name] : []) };
}

/** The page, fetched ahead of time together with what it stands in. */
export function preloadedTogether(page: LazyPage, ...others: LazyPage[]): LazyPage {
  return {
    Page: page.Page,
    async preload() {
      await Promise.all([page, ...others].map(({ preload }) => preload()));
    },
    names: () => [page, ...others].flatMap(({ names }) => names()),
  };
}
