import { asc, desc, eq, gte } from 'drizzle-orm';
import { settingsActs } from '../../../machines/desk/acts/settings';
import type { Kobo } from '../../../machines/shared/money';
import { roomTypes, type RoomType, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import { lagosToday, type LagosDate } from '../../../machines/shared/stay';
import type { Context } from '../../context';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { lockNamed } from '../../database/statements';
import { roomPrice } from '../../database/schema';
import { priceRangeNow, roomPricesOn } from '../../rooms/roomPrices';
import { recordStaffAction, type Person } from '../../staff/auditLog';

/** A price that was set once. */
export type SetPrice = typeof roomPrice.$inferSelect;

/** A price to set, for all check-ins from a day on. */
export interface NewRoomPrice {
  roomType: RoomTypeKey;
  nightlyKobo: Kobo;
  validFrom: LagosDate;
  why: string;
  /** The price of this type that was set last when somebody looked; one that came since refuses it. */
  seen?: number;
}

/** The price of a night in a type for a check-in today. */
interface CurrentPrice extends Pick<RoomType, 'key' | 'name'> {
  /** Null while the type has none, and so is not offered. */
  price: SetPrice | null;
  /** Revision of the type's last set price, whatever its day; 0 before the first. */
  lastId: number;
}

const MONTH = 30 * 24 * 60 * 60_000;

/** The prices of tonight's check-ins, those that come later, and all that were set in the last thirty days. */
export async function listRoomPrices(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
): Promise<{ today: LagosDate; now: CurrentPrice[]; coming: SetPrice[]; recent: SetPrice[] }> {
  const today = lagosToday(clock.now());
  const { roomType, validFrom, id } = roomPrice;
  const counting = await database
    .selectDistinctOn([validFrom, roomType])
    .from(roomPrice)
    .orderBy(validFrom, roomType, desc(id));
  const now = roomTypes.map(({ key, name }) => {
    const ofType = counting.filter((one) => one.roomType === key);
    const price = ofType.findLast((one) => one.validFrom <= today) ?? null;
    return { key, name, price, lastId: Math.max(0, ...ofType.map((one) => one.id)) };
  });
  const since = new Date(clock.now().getTime() - MONTH);
  const set = database.select().from(roomPrice).where(gte(roomPrice.at, since));
  const recent = await set.orderBy(desc(id));
  return { today, now, recent, coming: counting.filter((price) => price.validFrom > today) };
}

/** Every price that was ever set, the oldest first. */
export function roomPriceHistory(database: Database): Promise<SetPrice[]> {
  return database.select().from(roomPrice).orderBy(asc(roomPrice.id));
}

/**
 * Sets what a room of a type costs a night for check-ins from a day on. Reservations that were made keep their price.
 * A second price for the same day replaces the first from then on.
 * @param tx a transaction
 * @returns the price that counted for that day before; null before the first
 * @throws ApiError 409 `act_refused` or `changed_meanwhile`
 */
export async function setRoomPrice(
  tx: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  { roomType: key, nightlyKobo, validFrom, why, seen }: NewRoomPrice,
  person: Person,
): Promise<{ before: Kobo | null }> {
  const at = context.clock.now();
  const today = lagosToday(at);
  const range = person.staffId === undefined ? null : await priceRangeNow(tx, context, key);
  assertAllowed(settingsActs.setPrice.refusal({ nightlyKobo, validFrom, today, range }));
  await lockNamed(tx, 'room prices');
  const ofType = tx.select().from(roomPrice).where(eq(roomPrice.roomType, key));
  const [last] = await ofType.orderBy(desc(roomPrice.id)).limit(1);
  if (seen !== undefined && last && last.id !== seen) {
    const name = roomTypes.find((type) => type.key === key)?.name ?? key;
    const facts = { kind: 'price.set', by: last.by, at: last.at, name } as const;
    throw new RefusalError({ code: 'settingsChanged', facts });
  }
  const by = person.name;
  const before = (await roomPricesOn(tx, validFrom))(key);
  await tx.insert(roomPrice).values({ roomType: key, nightlyKobo, validFrom, at, by, why });
  const detail = { roomType: key, nightlyKobo, before, validFrom };
  await recordStaffAction(tx, context, person, { kind: 'price.set', why, detail });
  return { before };
}
