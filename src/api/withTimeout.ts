import { CallFailed } from '../../machines/shared/failure';

/** How long a call may take, including the response's body, before it counts as unanswered; milliseconds. */
export const CALL_TIMEOUT_MS = 30_000;

/** Sends a request, which can be sent only once. */
export type Send = (request: Request) => Promise<Response>;

/** The statuses without a body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

/** The response with its whole body, because a body can stall after its headers. */
async function whole(reply: Promise<Response>): Promise<Response> {
  const response = await reply;
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(bodiless.has(status) ? null : body, { status, statusText, headers });
}

/** Rejects as soon as the signal is aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      const reason: unknown = signal.reason;
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    });
  });
}

/**
 * Sends requests, and distinguishes a missing response from every other failure: a lost network and a timeout are
 * `unreachable`. A caller that aborts gets its own reason.
 */
export function withTimeout(send: Send, timeoutMs = CALL_TIMEOUT_MS): Send {
  return async (request) => {
    // Not AbortSignal.any, which phones that are a few years old lack.
    const giveUp = new AbortController();
    const stop = () => giveUp.abort(request.signal.reason);
    const deadline = setTimeout(
      () => giveUp.abort(new Error('The answer takes too long')),
      timeoutMs,
    );
    request.signal.addEventListener('abort', stop);
    const gaveUp = abortOf(giveUp.signal);
    try {
      request.signal.throwIfAborted();
      // Never from the HTTP cache, whose answers are old, and tell an old time (`serverClock.ts`).
      const sent = send(new Request(request, { signal: giveUp.signal, cache: 'no-store' }));
      return await Promise.race([whole(sent), gaveUp]);
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new CallFailed({ kind: 'unreachable', message });
    } finally {
      clearTimeout(deadline);
      request.signal.removeEventListener('abort', stop);
    }
  };
}
