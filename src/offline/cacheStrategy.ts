import * as words from '../../messages/layout/pages/offlinePage';
import { locale } from '../../messages/shared/locale';
import { KEPT_FOR } from '../api/keptAnswer';
import { guestOfToken, OWN_ANSWERS, pageKeyOf } from './rules';

const offlinePage = `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${words.title}</title>
<h1>${words.title}</h1>
<p>${words.explanation}</p>
<p><a href="/">${words.toHome}</a></p></html>`;

/** The parts of the Cache API in use. */
export interface CacheStore {
  open: (name: string) => Promise<{
    match: (key: string | Request) => Promise<Response | undefined>;
    put: (key: string | Request, response: Response) => Promise<void>;
  }>;
  /** Searches all caches. */
  match: (key: string | Request) => Promise<Response | undefined>;
  delete: (name: string) => Promise<boolean>;
}

/**
 * Decides what the service worker caches, and how it responds from it.
 * @param version names the cache of this version's pages and files; its pages say it (`scripts/buildSite.ts`)
 * @param send sends a request over the network; rejects offline
 * @param saysOffline whether the device says that it has no network, which only explains a request that failed
 */
export function cacheStrategyIn(
  caches: CacheStore,
  version: string,
  send: (request: Request) => Promise<Response>,
  saysOffline: () => boolean = () => false,
) {
  let reading = 0;

  /** Without room or storage there is no copy, and what the network answered still counts. */
  async function keep(cacheName: string, key: string | Request, response: Response): Promise<void> {
    try {
      const cache = await caches.open(cacheName);
      await cache.put(key, response);
    } catch {
      // Offline it will be missing.
    }
  }

  function kept(request: Request): Promise<Response | undefined> {
    return caches.match(request).catch(() => undefined);
  }

  /** Whether a page is of this version, and not of another one that is served beside it. */
  async function isOwn(page: Response): Promise<boolean> {
    return (await page.clone().text()).includes(`data-version="${version}"`);
  }

  /**
   * Caches this version's pages and files.
   * @throws if one is missing, or a page is of another version; a later visit tries again
   */
  async function install(requests: readonly Request[]): Promise<void> {
    const cache = await caches.open(version);
    await Promise.all(
      requests.map(async (request) => {
        const response = await send(request);
        const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        if (!response.ok || (isPage && !(await isOwn(response))))
          throw new Error(`${request.url} cannot be kept: ${response.status}`);
        await cache.put(request, response);
      }),
    );
  }

  /** A page of this version: one that another version kept may lack its files. */
  async function keptPage(key: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(version)).match(key);
    } catch {
      return undefined;
    }
  }

  /** The network's page; offline, the cached one at this path. */
  async function page(request: Request, fetched: Promise<Response>): Promise<Response> {
    const key = pageKeyOf(new URL(request.url).pathname);
    try {
      const response = await fetched;
      const mayBeKept = response.headers.get('cache-control') !== 'no-store';
      if (mayBeKept && response.ok && !response.redirected && (await isOwn(response)))
        await keep(version, key, response.clone());
      return response;
    } catch {
      const cached = await keptPage(key);
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return cached ?? new Response(offlinePage, { status: 503, headers });
    }
  }

  /** The cached file, or the network's, which is then cached. */
  async function file(request: Request): Promise<Response> {
    const cached = await kept(request);
    if (cached) return cached;
    const response = await send(request);
    if (response.ok) await keep(version, request, response.clone());
    return response;
  }

  async function cacheOwn(request: Request, response: Response, asked: number): Promise<void> {
    const guest = guestOfToken(request.headers.get('authorization'));
    if (!response.ok || guest === undefined || asked !== reading) return;
    const headers = new Headers(response.headers);
    headers.set(KEPT_FOR, guest);
    const body = await response.clone().arrayBuffer();
    if (asked === reading) await keep(OWN_ANSWERS, request.url, new Response(body, { headers }));
  }

  /** The network's response; offline, the last one that the same guest got. */
  async function own(request: Request): Promise<Response> {
    const asked = reading;
    try {
      const response = await send(request);
      await cacheOwn(request, response, asked);
      return response;
    } catch (cause) {
      const cache = await caches.open(OWN_ANSWERS);
      const cached = await cache.match(request.url);
      const guest = guestOfToken(request.headers.get('authorization'));
      if (cached && guest !== undefined && cached.headers.get(KEPT_FOR) === guest) return cached;
      throw cause;
    }
  }

  /** Drops everything read of guests' reservations, including reads under way. */
  async function clearOwn(): Promise<void> {
    reading += 1;
    await caches.delete(OWN_ANSWERS);
  }

  /** Storage that fails doesn't make the change fail too. */
  const clearIfPossible = () => clearOwn().catch(() => undefined);

  /** For a request that fails: on a device without a network nothing left it, so nothing changed. */
  const clearUnlessOffline = () => (saysOffline() ? undefined : clearIfPossible());

  /** The network's response. Earlier cached reads are dropped, so that no one sees outdated ones. */
  async function change(request: Request): Promise<Response> {
    await clearUnlessOffline();
    try {
      const response = await send(request);
      await clearIfPossible();
      return response;
    } catch (cause) {
      await clearUnlessOffline();
      throw cause;
    }
  }

  return { install, page, file, own, change, clearOwn };
}
