import type { HttpHandler } from 'msw';
import type { paths } from '../../machines/contract/schema';
import { inPlaceOf, json, networkError } from '../../models/fixtures/responses';
import type { BodyOf, Method, PathWith, StatusOf } from '../../models/fixtures/operations';

/** Mocks the server's response to an operation, within the contract. */
export function respond<M extends Method, P extends PathWith<M>, Status extends StatusOf<M, P>>(
  method: M,
  path: P,
  status: Status,
  body: BodyOf<M, P, Status>,
): HttpHandler {
  return inPlaceOf(method, path, () => json(status, body));
}

/** An operation gets no response: the network is down. */
export function dropConnection(method: Method, path: keyof paths): HttpHandler {
  return inPlaceOf(method, path, networkError);
}
