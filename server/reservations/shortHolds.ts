import type { Configuration } from '../configuration/configuration';
import type { ApiError } from '../contract/apiError';
import { fewerOfTheLastRooms, reservedForOthers, notForAChange } from './errors';
import type { HoldHistory } from './unusedHolds';

/** For how long rooms are held: as usual, or shortly because they are the last ones. */
export type HoldLength = 'usual' | 'short';

/** Rooms of which only the last ones are left, and what else their guest holds. */
export interface LastRooms {
  rooms: number;
  nights: number;
  /** Rooms that the same account holds unpaid beside this reservation. */
  heldBeside: number;
  /** Milliseconds for which the reservation still holds rooms; null for one that is just made. */
  holdLeft: number | null;
}

/**
 * Whether a guest can hold the last rooms of a type, and for how long. Few are held at a time, and those that came to
 * nothing lately, of the account or of its network, count against it. Whoever has paid before holds them as usual, and
 * more of them; a change, which makes no hold longer or shorter, can have them for as long as a short hold.
 */
export function holdOfLastRooms(
  configuration: Configuration,
  { own, there }: HoldHistory,
  { rooms, nights, heldBeside, holdLeft }: LastRooms,
): HoldLength | ApiError {
  const { shortHold, shortHoldRooms, shortHoldRoomNights, addressLimitFactor } = configuration;
  const mostRooms = shortHoldRooms * (1 + own.paid);
  const mostNights = shortHoldRoomNights * (1 + own.paid);
  if (rooms > mostRooms || rooms * nights > mostNights) {
    return fewerOfTheLastRooms(mostRooms, mostNights);
  }
  if (rooms + heldBeside > mostRooms) return reservedForOthers();
  const asked = rooms * shortHold;
  const mayComeToNothing = (paid: number) => shortHoldRooms * shortHold * (1 + paid);
  if (own.unusedRoomTime + asked > mayComeToNothing(own.paid)) return reservedForOthers();
  if (own.paid > 0) return 'usual';
  const onNetwork = mayComeToNothing(there.paid) * addressLimitFactor;
  if (there.unusedRoomTime + asked > onNetwork) return reservedForOthers();
  return holdLeft === null || holdLeft <= shortHold ? 'short' : notForAChange();
}
