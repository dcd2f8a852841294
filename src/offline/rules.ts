/** The cache of what guests read of their own reservations. */
export const OWN_ANSWERS = 'own';

/** The parts of a request in use. */
export interface RequestFacts {
  method: string;
  /** `navigate` if a page is opened. */
  mode: string;
  url: string;
}

/**
 * The service worker's rule for a request:
 * - `page`: from the network, so that no page outlives a new version; offline, the cached one
 * - `file`: the cached one, because its name changes with its content
 * - `own`: from the network; offline, what the same guest read last
 * - `change`: only from the network; before and after it, earlier reads are invalid
 * - `other`: left alone
 */
export type Kind = 'page' | 'file' | 'own' | 'change' | 'other';

const API = '/api/';
/** The front desk's pages, files and calls, which are no guest's. */
const OF_THE_DESK = /^(?:\/api\/v1)?\/desk(?:\/|$)/;
/** A guest's own reservations. Availability and prices are never cached. */
const OWN = /^\/api\/v1\/(?:hotel\/)?reservations\/[^/]+$/;
/** A request that may settle a payment. */
const SETTLING = /\/verify\/?$/;

/** The part of a path that names one reservation. */
const NAMED_RESERVATION = /^(\/my-reservations|\/reservation|\/confirmPayment)\/[^/]+/;

/**
 * The path under which a page is cached. The page of a reservation is the same for all, since the script fills it in:
 * one copy shows each of them, and its key names none.
 */
export function pageKeyOf(pathname: string): string {
  return pathname.replace(NAMED_RESERVATION, '$1/_');
}

/** Decides how to answer a request by a page of this origin. */
export function cachePolicyOf({ method, mode, url }: RequestFacts, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || OF_THE_DESK.test(pathname)) return 'other';
  if (pathname.startsWith(API)) {
    if (method !== 'GET' || SETTLING.test(pathname)) return 'change';
    return OWN.test(pathname) ? 'own' : 'other';
  }
  if (method !== 'GET') return 'other';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'file' : 'other';
}

/**
 * The owner of a request's access token. It isn't verified here: it only decides for whom a response, which the
 * server gave to that token, may be cached.
 */
export function guestOfToken(authorization: string | null): string | undefined {
  const [, payload] = authorization?.split('.') ?? [];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return undefined;
    return typeof claims.sub === 'string' ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}

/** Caches of earlier versions that can be deleted. The last version's is kept, because a tab may still have it open. */
export function oldCaches(names: readonly string[], current: string, prefix: string): string[] {
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== current);
  return earlier.slice(0, -1);
}
