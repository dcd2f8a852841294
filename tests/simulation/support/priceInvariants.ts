import type { Database } from '../../../server/database/database';
import { allocation, reservation } from '../../../server/database/schema';
import { priceOfStay } from '../../../server/reservations/pricing/priceOfStay';

/** The reservations whose total is not what they cost at the rates and terms that are stored with them. */
export async function priceViolations(database: Database): Promise<string[]> {
  const rows = await database.select().from(reservation);
  const lines = await database.select().from(allocation);
  return rows.flatMap((row) => {
    const allocations = lines.filter(({ reservationId }) => reservationId === row.id);
    const { total } = priceOfStay({ row, allocations });
    return total === row.totalKobo
      ? []
      : [`${row.id} costs ${row.totalKobo} kobo; by what is stored with it ${total}`];
  });
}
