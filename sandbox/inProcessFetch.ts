import type { FastifyInstance } from 'fastify';

/** The part of `fetch` that an API client uses. */
export type Fetch = (input: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that reaches the apps without a network, for tests and simulations. It rejects like the real one: with
 * the signal's reason on abort, with a TypeError if the connection is cut.
 */
export function createInProcessFetch(appFor: (url: URL) => FastifyInstance | undefined): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const app = appFor(url);
    if (app === undefined) throw new TypeError(`fetch failed: nothing listens at ${url.origin}`);
    const payload = await request.text();
    const response = app
      .inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(request.headers),
        ...(payload === '' ? {} : { payload }),
      })
      .then(toResponse, (cause: unknown) => {
        throw new TypeError('fetch failed', { cause });
      });
    return Promise.race([response, abortOf(request.signal)]);
  };
}

function toResponse(response: Awaited<ReturnType<FastifyInstance['inject']>>): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Response(response.body === '' ? null : response.body, {
    status: response.statusCode,
    headers,
  });
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => {
      const reason: unknown = signal.reason;
      reject(reason instanceof Error ? reason : new Error('aborted', { cause: reason }));
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
