import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../machines/contract/schema';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import {
  authErrorFromResponse,
  errorFromResponse,
} from '../../machines/shared/failureFromResponse';
import type { ApiTransport } from './apiTransport';
import { withTimeout } from './withTimeout';
import { withToken, type DeletionSent, type Refresh, type Tokens } from './withToken';

/** The hotel's server, typed from the contract. */
export type HotelClient = Client<paths>;

type Call = Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** For a call of which only success matters: reads any body as text. */
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
 * The body of a call with the session's token, unparsed: the parsers beside this file check it before use. Undefined
 * if it was empty.
 * @throws CallFailed if the server answered with an error; a 401 means that the session is over
 */
export function readResponse(call: Call): Promise<unknown> {
  return resolved(call, authErrorFromResponse);
}

/**
 * The same for a form's call without a token, such as a login: every error is a refusal of what was entered.
 * @throws CallFailed if the server answered with an error
 */
export function readFormResponse(call: Call): Promise<unknown> {
  return resolved(call, errorFromResponse);
}

/** Creates the client whose calls carry only the tokens that callers give them. */
export function openClient({ baseUrl, send }: ApiTransport): HotelClient {
  return createClient<paths>({ baseUrl, fetch: withTimeout(send) });
}

/** Creates the client whose calls carry the session's token, and refresh it when it has expired. */
export function sessionClient(
  { baseUrl, send }: ApiTransport,
  tokens: Tokens,
  refresh: Refresh,
  deletionSent: DeletionSent,
): HotelClient {
  const fetch = withToken(withTimeout(send), tokens, refresh, deletionSent);
  return createClient<paths>({ baseUrl, fetch });
}
