import type { DeskRoom, DeskRooms } from '../contract/wire';

/** The filters of the rooms. */
export const roomFilters = {
  all: () => true,
  toClean: ({ isClean }) => !isClean,
  arriving: ({ arrival }) => arrival !== null,
  leaving: ({ uses }) => uses.includes('leaving'),
  free: ({ isFreeTonight }) => isFreeTonight,
  closed: ({ closed }) => closed !== null,
} satisfies Record<string, (room: DeskRoom) => boolean>;
export type RoomFilter = keyof typeof roomFilters;

/** Rooms in the order in which they are cleaned: those that a guest waits for, empty ones, the others. */
export function roomsFor(filter: RoomFilter, { rooms }: DeskRooms): DeskRoom[] {
  const found = rooms.filter(roomFilters[filter]);
  if (filter !== 'toClean') return found;
  const urgency = ({ arrival, guest }: DeskRoom) =>
    (guest === null ? 0 : 2) + (arrival === null ? 1 : 0);
  return found.sort((one, other) => urgency(one) - urgency(other));
}
