import { expect, test } from 'vitest';
import { usualHabits } from './support/guestChoices';
import { runSchedule } from './support/runSchedule';
import { testSchedules } from './support/schedules';

test('a seed tells the same story each time', async () => {
  const story = await runSchedule(7);
  await runSchedule(8);
  expect(await runSchedule(7)).toEqual(story);
});

test('under endless faults nothing is sold or booked twice, invented or returned twice', async () => {
  for (let seed = 9_000; seed < 9_015; seed += 1) {
    const { timeline, violations } = await runSchedule(seed, usualHabits, true);
    expect(violations, [`Seed ${seed}`, ...timeline].join('\n')).toEqual([]);
  }
});

testSchedules(1_000, 100);
