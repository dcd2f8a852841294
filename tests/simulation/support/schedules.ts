import { expect, test } from 'vitest';
import { runSchedule } from './runSchedule';

/** Tests so many schedules from a seed on; a failing one is told with its whole story. */
export function testSchedules(firstSeed: number, count: number, together: number): void {
  for (let first = firstSeed; first < firstSeed + count; first += together) {
    const last = Math.min(first + together, firstSeed + count) - 1;
    test(`no naira is lost and no room sold twice with seeds ${first} to ${last}`, async () => {
      for (let seed = first; seed <= last; seed += 1) {
        const { timeline, violations } = await runSchedule(seed);
        const story = [`Seed ${seed}`, ...timeline, ...violations].join('\n');
        expect(violations, story).toEqual([]);
      }
    });
  }
}
