import type { Send } from './withTimeout';
import { KEPT_FOR } from './keptAnswer';

/** The clock's sources. */
export interface DeviceClock {
  /** The device's own time, which may be wrong, and may be set at any moment. */
  deviceNow: () => Date;
  /** Milliseconds since the page was opened. Setting the device's time doesn't change them. */
  elapsed: () => number;
}

/** The server's time, on a device whose own may be wrong. */
export interface ServerClock {
  /** The server's time; as long as no answer has told it, the device's, which decides nothing. */
  now: () => Date;
  /** The server's time, for what is refused, hidden or ended because of a time; null until an answer has told it. */
  serverNow: () => Date | null;
  /** How often an answer has told or corrected the time. */
  corrections: () => number;
  /**
   * Reports when an answer has told or corrected the time.
   * @returns how to stop
   */
  onCorrected: (corrected: () => void) => () => void;
  /** Sends requests and learns the time from their answers. */
  hearing: (send: Send) => Send;
}

/** `Date` is in whole seconds. */
const DATE_STEP_MS = 1000;

/** When the server sent an answer, in milliseconds since 1970; NaN if the answer doesn't say, or comes from a cache. */
function sentAt({ headers }: Response): number {
  if (headers.has('age') || headers.has(KEPT_FOR)) return NaN;
  return Date.parse(headers.get('date') ?? '');
}

/**
 * The server's time, from the `Date` of its answers and the time elapsed since. An answer was sent between its request
 * and its arrival, so what is known stays as it is while it agrees with that; otherwise the earliest possible time
 * counts, because nothing may be over here before it is over at the server.
 */
export function serverClock({ deviceNow, elapsed }: DeviceClock): ServerClock {
  const openedAt = deviceNow().getTime() - elapsed();
  const listeners = new Set<() => void>();
  /** The server's time at which the page was opened; undefined until an answer has told it. */
  let serverOpenedAt: number | undefined;
  let corrections = 0;

  function hear(answer: Response, askedAt: number): void {
    const sent = sentAt(answer);
    if (Number.isNaN(sent)) return;
    const earliest = sent - elapsed();
    const latest = sent + DATE_STEP_MS - askedAt;
    const agrees =
      serverOpenedAt !== undefined && earliest <= serverOpenedAt && serverOpenedAt <= latest;
    if (agrees) return;
    serverOpenedAt = earliest;
    corrections += 1;
    listeners.forEach((corrected) => {
      corrected();
    });
  }

  return {
    now: () => new Date((serverOpenedAt ?? openedAt) + elapsed()),
    serverNow: () => (serverOpenedAt === undefined ? null : new Date(serverOpenedAt + elapsed())),
    corrections: () => corrections,
    onCorrected(corrected) {
      listeners.add(corrected);
      return () => listeners.delete(corrected);
    },
    hearing: (send) => async (request) => {
      const askedAt = elapsed();
      const answer = await send(request);
      hear(answer, askedAt);
      return answer;
    },
  };
}
