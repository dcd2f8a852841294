import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from '../../../rendered/support/renderSite';

let today = NOW;

/** Lets a test advance the page's time, which also passes in real time. */
export function holdTheClock(): void {
  beforeEach(() => {
    today = NOW;
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
      // What is awaited is looked at again by these clocks: by default it would wait 20 ms more each time.
      advanceTimeDelta: 5,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** So many milliseconds pass on the page. */
export async function timePasses(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The clock of the page. */
export const now = (): Date => today;

/** The page stays open until after the stay of every example. */
export function stayPasses(): void {
  today = new Date('2026-03-20T09:00:00Z');
}
