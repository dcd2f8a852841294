import { afterEach, expect, it, vi } from 'vitest';
import { watchPageRestore } from '../../../src/browser/pageRestore';

const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that is hidden, then shown again after what `meanwhile` does; how often it had to be read anew. */
function readsAnewAfter(meanwhile: () => void): number {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let reads = 0;
  const stop = watchPageRestore(window, () => (reads += 1));
  for (const state of ['hidden', 'visible'] as const) {
    if (state === 'visible') meanwhile();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  stop();
  return reads;
}

it.each<[string, number, () => void]>([
  ['has slept', 1, () => vi.setSystemTime(Date.now() + 20 * MINUTE)],
  ['was awake behind another page', 0, () => vi.advanceTimersByTime(20 * MINUTE)],
  ['was only looked away from', 0, () => vi.advanceTimersByTime(1000)],
])('A page on a device that %s is read anew %d times', (_, times, meanwhile) => {
  expect(readsAnewAfter(meanwhile)).toBe(times);
});
