import { adaobi } from '../../../rendered/support/renderSite';
import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { User } from '../../../../machines/contract/wire';
import type { Failure } from '../../../../machines/shared/failure';
import { json, networkError } from '../../../../models/fixtures/responses';
import {
  addressesOf,
  type BodyOf,
  type Method,
  type PathWith,
  type StatusOf,
} from '../../../../models/fixtures/operations';

/** A call of the site, by its method and path. */
export type Call = { [M in Method]: readonly [method: M, path: PathWith<M>] }[Method];

/** An unanswered request of the site. */
interface HeldCall {
  method: string;
  pathname: string;
  /** Whether the caller has given up. */
  isGivenUp: () => boolean;
  answer: (response: Response) => void;
}

const held: HeldCall[] = [];
let made = 0;

const laterToken = { accessToken: 'a later one', refreshToken: 'a later refresh-token' };

const refresh = '/api/v1/auth/users/refresh';

/** The user whose session the server refreshes at once, because they have logged in; null before. */
let refreshes: User | null = null;

const server = setupServer(
  http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (refreshes && pathname === refresh) return json(200, { user: refreshes, token: laterToken });
    made += 1;
    return new Promise<Response>((answer) => {
      const isGivenUp = () => request.signal.aborted;
      held.push({ method: request.method.toLowerCase(), pathname, isGivenUp, answer });
    });
  }),
);

/** Holds every call of the site until the path that is walked says how it is answered. */
export function holdCalls(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    held.length = 0;
    refreshes = null;
    made = 0;
  });
  afterAll(() => server.close());
}

async function nextCall(method: Method, path: string): Promise<HeldCall> {
  const addresses = addressesOf(path);
  return waitFor(() => {
    const index = held.findIndex(
      (call) => call.method === method && addresses.test(call.pathname) && !call.isGivenUp(),
    );
    const [call] = index < 0 ? [] : held.splice(index, 1);
    if (!call) throw new Error(`The site has not called ${method} ${path}`);
    return call;
  });
}

/** The server answers the waiting call, within the contract. */
export async function serverAnswers<
  M extends Method,
  P extends PathWith<M>,
  Status extends StatusOf<M, P>,
>(method: M, path: P, status: Status, body: BodyOf<M, P, Status>): Promise<void> {
  const { answer } = await nextCall(method, path);
  answer(json(status, body));
}

/** The server answers the waiting call with a response outside the contract. */
export async function serverAnswersOddly<M extends Method>(
  method: M,
  path: PathWith<M>,
  status: number,
  body: object,
): Promise<void> {
  const { answer } = await nextCall(method, path);
  answer(json(status, body));
}

/** The waiting call finds that the session is over and can't be refreshed. */
export async function sessionEnds(method: Method, path: string): Promise<void> {
  refreshes = null;
  const { answer } = await nextCall(method, path);
  answer(json(401, { code: 'token_invalid', message: 'Expired' }));
  await serverAnswers('post', refresh, 401, {
    code: 'session_expired',
    message: 'Expired',
  });
}

/** The waiting call fails as a machine's model says. */
export async function callFails([method, path]: Call, failure: Failure): Promise<void> {
  if (failure.kind === 'sessionExpired') return sessionEnds(method, path);
  const { answer } = await nextCall(method, path);
  if (failure.kind === 'unreachable') answer(networkError());
  else if (failure.kind === 'refused') {
    const { status, code, message } = failure;
    answer(json(status, { code, message }));
  } else if (failure.kind === 'empty') answer(json(200, {}));
  else answer(new Response('{', { headers: { 'Content-Type': 'application/json' } }));
}

/** The server answers the waiting call with what the machine of a page is told. */
export async function callSucceeds([method, path]: Call, body: unknown): Promise<void> {
  const { answer } = await nextCall(method, path);
  answer(json(200, body));
}

/** The calls that somebody still waits for. */
export const callsAwaited = (): string[] =>
  held.filter((call) => !call.isGivenUp()).map(({ method, pathname }) => `${method} ${pathname}`);

/** How many calls the site has made so far, not counting refreshes after a login in another tab. */
export const callsMade = (): number => made;

/**
 * Holds back all requests so far.
 * @returns a function that finally answers them, whether or not the caller still waits
 */
export function keepBack(): (body: object) => Promise<void> {
  const late = held.splice(0);
  return (body) =>
    act(async () => {
      for (const { answer } of late) answer(json(200, body));
      await new Promise((resolve) => setImmediate(resolve));
    });
}

/** Drops all requests so far unanswered. */
export function clearCalls(): void {
  held.length = 0;
  refreshes = null;
}

/**
 * A user logs in in another tab: this one has to refresh the session, and other users' data is gone from the device.
 */
export function anotherTabLogsIn(user: User): void {
  refreshes = user;
  if (user.id !== adaobi.id) localStorage.clear();
  localStorage.setItem('refreshToken', laterToken.refreshToken);
  localStorage.setItem('user', JSON.stringify(user));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

/** The guest logs in again in another tab. */
export const loginElsewhere = (): void => anotherTabLogsIn(adaobi);
