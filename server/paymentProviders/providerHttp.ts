import { ProviderError, type ProviderName } from './provider';
import { parseProviderJson, type ProviderJson } from './providerJson';

/** The parts of a response that are used. */
type FetchedResponse = Pick<Response, 'status' | 'headers' | 'text'>;

export type Fetch = (url: string, init: RequestInit) => Promise<FetchedResponse>;

/** Called with how each call ended: with a response, or with the kind of its failure. */
type NoteCall = (provider: ProviderName, outcome: 'answered' | ProviderError['kind']) => void;

/** How to reach a provider. */
export interface ProviderConnection {
  baseUrl: string;
  secretKey: string;
  fetch?: Fetch;
  /** Milliseconds that one call may take, retries included. */
  timeout?: number;
  noteCall?: NoteCall;
}

export interface ProviderResponse {
  status: number;
  json: ProviderJson;
}

export type CallProvider = (
  method: 'GET' | 'POST',
  path: string,
  body?: Record<string, unknown>,
) => Promise<ProviderResponse>;

const DEFAULT_TIMEOUT = 15_000;
const GET_TRIES = 3;
/** Both providers put the time, or the seconds, until the limit ends into one of these. */
const RETRY_HEADERS = ['retry-after', 'x-ratelimit-reset', 'ratelimit-reset'];
const DEFAULT_RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 3600;

/**
 * Creates the function that an adapter calls its provider with. It returns any JSON response below 500 and throws
 * `ProviderError` otherwise. A GET that failed fast is retried within the same time; a POST never, because it may
 * have been carried out.
 */
export function createCallProvider(
  provider: ProviderName,
  connection: ProviderConnection,
): CallProvider {
  const { baseUrl, secretKey, fetch = globalThis.fetch, timeout = DEFAULT_TIMEOUT } = connection;
  const { noteCall } = connection;

  return async (method, path, body) => {
    const init: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    };
    const tries = method === 'GET' ? GET_TRIES : 1;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await readResponse(await fetch(`${baseUrl}${path}`, init));
        noteCall?.(provider, 'answered');
        return response;
      } catch (error) {
        const failure = providerErrorOf(error);
        noteCall?.(provider, failure.kind);
        const mayHelp = failure.kind === 'unknown' && !init.signal?.aborted;
        if (attempt >= tries || !mayHelp) throw failure;
      }
    }
  };
}

async function readResponse(response: FetchedResponse): Promise<ProviderResponse> {
  const text = await response.text();
  if (response.status === 429) {
    throw new ProviderError('busy', 'Rate limit reached', retryAfter(response.headers));
  }
  if (response.status === 401 || response.status === 403) {
    throw new ProviderError('busy', `Our key was not accepted (${response.status})`);
  }
  if (response.status >= 500) {
    throw new ProviderError('unknown', `Server error (${response.status})`);
  }
  return { status: response.status, json: parseProviderJson(text) };
}

function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const [message, cause] = error instanceof Error ? [error.message, error.cause] : [String(error)];
  return Object.assign(new ProviderError('unknown', message), { cause });
}

/** Milliseconds. */
function retryAfter(headers: Headers): number {
  const seconds = RETRY_HEADERS.map((name) => Number(headers.get(name) ?? Number.NaN)).find(
    (value) => Number.isFinite(value) && value > 0 && value <= LONGEST_RETRY_SECONDS,
  );
  return (seconds ?? DEFAULT_RETRY_SECONDS) * 1000;
}
