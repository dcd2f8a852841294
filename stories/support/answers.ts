import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { paths } from '../../machines/contract/schema';
import type { BodyOf, Method, PathWith, StatusOf } from '../../tests/support/operations';

function patternOf(path: string): string {
  return `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function json(status: number, body: unknown): Response {
  const text = body === undefined ? null : JSON.stringify(body);
  return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json' } });
}

/** The hotel's server answers an operation, as the contract lets it be answered. */
export function answer<M extends Method, P extends PathWith<M>, Status extends StatusOf<M, P>>(
  method: M,
  path: P,
  status: Status,
  body: BodyOf<M, P, Status>,
): HttpHandler {
  return http[method](patternOf(path), () => json(status, body));
}

/** Nobody answers an operation: the network is gone. */
export function cutOff(method: Method, path: keyof paths): HttpHandler {
  return http[method](patternOf(path), () => HttpResponse.error());
}

/** The answer to an operation does not come while the story is looked at. */
export function keepWaiting(method: Method, path: keyof paths): HttpHandler {
  return http[method](patternOf(path), async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
