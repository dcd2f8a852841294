import { act } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import type { paths } from '../../../machines/contract/schema';
import { inPlaceOf, json, networkError } from '../../../models/fixtures/responses';
import type { BodyOf, Method, PathWith, StatusOf } from '../../../models/fixtures/operations';

/** A request as a test sees it. */
export interface Seen {
  body: unknown;
  url: URL;
  headers: Headers;
}

/** The home page asks for held rooms; unless a test says otherwise, there are none. */
const noneHeld = inPlaceOf('get', '/api/v1/hotel/reservations/history', ({ url }) =>
  new URL(url).searchParams.get('group') === 'unpaid'
    ? json(200, { reservations: [] })
    : networkError(),
);
/** It also asks what a night costs; unless a test says otherwise, nobody answers. */
const noPrice = inPlaceOf('get', '/api/v1/availability', networkError);
/** And after a call without an answer, whether the site can be reached at all. */
const outOfReach = http.head('*', networkError);
const hotelServer = setupServer(noneHeld, noPrice, outOfReach);

/** Runs the hotel's server for a file of tests; a call that no test responds to fails it. */
export function openHotelServer(): void {
  // A guest's path through several pages takes time in jsdom.
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(() => hotelServer.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => hotelServer.resetHandlers());
  afterAll(() => hotelServer.close());
}

/**
 * Hears every request of the site for the rest of the test, answered by a test or not.
 * @returns tells method, path and query of each since it was asked last, in the order in which they were sent
 */
export function hearRequests(): () => string[] {
  const heard: string[] = [];
  const hear = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    heard.push(`${request.method} ${pathname}${search}`);
  };
  hotelServer.events.on('request:start', hear);
  onTestFinished(() => {
    hotelServer.events.removeListener('request:start', hear);
  });
  return () => heard.splice(0);
}

function listen(
  method: Method,
  path: string,
  serve: () => Response | Promise<Response>,
  once = false,
): Seen[] {
  const seen: Seen[] = [];
  const record = async (request: Request) => {
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    seen.push({ body, url: new URL(request.url), headers: request.headers });
    return serve();
  };
  hotelServer.use(inPlaceOf(method, path, record, { once }));
  return seen;
}

/**
 * Mocks the server's response to an operation, within the contract. The last response given counts.
 * @returns the requests that it has answered
 */
export function respond<M extends Method, P extends PathWith<M>, Status extends StatusOf<M, P>>(
  method: M,
  path: P,
  status: Status,
  body: BodyOf<M, P, Status>,
  { once = false } = {},
): Seen[] {
  return listen(method, path, () => json(status, body), once);
}

/** Responds to an operation with a body that the contract does not allow. */
export function respondInvalid(
  method: Method,
  path: keyof paths,
  status: number,
  body: object,
): Seen[] {
  return listen(method, path, () => json(status, body));
}

/** Takes the network away from an operation. */
export function dropConnection(method: Method, path: keyof paths): Seen[] {
  return listen(method, path, networkError);
}

/** Responds to an operation when the test says so, like a slow connection. */
export function respondLater(method: Method, path: keyof paths) {
  const held: ((response: Response) => void)[] = [];
  listen(method, path, () => new Promise<Response>((resolve) => void held.push(resolve)));
  return {
    waiting: () => held.length,
    async respond(status: number, body: object): Promise<void> {
      const late = held.splice(0);
      // A page that aborted its call ignores the response.
      await act(async () => {
        late.forEach((resolve) => resolve(json(status, body)));
        await new Promise((resolve) => setImmediate(resolve));
      });
    },
  };
}
