import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOCK_LOOK_MS, useTimeLeft } from '../../../src/reservation/useTimeLeft';

const begin = new Date('2026-03-10T09:00:30Z');
const heldUntil = '2026-03-10T09:30:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** Looks at a clock that nothing may have told the time yet. */
function looking(isKnownFirst = true) {
  let isKnown = isKnownFirst;
  let hear: () => void = () => undefined;
  const clock = {
    serverNow: () => (isKnown ? new Date() : null),
    onCorrected: (corrected: () => void) => {
      hear = corrected;
      return () => undefined;
    },
  };
  const { result, unmount } = renderHook(() => useTimeLeft(heldUntil, clock));
  return {
    left: () => result.current,
    leave: unmount,
    at: (time: string) => {
      vi.setSystemTime(new Date(`2026-03-10T${time}Z`));
      act(() => void vi.advanceTimersByTime(CLOCK_LOOK_MS));
    },
    hearTheTime: () => {
      isKnown = true;
      act(() => {
        hear();
      });
    },
  };
}

it('The time left to pay is told in whole minutes, down to none', () => {
  const { left, at } = looking();
  expect(left()).toBe(29);
  at('09:16:50');
  expect(left()).toBe(13);
  at('09:29:49');
  expect(left()).toBe(0);
  at('09:29:50');
  expect(left()).toBe('none');
  // A clock that is corrected does not give the rooms back.
  at('09:20:00');
  expect(left()).toBe('none');
});

it('Nothing is counted until the server’s time is known, which may be past the end of the hold', () => {
  const early = looking(false);
  expect(early.left()).toBeNull();
  early.hearTheTime();
  expect(early.left()).toBe(29);
  const late = looking(false);
  vi.setSystemTime(new Date('2026-03-10T09:30:00Z'));
  late.hearTheTime();
  expect(late.left()).toBe('none');
});

it.each<[string, (page: ReturnType<typeof looking>) => void]>([
  ['the time has run out', ({ at }) => at('09:30:00')],
  ['the page is left', ({ leave }) => leave()],
])('Nobody looks at the clock any more once %s', (_, end) => {
  const page = looking();
  expect(vi.getTimerCount()).toBe(1);
  end(page);
  expect(vi.getTimerCount()).toBe(0);
});
