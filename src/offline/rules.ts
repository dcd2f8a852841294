/** The cache of what guests read of their own reservations. */
export const OWN_ANSWERS = 'own';

/** What the worker looks at of a request. */
export interface Asked {
  method: string;
  /** `navigate` where a page is opened. */
  mode: string;
  url: string;
}

/**
 * What the service worker does with a request:
 * - `page`: the network's, so that no page outlives a new version; without a network the kept one
 * - `file`: the kept one; its name changes with its content
 * - `own`: the network's; without a network what the same guest read last
 * - `change`: the network's alone; before and after it, what was read earlier counts no more
 * - `other`: none of its business
 */
export type Kind = 'page' | 'file' | 'own' | 'change' | 'other';

const API = '/api/';
/** What a guest reads of their own reservations. Availability and prices are never kept. */
const OWN = /^\/api\/v1\/(?:hotel\/reservations\/history|reservations\/[^/]+)$/;
/** A question that may settle a payment. */
const SETTLING = /\/verify\/?$/;

/** What is done with a request that a page of this origin makes. */
export function cachePolicyOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return 'other';
  if (pathname.startsWith(API)) {
    if (method !== 'GET' || SETTLING.test(pathname)) return 'change';
    return OWN.test(pathname) ? 'own' : 'other';
  }
  if (method !== 'GET') return 'other';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'file' : 'other';
}

/**
 * Whose access token a request carries. It is not verified here: it only says for whom an answer,
 * which the server gave to that very token, may be kept.
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

/** The caches of earlier versions that nobody needs: the last one may still be open in a tab. */
export function outdated(names: readonly string[], current: string, prefix: string): string[] {
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== current);
  return earlier.slice(0, -1);
}
