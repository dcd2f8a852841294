import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { knownClock } from '../../../models/fixtures/knownClock';
import { CLOCK_LOOK_MS, provideHoldCountdown } from '../../../src/reservation/holdCountdownActors';

const begin = new Date('2026-03-10T09:00:00Z');
const minutesLater = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** The remaining minutes of a ten-minute hold, by the page's clock. */
function count() {
  const countdown = createActor(provideHoldCountdown({ clock: knownClock(() => new Date()) }), {
    input: { heldUntil: minutesLater(10).toISOString(), now: begin },
  });
  return countdown.start();
}

describe('Looking at the clock while rooms are held', () => {
  it('tells the minutes that are left', () => {
    const countdown = count();
    vi.advanceTimersByTime(4 * 60_000);
    expect(countdown.getSnapshot().context.minutesLeft).toBe(6);
  });

  it.each<[string, (countdown: ReturnType<typeof count>) => void]>([
    ['the time has run out', () => vi.advanceTimersByTime(10 * 60_000 + CLOCK_LOOK_MS)],
    ['the page is left', (countdown) => countdown.stop()],
  ])('ends when %s', (_, end) => {
    const countdown = count();
    expect(vi.getTimerCount()).toBe(1);
    end(countdown);
    expect(vi.getTimerCount()).toBe(0);
  });
});
