import { errorFromResponse } from '../../machines/shared/failureFromResponse';
import { isTransient } from '../../machines/shared/failureKind';
import type { HotelClient } from '../api/client';
import type { StoredValue } from '../storage/storedValue';
import { isRecord } from '../storage/isRecord';
import { parseJson } from '../storage/parseJson';

/** How long a session waits to be ended; milliseconds. Until then it is in the guest's list of sessions. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The first wait before the server is asked again, which doubles up to the longest; milliseconds. */
const END_AGAIN_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** A server that doesn't have a call of ours may say so with any page. */
export const callNotOffered: ReadonlySet<number> = new Set([401, 404, 405]);

/** A session that a guest has logged out of, and that the server may not have ended yet. */
interface SessionToEnd {
  /** The hash of its refresh token: it ends that session, and can do nothing else. */
  hash: string;
  /** When the guest logged out. */
  at: number;
}

/** Everything that ending sessions needs. */
export interface EndDependencies {
  openClient: () => Promise<HotelClient>;
  toEnd: StoredValue<string>;
  now: () => Date;
  /** Aborted when the site is closed. */
  signal: AbortSignal;
}

function isToEnd(value: unknown): value is SessionToEnd {
  return isRecord(value) && typeof value.hash === 'string' && typeof value.at === 'number';
}

/** The sessions that still wait; older ones, and those of a clock that was wrong, are forgotten. */
function waitingIn({ toEnd, now }: EndDependencies): SessionToEnd[] {
  const stored: unknown = parseJson(toEnd.read() ?? '');
  const time = now().getTime();
  return (Array.isArray(stored) ? stored : [])
    .filter(isToEnd)
    .filter(({ at }) => Math.abs(time - at) < KEPT_MS);
}

function keep({ toEnd }: EndDependencies, waiting: readonly SessionToEnd[]): void {
  if (waiting.length === 0) toEnd.clear();
  else toEnd.write(JSON.stringify(waiting));
}

function forget(parts: EndDependencies, ended: string | undefined): void {
  const left = waitingIn(parts).filter(({ hash }) => hash !== ended);
  keep(parts, left);
}

/** As the server hashes it; undefined on a site without TLS, where browsers don't hash. */
async function hashOf(token: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Resolves after a time, or when the device says that its network is back. */
function nextChance(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    if (typeof window !== 'undefined') window.addEventListener('online', goOn, waiting);
  });
}

type LogOut = (client: HotelClient) => Promise<{ error?: unknown; response: Response }>;

/** Whether there is nothing more to ask the server: it has ended the session, or never will. */
async function isSettled({ openClient }: EndDependencies, logOut: LogOut): Promise<boolean> {
  try {
    const { error, response } = await logOut(await openClient());
    if (response.ok || callNotOffered.has(response.status)) return true;
    return !isTransient(errorFromResponse(response.status, error));
  } catch {
    return false;
  }
}

/** Asks the server to end every session that waits, until all are ended or too old, or the site is closed. */
export async function endWaiting(parts: EndDependencies): Promise<void> {
  for (let wait = END_AGAIN_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    for (const { hash } of waitingIn(parts)) {
      const body = { refreshTokenHash: hash };
      const logOut: LogOut = (client) => client.POST('/api/v1/auth/users/logout', { body });
      if (await isSettled(parts, logOut)) forget(parts, hash);
    }
    const left = waitingIn(parts);
    keep(parts, left);
    if (left.length === 0) return;
    await nextChance(wait);
    if (parts.signal.aborted) return;
  }
}

/**
 * Asks the server to end the session of these tokens. If it can't be asked now, or can't do it now, only what ends that
 * session is kept until it has, for a day.
 */
export async function endSession(
  parts: EndDependencies,
  { refreshToken, token }: { refreshToken: string; token: string | undefined },
): Promise<void> {
  const hash = await hashOf(refreshToken);
  // Kept before it is sent: the tab may be closed before the answer.
  if (hash !== undefined) keep(parts, [...waitingIn(parts), { hash, at: parts.now().getTime() }]);
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const body = { refreshToken };
  const logOut: LogOut = (client) => client.POST('/api/v1/auth/users/logout', { body, headers });
  if (await isSettled(parts, logOut)) forget(parts, hash);
  await endWaiting(parts);
}
