import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { runSchedule } from './support/runSchedule';
import { expectedOf, USUAL_RUNS } from './support/expectedEvents';
import { usualHabits } from './support/guestChoices';
import { Counts } from './support/counts';

/**
 * Runs any number of schedules of the simulated hotel: `npm run simulate -- --runs 1000 --seed 1`. A failing one is
 * printed with its timeline, and `--runs 1 --seed <its seed>` repeats it exactly. `--counts` prints how often what
 * happened. A run of 500 fails if a restore, a refund at a dashboard, a lost webhook or a case never happened in it, and
 * one of a thousand if anything planned did not. `--safety-only` makes more go wrong than the hotel can recover from,
 * and checks only what must never happen. `--desks 100` has two people work at the front desk in each schedule in which
 * the database is not lost, instead of in a few. `--answers file` writes every answer to guests and desk, so that a
 * change that changes no behaviour gives the same file.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: String(USUAL_RUNS) },
    seed: { type: 'string', default: '1' },
    timeline: { type: 'boolean', default: false },
    'safety-only': { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
    answers: { type: 'string' },
    desks: { type: 'string', default: String(usualHabits.incidents.desks) },
  },
});
const runs = Number(values.runs);
const first = Number(values.seed);
const isSafetyOnly = values['safety-only'];
const started = performance.now();
const counts = new Counts();
const incidents = { ...usualHabits.incidents, desks: Number(values.desks) };
const habits = { ...usualHabits, incidents };
let failures = 0;
const file = values.answers === undefined ? null : createWriteStream(values.answers);

for (let seed = first; seed < first + runs; seed += 1) {
  const schedule = await runSchedule(seed, habits, isSafetyOnly);
  const { timeline, answers, violations, happened } = schedule;
  file?.write([`Seed ${seed}`, ...answers, ''].join('\n'));
  counts.add(happened);
  if (violations.length === 0 && !values.timeline) continue;
  console.log([`\nSeed ${seed}`, ...timeline, ...violations.map((what) => `✗ ${what}`)].join('\n'));
  if (violations.length > 0) failures += 1;
}

if (values.counts) console.table(counts.all());
const seconds = (performance.now() - started) / 1_000;
console.log(
  `${runs} schedules from seed ${first} in ${seconds.toFixed(1)} s (${(runs / seconds).toFixed(1)} a second), ${failures} failed`,
);
const expected = isSafetyOnly ? [] : expectedOf(runs);
const missing = expected.filter((what) => counts.times(what) === 0);
if (missing.length > 0) console.log(`It never happened that ${missing.join('; ')}`);
process.exitCode = failures + missing.length > 0 ? 1 : 0;
