import { expect, test } from 'vitest';
import { runSchedule } from './support/runSchedule';
import { testSchedules } from './support/schedules';

test('a seed tells the same story each time', async () => {
  const story = await runSchedule(7);
  await runSchedule(8);
  expect(await runSchedule(7)).toEqual(story);
});

testSchedules(1_000, 1_000);
