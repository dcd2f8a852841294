import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../machines/contract/schema';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import {
  authErrorFromResponse,
  errorFromResponse,
} from '../../machines/shared/failureFromResponse';
import type { ApiTransport } from './apiTransport';
import { withTimeout } from './withTimeout';
import { withToken, type Renew, type Tokens } from './withToken';

/** The hotel's server, typed from the contract. */
export type HotelClient = Client<paths>;

type Call = Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** For a call of which only success matters: whatever its answer says is read as a text. */
export const ignoreBody = { parseAs: 'text' } as const;

async function resolved(
  call: Call,
  failureOf: (status: number, body: unknown) => Failure,
): Promise<unknown> {
  const { data, error, response } = await call;
  if (response.ok) return data;
  throw new CallFailed(failureOf(response.status, error));
}

/**
 * What a call that carries the session's token resolved with, as it came: it is read by what stands
 * beside this file before anybody relies on it. Undefined where the answer was empty.
 * @throws CallFailed when the server answered with an error; a 401 and a 403 end the session
 */
export function readResponse(call: Call): Promise<unknown> {
  return resolved(call, authErrorFromResponse);
}

/**
 * The same for a call that sends a form and carries no token, such as a login: every refusal answers
 * what was entered.
 * @throws CallFailed when the server answered with an error
 */
export function readFormResponse(call: Call): Promise<unknown> {
  return resolved(call, errorFromResponse);
}

/** Makes the client whose calls carry no token but what the caller gives them. */
export function openClient({ baseUrl, send }: ApiTransport): HotelClient {
  return createClient<paths>({ baseUrl, fetch: withTimeout(send) });
}

/** Makes the client whose calls carry the session's token, and have it renewed when it has run out. */
export function sessionClient(
  { baseUrl, send }: ApiTransport,
  tokens: Tokens,
  renew: Renew,
): HotelClient {
  return createClient<paths>({ baseUrl, fetch: withToken(withTimeout(send), tokens, renew) });
}
