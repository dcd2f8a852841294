type Send = (request: Request) => Promise<Response>;

let underWay = 0;
let isUnknown = false;

/** Sends requests, and notes whether this tab waits for a response or does not know what a change came to. */
export function noted(send: Send): Send {
  return async (request) => {
    const changes = request.method !== 'GET';
    underWay += 1;
    if (changes) isUnknown = true;
    try {
      const response = await send(request);
      if (changes) isUnknown = response.status >= 500;
      return response;
    } finally {
      underWay -= 1;
    }
  };
}

const SECRETS = '[type="password"], [autocomplete$="-password"], [autocomplete="one-time-code"]';

/** Whether loading the page again takes nothing: no machine is busy, every outcome known, and no secret typed. */
function isAtRest(): boolean {
  const secrets = document.querySelectorAll<HTMLInputElement>(SECRETS);
  const isBusy = underWay > 0 || document.querySelector('[aria-busy="true"]') !== null;
  return !isBusy && !isUnknown && Array.from(secrets).every(({ value }) => value === '');
}

/** Whether this tab has not been loaded again for this version of the site yet (`scripts/buildSite.ts`). */
function isFirstTime(): boolean {
  const version = document.documentElement.dataset.version ?? '';
  try {
    if (sessionStorage.getItem('reloadedFrom') === version) return false;
    sessionStorage.setItem('reloadedFrom', version);
    return true;
  } catch {
    // Nothing could keep it from doing so for ever.
    return false;
  }
}

/** The file in a built `() => import('./file')`. Not every browser names it in its error. */
const IMPORTED = /import\w*\(\s*["'`]([^"'`]+)/;

/** Whether the server answers, and no longer has the file. */
async function isGone(load: () => Promise<unknown>): Promise<boolean> {
  const [, file] = IMPORTED.exec(String(load)) ?? [];
  if (file === undefined) return false;
  const asked = { method: 'HEAD', cache: 'no-store' } as const;
  const response = await fetch(new URL(file, import.meta.url), asked).catch(() => null);
  return response?.status === 404;
}

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

/** Loads the page again. */
export const tab = { reload: () => window.location.reload() };

/**
 * Loads a chunk that the page can't do without. After an upgrade its file is gone: then the page is loaded again, once
 * for each version and tab, if that takes nothing.
 * @param mayReload whether nothing is to be told first
 * @throws ChunkLoadError
 */
export async function required<T>(load: () => Promise<T>, mayReload = () => true): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const isOutdated = await isGone(load);
    if (!isOutdated || !mayReload() || !isAtRest() || !isFirstTime())
      throw new ChunkLoadError(cause, isOutdated);
    tab.reload();
    return new Promise(() => undefined);
  }
}
