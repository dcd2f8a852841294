import { desc, lte, sql } from 'drizzle-orm';
import type { Kobo } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
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
