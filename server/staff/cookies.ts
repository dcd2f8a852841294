import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { keyedHash } from '../rateLimits/rateLimits';
import { equalSecrets } from '../shared/equalSecrets';

/** Where the desk's cookies are sent: to its own operations alone. */
const DESK_PATH = '/api/v1/desk';

const SESSION = 'desk_session';
const BROWSER = 'desk_browser';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const BROWSER_BYTES = 16;

function cookieNamed(header: string | undefined, name: string): string | null {
  const found = header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name);
  return found?.[1] ?? null;
}

type CookieContext = Pick<Context, 'configuration'>;

const macOf = (context: CookieContext, browser: string) =>
  keyedHash(context, `desk browser ${browser}`);

/** The secret of a request's session at the desk; null without one. */
export function deskSessionIn(cookies: string | undefined): string | null {
  return cookieNamed(cookies, SESSION);
}

/**
 * The browser that a request comes from, if somebody has logged in to the desk there before; else null. The cookie is
 * signed, so that reading it needs no database and nobody can make one up.
 */
export function deskBrowserIn(context: CookieContext, cookies: string | undefined): string | null {
  const [browser, mac] = cookieNamed(cookies, BROWSER)?.split('.') ?? [];
  if (browser === undefined || mac === undefined) return null;
  return equalSecrets(mac, macOf(context, browser)) ? browser : null;
}

/**
 * The subject that a request at the desk counts for: a browser known there, so that a guest on the hotel's Wi-Fi, whose
 * address is the same, uses up nothing of it. Null for all others.
 */
export const deskCounterOf =
  (context: CookieContext) =>
  ({ routeOptions, headers }: FastifyRequest): string | null => {
    if (routeOptions.url?.startsWith(DESK_PATH) !== true) return null;
    const browser = deskBrowserIn(context, headers.cookie);
    return browser === null ? null : `desk ${browser}`;
  };

/** Not Secure where the site itself is served without TLS, in development. */
function cookie(
  { configuration }: CookieContext,
  name: string,
  value: string,
  seconds: number,
): string {
  const { production, publicUrl } = configuration;
  const isPlain = !production && publicUrl.startsWith('http:');
  const attributes = [`Path=${DESK_PATH}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  return [`${name}=${value}`, ...attributes, ...(isPlain ? [] : ['Secure'])].join('; ');
}

/** The cookie of a session. @param seconds until it is dropped; 0 removes it */
export function deskSessionCookie(context: CookieContext, secret: string, seconds: number): string {
  return cookie(context, SESSION, secret, seconds);
}

/** The name by which a browser is known from now on. */
export const newDeskBrowser = ({ random }: Pick<Context, 'random'>): string =>
  random.bytes(BROWSER_BYTES).toString('base64url');

/** The cookie by which a browser is known. */
export function deskBrowserCookie(context: CookieContext, browser: string): string {
  return cookie(context, BROWSER, `${browser}.${macOf(context, browser)}`, YEAR_SECONDS);
}
