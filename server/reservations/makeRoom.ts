import { inArray } from 'drizzle-orm';
import { lagosToday } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { reservation } from '../database/schema';
import type { WantedRooms } from '../rooms/numberedRoom';
import { arrangeRooms } from '../rooms/rearrange';
import { roomsAround, spanOf } from '../rooms/roomsAround';
import { moveNights } from '../rooms/takeRooms';
import { recordEvent } from './applyEvent';
import type { ReservationRow } from './queries';

/**
 * Moves other stays to other rooms of their type so that a stay can have rooms, if that is possible: the rooms of its
 * types are locked. A stay that somebody else is changing at this moment stays where it is; so nobody waits for
 * another while they hold rooms.
 * @returns the rooms that are free now; null, with nothing changed, if rooms can't be had
 */
export async function makeRoom(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { checkIn, checkOut }: Pick<ReservationRow, 'checkIn' | 'checkOut'>,
  wanted: readonly WantedRooms[],
): Promise<string[] | null> {
  const nights = { from: checkIn, to: checkOut };
  const roomTypes = wanted.map(({ roomType }) => roomType);
  // A hold that has expired has its nights until it is swept.
  const asked = { roomTypes, nights, today: lagosToday(context.clock.now()), now: new Date(0) };
  const arranged = async (movable?: ReadonlySet<string>) => {
    const found = await roomsAround(tx, { ...asked, ...(movable && { movable }) });
    const each = wanted.map(({ roomType, numberOfRooms }) => {
      const rooms = found.get(roomType);
      return rooms ? arrangeRooms(rooms, spanOf(nights), numberOfRooms) : null;
    });
    const all = each.flatMap((one) => one ?? []);
    if (all.length < each.length) return null;
    return {
      found,
      rooms: all.flatMap(({ rooms }) => rooms),
      moves: all.flatMap(({ moves }) => moves),
    };
  };
  const first = await arranged();
  if (first === null) return null;
  const ids = [...first.found.values()].flatMap(({ blocks }) =>
    blocks.flatMap(({ stay }) => stay ?? []),
  );
  const locked = await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(inArray(reservation.id, ids))
    .for('no key update', { skipLocked: true });
  const last = await arranged(new Set(locked.map(({ id }) => id)));
  if (last === null) return null;
  await moveNights(tx, last.moves, asked.today);
  for (const { stay, before, after } of last.moves) {
    await recordEvent(tx, context, stay, 'room.rearranged', { before, after });
  }
  return last.rooms;
}
