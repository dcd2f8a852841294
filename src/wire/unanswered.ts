import { CallFailed } from '../../machines/failure';

/** How long a call may take before it counts as unanswered, in milliseconds. */
export const PATIENCE_MS = 30_000;

/** Sends a request, which can be sent once. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Sends requests and tells "no answer came" from every other failure: a lost network and an
 * answer that takes too long are `unreachable`. A caller that gave up itself gets its own reason.
 */
export function patiently(send: Send, patienceMs = PATIENCE_MS): Send {
  return async (request) => {
    // Not AbortSignal.any: phones that are a few years old don't have it.
    const giveUp = new AbortController();
    const stop = () => giveUp.abort(request.signal.reason);
    const deadline = setTimeout(
      () => giveUp.abort(new Error('The answer takes too long')),
      patienceMs,
    );
    request.signal.addEventListener('abort', stop);
    try {
      return await send(new Request(request, { signal: giveUp.signal }));
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
