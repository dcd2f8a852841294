import { pooledDatabase } from '../../../server/database/pooledSession';
import { jobHandlersOf } from '../../../server/app/jobHandlers';
import { systemRandom } from '../../../server/shared/random';
import { systemClock } from '../../../server/shared/clock';
import { createAppContext } from '../../../server/app/context';
import { createProviders } from '../../../server/paymentProviders/providers';
import { askingOf, clearHolds, FEW } from './asking';
import type { HotelToMeasure } from './hotelToMeasure';
import { load, rateOf, type Round } from './load';
import { median, type Rounds } from './rounds';
import { loadOfMachine } from './serverProcess';
import { silence } from '../../server/support/silence';

/** A hotel's first weeks, its first decades, and far more than a hotel of forty rooms ever sees. */
export const SIZES = [1_000, 100_000, 1_000_000] as const;

/** Runs sweeps back to back, as the server runs one every minute, with nothing due. */
function sweeping({ configuration, pool }: HotelToMeasure, seconds: number) {
  const context = createAppContext({
    clock: systemClock,
    random: systemRandom,
    configuration,
    database: pooledDatabase(pool),
    jobs: { schedule: () => Promise.resolve() },
    emailTransport: { send: () => Promise.resolve() },
    providers: createProviders(configuration),
    log: silence,
  });
  const { sweep } = jobHandlersOf(context);
  return () => rateOf(() => sweep({ kind: 'sweep' }), 1, seconds);
}

/**
 * Measures the same at each size of a hotel's history and compares it with the first: prints a table, with how busy
 * the machine was and how fast the floor, which reveals a machine that changed meanwhile.
 */
export async function measureGrowth(
  hotel: HotelToMeasure,
  helloUrl: string,
  most: number,
  { runs, seconds }: Rounds,
): Promise<void> {
  const asking = askingOf(hotel, seconds);
  let failed = 0;
  const rateAt = (work: () => Promise<Round>) => async () => {
    const round = await work();
    failed += round.failed;
    return round.perSecond;
  };
  const measured: Record<string, () => Promise<number>> = {
    'floor: hello': rateAt(() => load({ url: helloUrl, connections: FEW, seconds })),
    read: rateAt(asking.read),
    availability: rateAt(asking.availability),
    create: rateAt(async () => {
      await clearHolds(hotel);
      return asking.create(FEW);
    }),
    list: rateAt(asking.list),
    sweep: sweeping(hotel, seconds),
  };
  // Warm-up: otherwise JIT compilation would make the first size the slowest.
  for (const work of Object.values(measured)) await work();

  const table: Record<string, Record<string, number>> = {};
  for (const size of SIZES.filter((one) => one <= most)) {
    const begun = performance.now();
    await hotel.fillUpTo(size);
    console.log(
      `${size} reservations: filled in ${Math.round((performance.now() - begun) / 1_000)} s, load ${loadOfMachine()}`,
    );
    for (const [what, work] of Object.entries(measured)) {
      const rates: number[] = [];
      for (let run = 0; run < runs; run += 1) rates.push(await work());
      const rate = median(rates);
      const first = table[what]?.[String(SIZES[0])] ?? rate;
      table[what] = {
        ...table[what],
        [size]: Number(rate.toFixed(1)),
        ...(size === SIZES[0] ? {} : { [`× at ${size}`]: Number((first / rate).toFixed(2)) }),
      };
    }
  }
  console.log(`A second, and how often as slow as at ${SIZES[0]} (goal 1.3):`);
  console.table(table);
  console.log(`Answers that failed: ${failed}`);
}
