import type { ReservationRequest } from '../../../machines/contract/wire';
import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { addDays, lagosToday, nightsBetween } from '../../../machines/shared/stay';
import { setRoomPrice } from '../../../server/desk/rooms/roomPrices';
import * as schema from '../../../server/database/schema';
import type { CallResult, HotelWorld } from './hotelWorld';
import { openCall } from './calls';
import type { Staff } from './staff';

const MINUTE = 60_000;

type PriceRow = typeof schema.roomPrice.$inferSelect;
/** What a price depends on. */
export type Stay = Pick<ReservationRequest, 'checkInDate' | 'checkOutDate' | 'roomAllocations'>;

/** The owner sets prices of the types that guests compete for, from one of the next days on, and sets some anew. */
export async function setPrices({ agenda, priceRandom, counts }: HotelWorld, staff: Staff) {
  for (let left = priceRandom.between(2, 6); left > 0; left -= 1) {
    await agenda.pause(priceRandom.between(1, 20) * MINUTE);
    const roomType = priceRandom.oneOf(['premium', 'superior'] as const);
    const nightlyKobo = koboFromNaira(priceRandom.between(1, 99) * 100);
    const validFrom = addDays(lagosToday(agenda.clock.now()), priceRandom.between(0, 3));
    const price = { roomType, nightlyKobo, validFrom, why: 'Easter' };
    const isSet = await staff.do('prices set', (desk) =>
      desk.database
        .transaction((tx) => setRoomPrice(tx, desk, price, { name: 'Ngozi' }))
        .then(() => true),
    );
    if (isSet) counts.note('a price changes');
  }
}

/** As the owner says it: the price of the latest day up to the check-in, and of two for that day the one set later. */
function nightlyOf(rows: readonly PriceRow[], name: string, checkIn: string): Kobo {
  const { key } = roomTypes.find((type) => type.name === name) ?? {};
  const come = rows.filter(({ roomType, validFrom }) => roomType === key && validFrom <= checkIn);
  const day = come
    .map(({ validFrom }) => validFrom)
    .sort()
    .at(-1);
  return come.findLast(({ validFrom }) => validFrom === day)?.nightlyKobo ?? NaN;
}

/** What a stay costs if each room costs this a night: all its nights cost the same. */
function totalOf(stay: Stay, nightly: (room: Stay['roomAllocations'][number]) => Kobo): Kobo {
  const rooms = stay.roomAllocations.map((room) => room.numberOfRooms * nightly(room));
  const nights = nightsBetween(stay.checkInDate, stay.checkOutDate);
  return rooms.reduce((sum, each) => sum + each, 0) * nights;
}

/** What a guest believes that a stay costs, by the prices in the request. */
export function expectedTotal(stay: Stay): Kobo {
  return totalOf(stay, ({ roomPrice }) => koboFromNaira(roomPrice));
}

/**
 * Asks for something that has a price.
 * @returns the response, and what the stay can have cost at some moment of the call; null if nothing can be said,
 * because a restored hotel has lost prices meanwhile
 */
export async function askForPriced<T>(
  { agenda, database }: HotelWorld,
  stay: Stay,
  ask: () => Promise<CallResult<T>>,
): Promise<{ response: CallResult<T>; possible: ReadonlySet<Kobo> | null }> {
  const read = () =>
    agenda.work(() => database.select().from(schema.roomPrice).orderBy(schema.roomPrice.id));
  const before = await read();
  const response = await ask();
  const after = await read();
  if (before.some(({ id }, place) => after[place]?.id !== id)) return { response, possible: null };
  const possible = new Set<Kobo>();
  for (let known = before.length; known <= after.length; known += 1) {
    const rows = after.slice(0, known);
    possible.add(totalOf(stay, ({ roomType }) => nightlyOf(rows, roomType, stay.checkInDate)));
  }
  return { response, possible };
}

/** A request at the prices that a guest was shown a while ago; if nothing was shown, at the specification's. */
export async function atShownPrices(
  world: HotelWorld,
  who: string,
  request: ReservationRequest,
): Promise<ReservationRequest> {
  const { priceRandom, agenda } = world;
  const query = { checkIn: request.checkInDate, checkOut: request.checkOutDate };
  const call = { ...openCall, query };
  const shown = await world.ask(who, 'looks what is free', (hotel) => hotel.getAvailability(call));
  if (shown.kind !== 'answered') return request;
  if (priceRandom.percent(40)) await agenda.pause(priceRandom.between(1, 30) * MINUTE);
  const { rooms } = shown.reply.body;
  const roomAllocations = request.roomAllocations.map((room) => ({
    ...room,
    roomPrice: rooms.find((one) => one.roomType === room.roomType)?.roomPrice ?? room.roomPrice,
  }));
  // The request's total is for one night, as the specification says.
  const totalPrice = roomAllocations.reduce(
    (sum, { roomPrice, numberOfRooms }) => sum + roomPrice * numberOfRooms,
    0,
  );
  return { ...request, roomAllocations, totalPrice };
}
