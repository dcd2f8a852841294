import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Lets the time of the page be moved on by hand; it passes by itself as well. */
export function holdTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
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
