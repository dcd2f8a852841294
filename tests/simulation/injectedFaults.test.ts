import { describe, expect, test, vi } from 'vitest';
import { transferFaults } from './support/transferFaults';
import { injectedFaults, usualHabits, type InjectedFault } from './support/injectedFaults';

/** Many more schedules than any of the faults needs. */
const MOST_SCHEDULES = 300;

/** The first seed whose schedule fails in a freshly loaded server. */
async function firstFailure({ habits = usualHabits, knownSeed = 1 }: InjectedFault) {
  vi.resetModules();
  const { runSchedule } = await import('./support/runSchedule');
  const others = Array.from({ length: MOST_SCHEDULES }, (_, index) => index + 1);
  for (const seed of [knownSeed, ...others]) {
    const result = await runSchedule(seed, habits);
    if (result.violations.length > 0) return result;
  }
  return null;
}

describe('The simulation finds a server that', () => {
  test.each([...injectedFaults, ...transferFaults])('$name', async (fault) => {
    fault.plant();
    try {
      const failure = await firstFailure(fault);
      const found = failure ? `seed ${failure.seed}: ${failure.violations[0] ?? ''}` : 'not found';
      console.log(`A server that ${fault.name}: ${found}`);
      expect(failure).not.toBeNull();
    } finally {
      fault.remove();
    }
  });
});
