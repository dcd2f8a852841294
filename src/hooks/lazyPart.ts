import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A part of a page that is fetched when it shows. Where it can't be fetched, the page stands without it: a browser
 * remembers a script that failed, so that only loading the page again helps.
 * @param Instead what shows in its place; nothing by default
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Instead })));
}
