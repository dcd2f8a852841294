import type { RoomOffer } from '../../machines/shared/roomsLeft';
import { DATES_DEBOUNCE_MS, type StayDates } from '../../machines/shared/stayDates';

/** How long a response about the rooms left stays fresh, in milliseconds. */
export const ROOMS_LEFT_FRESH_MS = 30_000;

/** Loads the rooms left for a stay. @throws CallFailed if that fails */
export type LoadRoomsLeft = (stay: StayDates, signal: AbortSignal) => Promise<RoomOffer>;

/** A prefetch of the rooms left for a stay, before the room selection opens. */
export interface RoomsPrefetch {
  /**
   * Asks a moment after a stay is first wanted, while the guest fills in the form. A failure changes nothing.
   * @returns a function that stops waiting for that moment
   */
  want: (stay: StayDates) => () => void;
  /** Starts loading, unless that is under way or the result is fresh. @throws CallFailed if it fails */
  ask: (stay: StayDates) => Promise<void>;
  /**
   * Returns the prefetched result, or waits for the one under way, but only once: later callers must ask the server,
   * so that a change of the rooms meanwhile, such as a reservation, can't make it wrong.
   * @param signal aborts what is under way
   * @returns undefined if there is none, it is too old, or it fails
   */
  take: (stay: StayDates, signal: AbortSignal) => Promise<RoomOffer | undefined>;
}

interface Asked {
  stay: StayDates;
  response: Promise<RoomOffer>;
  /** When it was loaded or failed, in milliseconds; undefined until then. */
  receivedAt: number | undefined;
  asking: AbortController;
}

/** Keeps one result while it is fresh. */
export function roomsPrefetch(load: LoadRoomsLeft, now: () => Date): RoomsPrefetch {
  let cached: Asked | undefined;
  let wanted: { stay: StayDates; settled: Promise<void> } | undefined;

  const isOf = (stay: StayDates, { stay: asked }: { stay: StayDates }) =>
    asked.checkIn === stay.checkIn && asked.checkOut === stay.checkOut;

  function isOld({ receivedAt }: Asked): boolean {
    if (receivedAt === undefined) return false;
    const age = now().getTime() - receivedAt;
    return age < 0 || age >= ROOMS_LEFT_FRESH_MS;
  }

  function begin(stay: StayDates): Asked {
    const asking = new AbortController();
    const asked: Asked = {
      stay,
      response: load(stay, asking.signal),
      receivedAt: undefined,
      asking,
    };
    const note = () => {
      asked.receivedAt = now().getTime();
    };
    asked.response.then(note, note);
    return asked;
  }

  async function ask(stay: StayDates): Promise<void> {
    if (cached === undefined || !isOf(stay, cached) || isOld(cached)) {
      cached?.asking.abort();
      cached = begin(stay);
    }
    await cached.response;
  }

  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, DATES_DEBOUNCE_MS));

  return {
    want(stay) {
      if (wanted === undefined || !isOf(stay, wanted)) wanted = { stay, settled: settle() };
      const waiting = { isOver: false };
      void wanted.settled
        .then(() => (waiting.isOver ? undefined : ask(stay)))
        .catch(() => undefined);
      return () => {
        waiting.isOver = true;
      };
    },
    ask,
    async take(stay, signal) {
      const found = cached;
      cached = undefined;
      if (found === undefined) return undefined;
      if (!isOf(stay, found) || isOld(found)) {
        found.asking.abort();
        return undefined;
      }
      signal.addEventListener('abort', () => found.asking.abort());
      return found.response.catch(() => undefined);
    },
  };
}
