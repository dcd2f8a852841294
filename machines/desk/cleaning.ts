import type { DeskFoundAs, DeskHousekeeping, DeskHousekeepingRoom } from '../contract/wire';

/** Housekeeping: which rooms are cleaned today, in which order, and what a room found in the morning says of the books. */

/** Facts that decide whether and when a room is cleaned. */
export interface CleaningFacts extends Pick<DeskHousekeepingRoom, 'stay' | 'isClean'> {
  /** Whether its guest stays, and it was not cleaned since the business day began. */
  isDue: boolean;
  isAwaited: boolean;
}

/** Why a room is to be cleaned today; null if it is not. One that a guest still leaves is cleaned afterwards. */
export function cleaningOf({
  stay,
  isClean,
  isDue,
  isAwaited,
}: CleaningFacts): DeskHousekeepingRoom['cleaning'] {
  if (stay === 'leaving') return 'leaving';
  if (isClean && !isDue) return null;
  if (stay === 'staysOver') return 'staysOver';
  return isAwaited ? 'awaited' : 'leaving';
}

const order: readonly DeskHousekeepingRoom['cleaning'][] = ['awaited', 'leaving', 'staysOver'];

/** The rooms to clean, in that order; of those that guests leave, the ones that are empty already and those awaited first. */
export function roomsToClean({ rooms }: DeskHousekeeping): DeskHousekeepingRoom[] {
  const rank = ({ cleaning, stay, arrivesBy }: DeskHousekeepingRoom) =>
    4 * order.indexOf(cleaning) + (stay === 'none' ? 0 : 2) + (arrivesBy === null ? 1 : 0);
  return rooms
    .filter(({ cleaning }) => cleaning !== null)
    .sort((one, other) => rank(one) - rank(other));
}

/** How a room was found. */
export const foundAs: readonly DeskFoundAs[] = ['sleptIn', 'empty', 'luggage'];

/** A room in the books of the night that ended. */
export const bookedAs = ['inHouse', 'vacant', 'outOfOrder'] as const;
export type BookedAs = (typeof bookedAs)[number];

/** Whether a room was found otherwise than the books say. */
export const isOtherwise = ({ booked, found }: { booked: BookedAs; found: DeskFoundAs }) =>
  booked === 'inHouse' ? found !== 'sleptIn' : found !== 'empty';
