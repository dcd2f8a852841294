import { afterPageIdle } from './pageIdle';

type Send = (request: Request) => Promise<Response>;

/** This tab's calls: how many are under way, and whether the outcome of one is unknown. */
export const calls = { underWay: 0, isUnknown: false };

/** Sends requests, and notes whether this tab waits for a response or does not know what a change came to. */
export function trackCalls(send: Send): Send {
  return async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    calls.underWay += 1;
    if (changes) calls.isUnknown = true;
    try {
      const response = await send(request);
      if (changes) calls.isUnknown = response.status >= 500;
      return response;
    } finally {
      calls.underWay -= 1;
    }
  };
}

/** Loads the page again. */
export const tab = { reload: () => window.location.reload() };

/** A chunk could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  /** Whether a new version was published; else the connection is to blame. */
  readonly isOutdated: boolean;

  constructor(cause: unknown, isOutdated: boolean) {
    super('The page could not be fetched', { cause });
    this.isOutdated = isOutdated;
  }
}

/** Decides what to do after an upgrade; a chunk of its own, because no page needs it to start. */
const loadDecision = () => import('./newVersion');

/** Loads what decides after an upgrade while the server surely has it: when the page is idle. */
export function prepareForUpgrade(): void {
  afterPageIdle(() => void loadDecision().catch(() => undefined));
}

/**
 * Loads a chunk that the page can't do without. After an upgrade its file is gone: then the page is loaded again, once
 * for each version and tab, if that takes nothing.
 * @param mayReload whether nothing is to be told first
 * @throws ChunkLoadError
 */
export async function loadRequired<T>(load: () => Promise<T>, mayReload = () => true): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const decision = await loadDecision().catch(() => null);
    const isOutdated = (await decision?.isGone(load)) ?? false;
    if (!isOutdated || !mayReload() || !decision?.mayReloadItself())
      throw new ChunkLoadError(cause, isOutdated);
    tab.reload();
    return new Promise(() => undefined);
  }
}
