import { type ComponentType, lazy, useState } from 'react';
import { loadRequired } from '../browser/siteVersion';

/** A page in a separate chunk. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the chunk ahead of time. Never rejects, because it can be loaded later. */
  preload: () => Promise<void>;
  /** The names of the components that have been loaded. */
  names: () => string[];
}

/**
 * Creates a page that is loaded when it is shown, or earlier when a guest is about to open it. Once loaded it renders
 * without suspending, which hydration requires.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  async function keep(loading: ReturnType<typeof load>) {
    const page = await loading;
    loaded = page.default;
    return page;
  }
  const Awaited = lazy(() => keep(loadRequired(load)));

  function Page() {
    // Keeps the same component while mounted, however its chunk was loaded.
    const [Shown] = useState<ComponentType>(() => loaded ?? Awaited);
    return <Shown />;
  }

  async function preload() {
    try {
      await keep(load());
    } catch {
      // The network may be back when the page is really needed.
    }
  }
  return { Page, preload, names: () => (loaded ? [loaded.name] : []) };
}

/** A page that is preloaded together with the components around it. */
export function preloadedTogether(page: LazyPage, ...others: LazyPage[]): LazyPage {
  return {
    Page: page.Page,
    async preload() {
      await Promise.all([page, ...others].map(({ preload }) => preload()));
    },
    names: () => [page, ...others].flatMap(({ names }) => names()),
  };
}
