import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { addressesOf, type Method } from './operations';

/** What stands in the hotel's server's place for one operation. */
export function inPlaceOf(
  method: Method,
  path: string,
  respond: (request: Request) => Response | Promise<Response>,
  { once = false } = {},
): HttpHandler {
  return http[method](addressesOf(path), ({ request }) => respond(request), { once });
}

/** An answer in JSON; an empty one where the contract knows no body. */
export function json(status: number, body: unknown): Response {
  const text = body === undefined ? null : JSON.stringify(body);
  return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json' } });
}

/** Nobody answers: the network is gone. */
export function networkError(): Response {
  return HttpResponse.error();
}

/** The answer does not come while somebody looks. */
export async function noAnswerYet(): Promise<Response> {
  await delay('infinite');
  return networkError();
}
