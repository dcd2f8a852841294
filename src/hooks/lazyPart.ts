import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react';
import { ChunkLoadError, loadRequired } from '../browser/siteVersion';

/** A part with its own properties, in a separate chunk. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>;

/**
 * A part of a page that is fetched when it shows. Where it can't be fetched, the page stands without it: a browser
 * remembers a script that failed, so that only loading the page again helps.
 * @param Instead shows in its place; nothing by default
 */
export function lazyPart<Props>(
  load: Load<Props>,
  Instead: ComponentType<Props> = () => null,
): LazyPart<Props> {
  return lazy(() => load().catch(() => ({ default: Instead })));
}

/** Why a screen does not show. */
export interface NotFetchedProps {
  /** Whether a new version was published; else the connection is to blame. */
  isOutdated: boolean;
  /** The outcome of the act that led here, which has not been shown yet; null if none did. */
  outcome: string | null;
}

/** The outcome that an act left for the screen that it leads to: the `state` of its navigation. */
function outcomeHere(): string | null {
  const entry: unknown = window.history.state;
  const state: unknown = typeof entry === 'object' && entry && Reflect.get(entry, 'usr');
  return typeof state === 'string' ? state : null;
}

/**
 * A screen that is fetched when it shows. After an upgrade the page is loaded again, but not before an outcome is shown.
 * @param NotFetched shows in its place
 */
export function requiredPart<Props>(
  load: Load<Props>,
  NotFetched: ComponentType<NotFetchedProps>,
): LazyPart<Props> {
  return lazy(() =>
    loadRequired(load, () => outcomeHere() === null).catch((error: unknown) => {
      const isOutdated = error instanceof ChunkLoadError && error.isOutdated;
      const outcome = outcomeHere();
      return { default: () => createElement(NotFetched, { isOutdated, outcome }) };
    }),
  );
}
