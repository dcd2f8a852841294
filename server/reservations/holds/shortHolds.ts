import type { Configuration } from '../../configuration/configuration';
import type { ApiError } from '../../contract/apiError';
import { fewerOfTheLastRooms, reservedForOthers, notForAChange } from '../errors';
import type { ReservationRow } from '../queries';
import type { HoldHistory } from './unusedHolds';

/** How long rooms are held: the usual time, or a short one for the last rooms of a type. */
export type HoldLength = 'usual' | 'short';

/** Whether a reservation holds last rooms for a short time, even if that was lengthened for a payment under way. */
export function isShortHold(
  { hold }: Pick<Configuration, 'hold'>,
  { createdAt, holdExpiresAt }: Pick<ReservationRow, 'createdAt' | 'holdExpiresAt'>,
): boolean {
  return holdExpiresAt.getTime() - createdAt.getTime() < hold;
}

/** A request for the last rooms of a type, and what else the guest holds. */
export interface LastRooms {
  rooms: number;
  nights: number;
  /** Rooms that the account holds unpaid in other reservations. */
  heldBeside: number;
  /** Milliseconds left of the reservation's hold; null for a new reservation. */
  holdRemainingMs: number | null;
}

/**
 * Whether a guest can hold the last rooms of a type, and how long. Only a few can be held at a time, and recent
 * unused holds of the account or its network count against it. A guest who has paid before holds them for the usual
 * time, and more of them. A change can have them if its hold ends within the time of a short one.
 */
export function holdOfLastRooms(
  configuration: Configuration,
  { own, there }: HoldHistory,
  { rooms, nights, heldBeside, holdRemainingMs }: LastRooms,
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
  return holdRemainingMs === null || holdRemainingMs <= shortHold ? 'short' : notForAChange();
}
