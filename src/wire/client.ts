import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../machines/contract/schema';
import type { Session } from '../../machines/contract/wire';
import { CallFailed, failureOfAnswer, needsLogin } from '../../machines/failure';
import { createRenewal, type Exclusively, type Renew, type Tokens } from './renewal';
import { patiently, type Send } from './unanswered';
import { withToken } from './withToken';

/** The hotel's server, typed from the contract. */
export type HotelClient = Client<paths>;

export interface Wire {
  client: HotelClient;
  renew: Renew;
}

interface WireParts {
  /** Origin of the server, such as `https://hotel.example`. */
  baseUrl: string;
  tokens: Tokens;
  exclusively: Exclusively;
  send: Send;
}

/**
 * What a call resolved with.
 * @throws CallFailed when the server answered with an error
 */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined && response.ok) return data;
  throw new CallFailed(failureOfAnswer(response.status, error));
}

/** Asks the server to renew the session; undefined when it declares the session over. */
function exchangeWith(client: HotelClient) {
  return async (refreshToken: string): Promise<Session | undefined> => {
    const call = client.POST('/api/v1/auth/users/refresh', { body: { refreshToken } });
    const { data, error, response } = await call;
    if (data) return data;
    const failure = failureOfAnswer(response.status, error);
    if (needsLogin(failure)) return undefined;
    throw new CallFailed(failure);
  };
}

/** Makes the client whose calls carry the session's token and renew it when it has run out. */
export function createWire({ baseUrl, tokens, exclusively, send }: WireParts): Wire {
  const patientSend = patiently(send);
  const open = createClient<paths>({ baseUrl, fetch: patientSend });
  const renew = createRenewal({ tokens, exclusively, exchange: exchangeWith(open) });
  const client = createClient<paths>({ baseUrl, fetch: withToken(patientSend, tokens, renew) });
  return { client, renew };
}
