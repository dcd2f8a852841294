import { and, eq, gte, lt, notExists } from 'drizzle-orm';
import type { DeskFree } from '../../machines/contract/wire';
import { nairaFromKobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { lagosToday } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/readAtOnce';
import { reservation, room, roomCleaning, roomNight, roomStay } from '../database/schema';
import type { Context } from '../context';
import { checkDates } from '../reservations/checkRequest';
import type { NumberedRoom } from '../rooms/numberedRoom';
import { inRoomOrder } from '../rooms/roomOrder';
import { roomPricesOn } from '../rooms/roomPrices';
import { isTaken } from '../rooms/unpaidRooms';

/** The rooms that can be sold for every night of a stay, in the hotel's order. Expired holds don't count. */
export async function freeRooms(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  { checkIn, checkOut }: StayDates,
): Promise<NumberedRoom[]> {
  const takenNight = database
    .select({ night: roomNight.night })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, roomNight.reservationId))
    .where(
      and(
        eq(roomNight.roomNumber, room.number),
        gte(roomNight.night, checkIn),
        lt(roomNight.night, checkOut),
        isTaken(clock.now()),
      ),
    );
  const free = await database.select().from(room).where(notExists(takenNight));
  const order = inRoomOrder(free.map(({ number }) => number));
  return free.sort((one, other) => order.indexOf(one.number) - order.indexOf(other.number));
}

/** The same, each with whether a guest can have it at once; whoever comes later finds it ready. */
export async function freeRoomsByReadiness(
  tx: Database,
  context: Pick<Context, 'clock'>,
  stay: StayDates,
): Promise<(NumberedRoom & { isReady: boolean })[]> {
  const free = await freeRooms(tx, context, stay);
  const isToday = stay.checkIn === lagosToday(context.clock.now());
  const inHouse = await tx.select().from(roomStay).where(eq(roomStay.state, 'inHouse'));
  const dirty = await tx.select().from(roomCleaning).where(eq(roomCleaning.isClean, false));
  const busy = new Set([...inHouse, ...dirty].map(({ roomNumber }) => roomNumber));
  return free.map((one) => ({ ...one, isReady: !isToday || !busy.has(one.number) }));
}

/**
 * What is free for a stay, with prices and numbers, as of one moment.
 * @throws ApiError 400 with the messages of the invalid dates
 */
export function freeAtDesk(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  stay: StayDates,
): Promise<DeskFree> {
  checkDates(context, stay);
  return readAtOnce(context.database, async (tx) => {
    const free = await freeRoomsByReadiness(tx, context, stay);
    const prices = await roomPricesOn(tx, stay.checkIn);
    return {
      types: roomTypes.map(({ key, name, sleeps }) => ({
        roomType: name,
        roomPrice: nairaFromKobo(prices(key)),
        sleeps,
        rooms: free
          .filter(({ roomType }) => roomType === key)
          .map(({ number, isReady }) => ({ room: number, isReady })),
      })),
    };
  });
}
