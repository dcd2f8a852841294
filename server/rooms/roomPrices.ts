import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Kobo } from '../../machines/shared/money';
import { lagosToday, type LagosDate } from '../../machines/shared/stay';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { preparedOnce } from '../database/statements';
import { roomPrice } from '../database/schema';

/** The price of a night by the room type's key; null while it has no price, and so is not offered. */
export type NightlyPriceOf = (roomType: string) => Kobo | null;

/** The row that counts for each type: the latest day that has come by the check-in, of two for one day the newer. */
const ofCheckIn = preparedOnce((database) =>
  database
    .selectDistinctOn([roomPrice.roomType], {
      roomType: roomPrice.roomType,
      nightlyKobo: roomPrice.nightlyKobo,
    })
    .from(roomPrice)
    .where(lte(roomPrice.validFrom, sql.placeholder('checkIn')))
    .orderBy(roomPrice.roomType, desc(roomPrice.validFrom), desc(roomPrice.id))
    .prepare('room_prices'),
);

/** The prices of a stay's check-in date, read each time: a price that was just set counts on every server. */
export async function roomPricesOn(
  database: Database,
  checkIn: LagosDate,
): Promise<NightlyPriceOf> {
  const rows = await ofCheckIn(database).execute({ checkIn });
  return (key) => rows.find(({ roomType }) => roomType === key)?.nightlyKobo ?? null;
}

const WEEK = 7 * 24 * 60 * 60_000;
const NAIRA = 100;

/** The price of a type seven days ago for a check-in of that day, or its first one since; null without any. */
async function priceOfWeekAgo(database: Database, key: string, now: Date): Promise<Kobo | null> {
  const { nightlyKobo, roomType, validFrom, at, id } = roomPrice;
  const then = new Date(now.getTime() - WEEK);
  const ofType = (where?: SQL) =>
    database
      .select({ nightlyKobo })
      .from(roomPrice)
      .where(and(eq(roomType, key), where))
      .limit(1);
  const counted = and(lte(at, then), lte(validFrom, lagosToday(then)));
  const [before] = await ofType(counted).orderBy(desc(validFrom), desc(id));
  const [first] = before ? [before] : await ofType().orderBy(asc(id));
  return first?.nightlyKobo ?? null;
}

/** The prices that a manager may set for a type now: the operator's floor, and a step from that of a week ago. */
export async function priceRangeNow(
  database: Database,
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  key: string,
): Promise<{ lowest: Kobo; highest: Kobo }> {
  const { floorKobo, stepPercent } = configuration.rates;
  const before = await priceOfWeekAgo(database, key, clock.now());
  if (before === null) return { lowest: floorKobo, highest: Number.MAX_SAFE_INTEGER };
  const step = (before * stepPercent) / 100;
  const lowest = Math.max(floorKobo, Math.ceil((before - step) / NAIRA) * NAIRA);
  return { lowest, highest: Math.max(lowest, Math.floor((before + step) / NAIRA) * NAIRA) };
}
