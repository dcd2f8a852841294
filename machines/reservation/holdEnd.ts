import type { Reservation } from '../contract/wire';
import { watcherNotProvided } from '../shared/notProvided';
import { holdExpiryOf } from './hold';

/** The time to pay for held rooms is over by the server's clock; whether they are held longer, only a reading tells. */
export interface HoldEnded {
  type: 'hold.ended';
  /** The end of the hold, in UTC. */
  at: string;
}

/** Remembers the ended holds of a page, so that it reloads by itself only once for each. */
export interface EndRead {
  /** The end of the last hold at which it has read, in UTC; null before the first. */
  endRead: string | null;
}

/** To spread into `setup({ actors })`. */
export const holdEndActors = {
  /** Reports when that time has come: {@link HoldEnded}; never for null. */
  watchHoldEnd: watcherNotProvided<{ until: string | null }>('watchHoldEnd'),
};

/** The first end of these holds at which nothing was read yet, in UTC; null if there is none. */
function nextHoldEnd(reservations: readonly Reservation[], { endRead }: EndRead): string | null {
  const read = endRead === null ? -Infinity : Date.parse(endRead);
  const ends = reservations
    .flatMap((reservation) => holdExpiryOf(reservation) ?? [])
    .filter((end) => Date.parse(end) > read);
  return ends.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

/**
 * The `invoke` of a state that shows holds: at the end of the next one the machine is told {@link HoldEnded}.
 * @param shown the reservations that show
 */
export const watchHoldEnd = <TContext extends EndRead>(
  shown: (context: TContext) => readonly Reservation[],
) =>
  ({
    id: 'watchHoldEnd',
    src: 'watchHoldEnd',
    input: ({ context }: { context: TContext }) => ({
      until: nextHoldEnd(shown(context), context),
    }),
  }) as const;
