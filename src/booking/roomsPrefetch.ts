import { ROOMS_LEFT_FRESH_MS } from '../../machines/booking/bookingDetailsMachine';
import type { RoomsLeft } from '../../machines/shared/roomsLeft';
import type { StayDates } from '../../machines/shared/stayDates';

/** Asks the hotel's server for the rooms left for a stay. @throws CallFailed when they can't be had */
export type LoadRoomsLeft = (stay: StayDates, signal: AbortSignal) => Promise<RoomsLeft>;

/** The rooms left for a stay, asked for before the room selection opens. */
export interface RoomsPrefetch {
  /** Asks, unless that is under way. @throws CallFailed when there will be nothing at hand */
  ask: (stay: StayDates) => Promise<void>;
  /**
   * What is at hand or under way for the stay, once: who wants to know again asks the server, so that
   * nothing that happens to the rooms meanwhile, such as a reservation, can make it wrong.
   * @param signal aborts what is under way
   * @returns undefined where there is nothing, it is too old, or it fails
   */
  take: (stay: StayDates, signal: AbortSignal) => Promise<RoomsLeft | undefined>;
}

interface Asked {
  stay: StayDates;
  answer: Promise<RoomsLeft>;
  /** When it came, or turned out not to come, in milliseconds; undefined until then. */
  answeredAt: number | undefined;
  asking: AbortController;
}

/** Keeps one answer, for as long as it is as good as a new one. */
export function roomsPrefetch(load: LoadRoomsLeft, now: () => Date): RoomsPrefetch {
  let kept: Asked | undefined;

  const isOf = (stay: StayDates, { stay: asked }: Asked) =>
    asked.checkIn === stay.checkIn && asked.checkOut === stay.checkOut;

  function isOld({ answeredAt }: Asked): boolean {
    if (answeredAt === undefined) return false;
    const age = now().getTime() - answeredAt;
    return age < 0 || age >= ROOMS_LEFT_FRESH_MS;
  }

  function begin(stay: StayDates): Asked {
    const asking = new AbortController();
    const asked: Asked = { stay, answer: load(stay, asking.signal), answeredAt: undefined, asking };
    const note = () => {
      asked.answeredAt = now().getTime();
    };
    asked.answer.then(note, note);
    return asked;
  }

  return {
    async ask(stay) {
      if (kept === undefined || !isOf(stay, kept) || kept.answeredAt !== undefined) {
        kept?.asking.abort();
        kept = begin(stay);
      }
      await kept.answer;
    },
    async take(stay, signal) {
      const found = kept;
      kept = undefined;
      if (found === undefined) return undefined;
      if (!isOf(stay, found) || isOld(found)) {
        found.asking.abort();
        return undefined;
      }
      signal.addEventListener('abort', () => found.asking.abort());
      return found.answer.catch(() => undefined);
    },
  };
}
