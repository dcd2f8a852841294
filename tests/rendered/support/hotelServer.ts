import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { paths } from '../../../machines/contract/schema';
import { inPlaceOf, json, networkError, noAnswerYet } from '../../support/answers';
import type { BodyOf, Method, PathWith, StatusOf } from '../../support/operations';

/** What a test sees of a request. */
export interface Seen {
  body: unknown;
  url: URL;
  headers: Headers;
}

const hotelServer = setupServer();

/** Runs the hotel's server for a file of tests; a call that no test has answered fails it. */
export function openHotelServer(): void {
  // A guest's whole way through several pages takes its time in jsdom.
  vi.setConfig({ testTimeout: 30_000 });
  beforeAll(() => hotelServer.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => hotelServer.resetHandlers());
  afterAll(() => hotelServer.close());
}

function listen(
  method: Method,
  path: string,
  respond: () => Response | Promise<Response>,
  once = false,
): Seen[] {
  const seen: Seen[] = [];
  const record = async (request: Request) => {
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    seen.push({ body, url: new URL(request.url), headers: request.headers });
    return respond();
  };
  hotelServer.use(inPlaceOf(method, path, record, { once }));
  return seen;
}

/**
 * Answers an operation as the contract lets it be answered. The answer given last counts.
 * @returns the requests that it has answered
 */
export function answer<M extends Method, P extends PathWith<M>, Status extends StatusOf<M, P>>(
  method: M,
  path: P,
  status: Status,
  body: BodyOf<M, P, Status>,
  { once = false } = {},
): Seen[] {
  return listen(method, path, () => json(status, body), once);
}

/** Answers an operation with something that the contract does not know. */
export function answerOddly(
  method: Method,
  path: keyof paths,
  status: number,
  body: object,
): Seen[] {
  return listen(method, path, () => json(status, body));
}

/** Answers an operation with something that breaks off in the middle. */
export function answerGarbled(method: Method, path: keyof paths): Seen[] {
  const headers = { 'Content-Type': 'application/json' };
  return listen(method, path, () => new HttpResponse('[', { status: 201, headers }));
}

/** Takes the network away from an operation. */
export function cutOff(method: Method, path: keyof paths): Seen[] {
  return listen(method, path, networkError);
}

/** Never answers an operation, so that what is shown meanwhile can be looked at. */
export function keepWaiting(method: Method, path: keyof paths): Seen[] {
  return listen(method, path, noAnswerYet);
}
