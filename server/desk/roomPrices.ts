import { asc, gt } from 'drizzle-orm';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import { roomTypes, type RoomType, type RoomTypeKey } from '../../machines/shared/roomTypes';
import { lagosToday, type LagosDate } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { roomPrice } from '../database/schema';
import { roomPricesOn } from '../rooms/roomPrices';
import { recordStaffAction } from './auditLog';
import type { Person } from './context';

/** The highest price of a night, in naira: more is a typing error. */
const MOST_NAIRA = 10_000_000;
const KOBO = 100;

/** A price that was set once. */
export type SetPrice = typeof roomPrice.$inferSelect;

/** A price to set, for all check-ins from a day on. */
export interface NewRoomPrice {
  roomType: RoomTypeKey;
  nightlyKobo: Kobo;
  validFrom: LagosDate;
  why: string;
}

/** What a night in a type costs for guests who check in today. */
export type CurrentPrice = Pick<RoomType, 'key' | 'name'> & { nightlyKobo: Kobo };

/** Why a price can't be set, in a sentence for staff. */
export interface PriceRefusal {
  refused: string;
}

/** The prices of tonight's check-ins, and those that come later. */
export async function listRoomPrices(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
): Promise<{ today: LagosDate; now: CurrentPrice[]; coming: SetPrice[] }> {
  const today = lagosToday(clock.now());
  const prices = await roomPricesOn(database, today);
  const now = roomTypes.map(({ key, name }) => ({ key, name, nightlyKobo: prices(key) }));
  const later = await database
    .select()
    .from(roomPrice)
    .where(gt(roomPrice.validFrom, today))
    .orderBy(asc(roomPrice.validFrom), asc(roomPrice.id));
  const isReplaced = ({ id, roomType, validFrom }: SetPrice) =>
    later.some(
      (other) => other.roomType === roomType && other.validFrom === validFrom && other.id > id,
    );
  return { today, now, coming: later.filter((price) => !isReplaced(price)) };
}

/** Every price that was ever set, the oldest first. */
export function roomPriceHistory(database: Database): Promise<SetPrice[]> {
  return database.select().from(roomPrice).orderBy(asc(roomPrice.id));
}

function refusalOf({ nightlyKobo, validFrom }: NewRoomPrice, today: LagosDate): string | null {
  if (nightlyKobo <= 0 || nightlyKobo % KOBO !== 0 || nightlyKobo > MOST_NAIRA * KOBO) {
    return `A night costs whole naira, from ₦1 to ${formatNaira(MOST_NAIRA * KOBO)}.`;
  }
  if (validFrom < today) return `A price counts from today (${today}) on at the earliest.`;
  return null;
}

/**
 * Sets what a room of a type costs a night for check-ins from a day on. Reservations that were made keep their price.
 * A second price for the same day replaces the first from then on.
 * @param tx a transaction
 * @returns the price that counted for that day before, or why nothing was changed
 */
export async function setRoomPrice(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  price: NewRoomPrice,
  person: Person,
): Promise<{ before: Kobo } | PriceRefusal> {
  const at = clock.now();
  const refused = refusalOf(price, lagosToday(at));
  if (refused !== null) return { refused };
  const { roomType: key, nightlyKobo, validFrom, why } = price;
  const by = person.name;
  const before = (await roomPricesOn(tx, validFrom))(key);
  await tx.insert(roomPrice).values({ roomType: key, nightlyKobo, validFrom, at, by, why });
  const detail = { roomType: key, nightlyKobo, before, validFrom };
  await recordStaffAction(tx, { clock }, person, { kind: 'price.set', why, detail });
  return { before };
}
