import { expect, test } from 'vitest';
import { expectedEvents } from './expectedEvents';
import { runSchedule } from './runSchedule';
import { Counts } from './counts';

/** How many schedules one test runs, so that a failing one is reported soon. */
const TOGETHER = 10;

/** The most additional schedules for what has not happened in the first ones. */
const MOST_MORE = 500;

async function tell(seed: number, counts: Counts): Promise<void> {
  const { timeline, violations, happened } = await runSchedule(seed);
  const story = [`Seed ${seed}`, ...timeline, ...violations].join('\n');
  expect(violations, story).toEqual([]);
  counts.add(happened);
}

/**
 * Tests a number of schedules from a seed on, and then as many more as it takes for everything planned to happen,
 * unless that is not requested. A failing one is reported with its whole timeline.
 */
export function testSchedules(
  firstSeed: number,
  count: number,
  { everything = true }: { everything?: boolean } = {},
): void {
  const counts = new Counts();
  const missing = () => expectedEvents.filter((what) => counts.times(what) === 0);
  const end = firstSeed + count;

  for (let first = firstSeed; first < end; first += TOGETHER) {
    const last = Math.min(first + TOGETHER, end) - 1;
    test(`no naira is lost and no room sold twice with seeds ${first} to ${last}`, async () => {
      for (let seed = first; seed <= last; seed += 1) await tell(seed, counts);
    });
  }

  if (!everything) return;
  test('every kind of mishap and outcome occurs in them, or soon after them', async () => {
    for (let seed = end; seed < end + MOST_MORE && missing().length > 0; seed += 1) {
      await tell(seed, counts);
    }
    expect(missing()).toEqual([]);
  });
}
