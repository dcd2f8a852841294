import { askingOf, clearHolds, FEW } from './asking';
import type { HotelToMeasure } from './hotelToMeasure';
import type { Round } from './load';
import { median, type Rounds } from './rounds';

/**
 * Measures one server, two, and so on, on the same database and at the same time: prints a row each. On a machine
 * with fewer processors than servers it means nothing.
 */
export async function measureSeveralServers(
  hotel: HotelToMeasure,
  servers: number,
  { runs, seconds }: Rounds,
): Promise<void> {
  const addresses = [hotel.base];
  const table: Record<string, Record<string, number>> = {};
  for (;;) {
    const asking = addresses.map((base) => askingOf(hotel, seconds, base));
    const together = async (ask: (one: (typeof asking)[number]) => Promise<Round>) => {
      const rounds = await Promise.all(asking.map(ask));
      return rounds.reduce((sum, { perSecond }) => sum + perSecond, 0);
    };
    const reads: number[] = [];
    const creations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      reads.push(await together((one) => one.read()));
      await clearHolds(hotel);
      creations.push(await together((one) => one.create(FEW)));
    }
    table[`${addresses.length} servers`] = {
      'reads a second': Math.round(median(reads)),
      'reservations a second': Math.round(median(creations)),
    };
    if (addresses.length === servers) break;
    addresses.push(await hotel.openAnother());
  }
  console.table(table);
}
