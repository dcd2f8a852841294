import { describe, expect, it } from 'vitest';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { noRooms, type RoomOffer } from '../../../machines/shared/roomsLeft';
import type { StayDates } from '../../../machines/shared/stayDates';
import { ROOMS_LEFT_FRESH_MS, roomsPrefetch } from '../../../src/booking/roomsPrefetch';

const stay: StayDates = { checkIn: '2026-03-12', checkOut: '2026-03-14' };
const longer: StayDates = { ...stay, checkOut: '2026-03-15' };
const left: RoomOffer = { roomsLeft: { ...noRooms, deluxe: 2 }, prices: specifiedPrices };
const patient = () => new AbortController().signal;

/** A room lookup that answers when the test says so, with a clock that the test advances. */
function looking() {
  let now = Date.parse('2026-03-10T09:00:00Z');
  const asked: {
    stay: StayDates;
    signal: AbortSignal;
    answer: (left: RoomOffer) => void;
    fail: () => void;
  }[] = [];
  const ahead = roomsPrefetch(
    (about, signal) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('no network'));
        asked.push({ stay: about, signal, answer: resolve, fail });
      }),
    () => new Date(now),
  );
  return {
    ahead,
    asked,
    /** Prefetches the rooms, and gets a response. */
    isAnswered: async () => {
      const asking = ahead.ask(stay);
      asked.at(-1)?.answer(left);
      await asking;
    },
    passes: (milliseconds: number) => (now += milliseconds),
  };
}

describe('the rooms left, looked up ahead', () => {
  it('are handed on once', async () => {
    const { ahead, isAnswered } = looking();
    await isAnswered();
    expect(await ahead.take(stay, patient())).toBe(left);
    expect(await ahead.take(stay, patient())).toBeUndefined();
  });

  it('are handed on while they are new, and no longer', async () => {
    const { ahead, isAnswered, passes } = looking();
    await isAnswered();
    passes(ROOMS_LEFT_FRESH_MS - 1);
    expect(await ahead.take(stay, patient())).toBe(left);

    await isAnswered();
    passes(ROOMS_LEFT_FRESH_MS);
    expect(await ahead.take(stay, patient())).toBeUndefined();
  });

  it('are not handed on when the clock was set back', async () => {
    const { ahead, isAnswered, passes } = looking();
    await isAnswered();
    passes(-1);
    expect(await ahead.take(stay, patient())).toBeUndefined();
  });

  it('are those of their own stay, and what was asked for another one is given up', async () => {
    const { ahead, asked } = looking();
    const first = ahead.ask(stay);
    expect(await ahead.take(longer, patient())).toBeUndefined();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.fail();
    await expect(first).rejects.toThrow('no network');

    const second = ahead.ask(stay);
    const third = ahead.ask(longer);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    asked.forEach(({ answer }) => answer(left));
    await Promise.all([second, third]);
    expect(await ahead.take(longer, patient())).toBe(left);
  });

  it('are asked for once while the question is under way or its answer new, and anew once it is old', async () => {
    const { ahead, asked, isAnswered, passes } = looking();
    const both = [ahead.ask(stay), ahead.ask({ ...stay })];
    expect(asked).toHaveLength(1);
    asked[0]?.answer(left);
    await Promise.all(both);
    await ahead.ask(stay);
    expect(asked).toHaveLength(1);
    passes(ROOMS_LEFT_FRESH_MS);
    await isAnswered();
    expect(asked).toHaveLength(2);
  });

  it('are waited for while they are under way, and not when they fail', async () => {
    const { ahead, asked } = looking();
    const asking = ahead.ask(stay);
    const taken = ahead.take(stay, patient());
    asked[0]?.answer(left);
    expect(await taken).toBe(left);
    await asking;

    const failing = ahead.ask(stay);
    const nothing = ahead.take(stay, patient());
    asked[1]?.fail();
    await expect(failing).rejects.toThrow('no network');
    expect(await nothing).toBeUndefined();
  });

  it('are given up with the screen that waits for them', async () => {
    const { ahead, asked } = looking();
    const asking = ahead.ask(stay);
    const screen = new AbortController();
    const taken = ahead.take(stay, screen.signal);
    screen.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(left);
    await Promise.all([asking, taken]);
  });
});
