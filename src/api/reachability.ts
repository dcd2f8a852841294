import { KEPT_FOR } from './keptAnswer';
import type { Send } from './withTimeout';

/** How long after a request that failed the server is asked again; milliseconds. */
export const ASK_AGAIN_MS = 5_000;
/** How long such a question may take; milliseconds. */
const ASK_TIMEOUT_MS = 15_000;

/** Whether the server can be reached, by what requests come to: what a device says about its network may be wrong. */
export interface Reachability {
  /** Sends requests, and learns from what they come to. */
  hearing: (send: Send) => Send;
  isCutOff: () => boolean;
  /**
   * Reports changes, to one listener at a time. Meanwhile the server is asked whenever the device says that its network
   * came or went, and every few seconds while it can't be reached.
   * @returns how to stop
   */
  watch: (changed: () => void) => () => void;
}

/**
 * Whether a server can be reached: not from the first request that fails until the first answer.
 * @param ask asks the server for anything, until the signal is aborted
 */
export function reachability(ask: (signal: AbortSignal) => Promise<unknown>): Reachability {
  let tell: (() => void) | undefined;
  let isCutOff = false;
  let nextAsk: ReturnType<typeof setTimeout> | undefined;

  function learn(failed: boolean): void {
    clearTimeout(nextAsk);
    if (failed && tell) nextAsk = setTimeout(askServer, ASK_AGAIN_MS);
    if (failed === isCutOff) return;
    isCutOff = failed;
    tell?.();
  }

  function askServer(): void {
    ask(AbortSignal.timeout(ASK_TIMEOUT_MS)).then(
      () => learn(false),
      () => learn(true),
    );
  }

  return {
    hearing: (send) => async (request) => {
      try {
        const answer = await send(request);
        // The service worker answers from its cache when the network doesn't.
        learn(answer.headers.has(KEPT_FOR));
        return answer;
      } catch (cause) {
        // One that was given up tells nothing.
        if (!request.signal.aborted) learn(true);
        throw cause;
      }
    },
    isCutOff: () => isCutOff,
    watch(changed) {
      tell = changed;
      const watching = new AbortController();
      window.addEventListener('online', askServer, watching);
      window.addEventListener('offline', askServer, watching);
      if (isCutOff || !navigator.onLine) askServer();
      return () => {
        tell = undefined;
        watching.abort();
        clearTimeout(nextAsk);
      };
    },
  };
}
