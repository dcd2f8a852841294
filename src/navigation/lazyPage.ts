import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page in a chunk of its own. */
export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches the chunk ahead of time. */
  preload: () => void;
}

/** Makes a page that is fetched when it is shown, or earlier when a guest is about to go there. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return {
    Page: lazy(load),
    preload() {
      load().catch(() => {
        // Without a network now there may be one when the page is really wanted.
      });
    },
  };
}

/** The page, fetched ahead of time together with what it needs or is likely to lead to. */
export function preloadedTogether(page: LazyPage, ...others: LazyPage[]): LazyPage {
  return {
    Page: page.Page,
    preload() {
      [page, ...others].forEach(({ preload }) => {
        preload();
      });
    },
  };
}
