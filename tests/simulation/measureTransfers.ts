import { parseArgs } from 'node:util';
import { measureTransfer, type MeasuredTransfer } from './support/measuredTransfer';

/**
 * Measures payments by transfer in a hotel where nothing goes wrong except that guests are slow: the time to the
 * receipt, how often a provider is asked, and how much money comes after its hold: `npm run simulate:transfers --
 * --runs 300`.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '200' } } });
const runs = Number(values.runs);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const all: MeasuredTransfer[] = [];
for (let seed = 1; seed <= runs; seed += 1) {
  const one = await measureTransfer(seed, seed % 2 === 0);
  if (one) all.push(one);
}

/** The percentile of some numbers. */
function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}

function share(which: (one: MeasuredTransfer) => boolean): string {
  return `${((all.filter(which).length / all.length) * 100).toFixed(1)} %`;
}

/** Its provider had reported it as under way, so that it was checked often. */
function wasFollowed({ firstEnd, lastEnd }: MeasuredTransfer): boolean {
  return lastEnd > firstEnd;
}

/** Seconds from the money at the provider to the receipt. */
function delays(which: (one: MeasuredTransfer) => boolean): string {
  // Money that comes after its hold is not checked for at short intervals.
  const known = all
    .filter((one) => which(one) && one.arrivedAt <= one.lastEnd)
    .flatMap(({ emailAfter }) => (emailAfter === null ? [] : [emailAfter / SECOND]));
  const [half, most, last] = [50, 95, 100].map((percent) => percentile(known, percent).toFixed(1));
  return `p50 ${half ?? ''} s, p95 ${most ?? ''} s, most ${last ?? ''} s (${known.length})`;
}

const long = all.filter(({ arrivedAt }) => arrivedAt >= 30 * MINUTE && arrivedAt <= 60 * MINUTE);
const calls = (some: readonly MeasuredTransfer[]) => some.map((one) => one.providerCalls);
console.table({
  'transfers that came to their provider': `${all.length} of ${runs}`,
  'came after the end of the hold as it was': share((one) => one.arrivedAt > one.firstEnd),
  'came after the end of the extended hold': share((one) => one.arrivedAt > one.lastEnd),
  'from money to receipt, with webhook': delays((one) => one.hasWebhook),
  'without, after a word that it is under way': delays(
    (one) => !one.hasWebhook && wasFollowed(one),
  ),
  'without, and without such a word': delays((one) => !one.hasWebhook && !wasFollowed(one)),
  'questions to the provider until the receipt': `p50 ${percentile(calls(all), 50)}, p95 ${percentile(calls(all), 95)}`,
  'the same of those that took 30 to 60 minutes': `most ${percentile(calls(long), 100)} (${long.length})`,
});
