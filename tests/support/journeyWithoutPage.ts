import { onTestFinished } from 'vitest';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import type { User } from '../../machines/contract/wire';
import { apiContextOn } from '../../src/context/apiContext';
import { createAppContext } from '../../src/app/createAppContext';
import { sessionKeys } from '../../src/session/sessionKeys';
import { memoryStore } from '../../src/storage/keyValueStore';
import { withLocks } from '../../src/api/withLock';
import type { ServerClock } from '../../src/api/serverClock';
import { json } from '../../models/fixtures/responses';
import { knownClock } from '../../models/fixtures/knownClock';

/** The guest of these tests. */
export const adaobi: User = {
  id: 'u-1',
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'adaobi@example.com',
  phoneNumber: '08030000000',
};

/** Another user of the same phone. */
export const bola: User = { ...adaobi, id: 'u-2', firstName: 'Bola', email: 'bola@example.com' };

/** The tokens with which every journey begins that has a guest. */
const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

/** A call as the server sees it. */
export interface Call {
  /** Method, path and query. */
  what: string;
  body: unknown;
  key: string | null;
  visitorKey: string | null;
  token: string | null;
  signal: AbortSignal;
}

/** Answers a call: with the body of a 200, or with a whole response. */
export type Responder = (call: Call) => object | Promise<object>;

/** An answer that comes when a test gives it. */
export function answerForLater() {
  let give: (response: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    give = resolve;
  });
  return { respond: () => answer, give };
}

interface Setting {
  /** The logged-in user; none if null. */
  guest?: User | null;
  /** The device's stored session, if it is not that guest's with both tokens. */
  stored?: { user: User; refreshToken?: string };
  /** Whose account an earlier page has asked to delete, without a response. */
  deletionSent?: string;
  /** What an earlier session has left in the tab. */
  own?: { accessToken: string; owner?: string };
  bookingFlow?: BookingFlow;
  /** By method and path. A call without a response fails as if offline. */
  responses?: Record<string, Responder>;
  /** The path that shows. */
  path?: string;
  /** The page's clock; by default it shows the server's time, as an earlier answer has told it. */
  clock?: ServerClock;
}

/** When these tests take place: an hour before the hold of the example reservation ends. */
export const NOW = new Date('2026-03-10T09:00:00Z');

/** A refusal by the server. */
export function refused(status: number, code: string): Response {
  return json(status, { message: code, code, error: '' });
}

async function callOf(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  const text = await request.clone().text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    what: `${request.method} ${pathname}${search}`,
    body,
    key: request.headers.get('Idempotency-Key'),
    visitorKey: request.headers.get('Visitor-Key'),
    token: request.headers.get('Authorization'),
    signal: request.signal,
  };
}

/** A guest's app context, in which everything is real except for the page, and what happens through it. */
export function openJourney({
  guest = adaobi,
  stored,
  deletionSent,
  own,
  bookingFlow = 'confirm',
  responses = {},
  path = '/',
  clock = knownClock(() => NOW),
}: Setting = {}) {
  const calls: Call[] = [];
  const places: string[] = [];
  const left: string[] = [];
  const returning = new Set<() => void>();
  const watching = new Set<() => void>();
  const watchingLinks = new Set<(fragment: string) => void>();
  const told: (string | null)[] = [];
  let idempotencyKeys = 0;
  const [tab, device] = [memoryStore(), memoryStore()];
  const keys = sessionKeys(tab, device);
  const appContext = createAppContext({
    tabStore: tab,
    deviceStore: device,
    baseUrl: 'http://hotel.test',
    async send(request) {
      const call = await callOf(request);
      calls.push(call);
      const answer = responses[call.what.split('?')[0] ?? ''];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      const given = await answer(call);
      return given instanceof Response ? given : json(200, given);
    },
    withLock: withLocks(undefined),
    otherTabs: {
      tell: () => void told.push(keys.user.read()?.id ?? null),
      watch(changed) {
        watching.add(changed);
        return () => watching.delete(changed);
      },
    },
    leaveFor: (address) => void left.push(address),
    onPageRestore(returned) {
      returning.add(returned);
      return () => returning.delete(returned);
    },
    watchFragment(found) {
      const { hash } = new URL(path, 'http://hotel.test');
      watchingLinks.add(found);
      if (hash.length > 1) found(hash.slice(1));
      return () => watchingLinks.delete(found);
    },
    clock,
    bookingFlow,
  });
  const { storage, navigation, session } = appContext;
  const move = (to: string, { replace }: { replace: boolean }) => {
    places.push(replace ? `${to} instead` : to);
    navigation.arrived(to, move, replace ? 'replace' : 'push');
  };
  navigation.arrived(path, move, 'push');
  if (stored) {
    keys.user.write(stored.user);
    if (stored.refreshToken !== undefined) keys.refreshToken.write(stored.refreshToken);
  } else if (guest !== null) {
    keys.user.write(guest);
    keys.accessToken.write(tokens.accessToken, undefined);
    keys.refreshToken.write(tokens.refreshToken);
  }
  if (deletionSent !== undefined) storage.deletionSent.write(deletionSent);
  if (own) keys.accessToken.write(own.accessToken, own.owner);
  session.start();
  onTestFinished(() => {
    session.stop();
  });
  const context = { ...apiContextOn(appContext), randomKey: () => `key-${(idempotencyKeys += 1)}` };
  return {
    context,
    storage,
    /** What the browser has stored of the session. */
    keys,
    session,
    device,
    calls,
    /** The paths of the site to which the guest was sent; “instead” if the previous one was replaced. */
    places,
    /** The URLs of other sites to which the guest was sent. */
    left,
    whatWasAsked: () => calls.map(({ what }) => what),
    /** The stored user each time the other tabs were notified. */
    told,
    /** Another tab changes the stored session. */
    changeElsewhere: (change: () => void) => {
      change();
      watching.forEach((changed) => changed());
    },
    /** Whether the session is listening to the other tabs. */
    hearsOfTabs: () => watching.size > 0,
    /** The browser restores the page from its cache. */
    comeBack: () => returning.forEach((returned) => returned()),
    /** Whether the page is watching for opened links. */
    hearsOfLinks: () => watchingLinks.size > 0,
    /** Another guest has logged in in another tab, and takes this one over. */
    becomes: (other: User) => {
      keys.user.write(other);
      watching.forEach((changed) => changed());
    },
  };
}
