import type { DeskFreeRooms } from '../../../machines/contract/wire';
import * as words from '../../../messages/desk/pages/today';
import { Aside } from '../look';

/** “Are we full?” in one line. */
export function FreeRooms({ rooms }: { rooms: readonly DeskFreeRooms[] }) {
  const free = rooms
    .filter((one) => one.rooms > 0)
    .map((one) => words.roomsOf(one.roomType, one.rooms));
  return (
    <Aside as="p">{free.length === 0 ? words.noneFree : words.freeRooms(free.join(', '))}</Aside>
  );
}
