import { expect, test } from 'vitest';
import { expectedHappenings } from './expectedHappenings';
import { runSchedule } from './runSchedule';
import { Tally } from './tally';

/** How many schedules one test tells, so that a failing one is named soon. */
const TOGETHER = 50;

/** Tests so many schedules from a seed on; a failing one is told with its whole story. */
export function testSchedules(firstSeed: number, count: number): void {
  const tally = new Tally();

  for (let first = firstSeed; first < firstSeed + count; first += TOGETHER) {
    const last = Math.min(first + TOGETHER, firstSeed + count) - 1;
    test(`no naira is lost and no room sold twice with seeds ${first} to ${last}`, async () => {
      for (let seed = first; seed <= last; seed += 1) {
        const { timeline, violations, happened } = await runSchedule(seed);
        const story = [`Seed ${seed}`, ...timeline, ...violations].join('\n');
        expect(violations, story).toEqual([]);
        tally.add(happened);
      }
    });
  }

  test('every kind of mishap and outcome occurred in them', () => {
    const missing = expectedHappenings.filter((what) => tally.times(what) === 0);
    expect(missing).toEqual([]);
  });
}
