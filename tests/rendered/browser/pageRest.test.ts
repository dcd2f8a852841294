import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Each page that is loaded starts without an interaction.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than the page waits in browsers without idle callbacks. */
const RESTED_MS = 1_000;

describe('What waits until a page rests', () => {
  it('is told once, though the guest touches the page afterwards', async () => {
    const { afterPageIdle } = await import('../../../src/browser/pageIdle');
    const tell = vi.fn();
    afterPageIdle(tell);
    vi.advanceTimersByTime(RESTED_MS);
    expect(tell).toHaveBeenCalledTimes(1);

    fireEvent.scroll(window);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('is told once, though the page rests after the guest has touched it', async () => {
    const { afterPageIdle, isPageIdle } = await import('../../../src/browser/pageIdle');
    const tell = vi.fn();
    afterPageIdle(tell);
    fireEvent.scroll(window);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(isPageIdle()).toBe(true);

    vi.advanceTimersByTime(RESTED_MS);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
