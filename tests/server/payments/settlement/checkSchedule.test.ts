import { describe, expect, test } from 'vitest';
import { newlyReserved } from '../../../../machines/reservation/reservationStatus';
import { paymentAttempt } from '../../../../server/database/schema';
import {
  awaitedOf,
  nextPaymentCheck,
  nextRefundCheck,
  notBefore,
} from '../../../../server/payments/settlement/checkSchedule';
import { reserved } from '../../reservations/stays';
import { openPage, openPaymentWorld, verify } from '../paymentWorld';
import { SECOND, MINUTE, HOUR, DAY } from '../../support/durations';

const opened = new Date('2026-03-02T09:00:00.000Z');
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds);

const unpaid = { ...newlyReserved, status: 'pending' } as const;

/** The distances from the beginning at which something is asked about, each found from the one before. */
function checks(next: (since: Date, now: Date) => Date | null): number[] {
  const distances: number[] = [];
  for (let at = next(opened, opened); at !== null; at = next(opened, at)) {
    distances.push(at.getTime() - opened.getTime());
  }
  return distances;
}

describe('When a payment is asked about', () => {
  test('is at once frequent, hourly for three days, then daily, and never after a month', () => {
    const all = checks((since, now) => nextPaymentCheck(since, now));
    expect(all.slice(0, 7)).toEqual([
      10 * SECOND,
      30 * SECOND,
      2 * MINUTE,
      5 * MINUTE,
      15 * MINUTE,
      HOUR,
      2 * HOUR,
    ]);
    const hourly = all.filter((distance) => distance >= HOUR && distance <= 72 * HOUR);
    expect(hourly).toEqual(Array.from({ length: 72 }, (_, index) => (index + 1) * HOUR));
    const daily = all.filter((distance) => distance > 72 * HOUR);
    expect(daily).toEqual(Array.from({ length: 27 }, (_, index) => (index + 4) * DAY));
  });

  test('is seldom once money could only go back, and never after a month', () => {
    const stay = { ...unpaid, holdExpiresAt: after(30 * MINUTE) };
    const useless = awaitedOf({ status: 'superseded', underWayUntil: null }, stay);
    const all = checks((since, now) => nextPaymentCheck(since, now, useless));
    expect(all.length).toBeLessThan(20);
    const gaps = all.map((at, index) => at - (all[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3 * DAY);
    expect(all.at(-1)).toBe(30 * DAY);
    const ends = [{ status: 'paid' }, { status: 'cancelled', cancelReason: 'byGuest' }] as const;
    for (const end of ends) {
      const awaited = awaitedOf({ status: 'open', underWayUntil: null }, { ...stay, ...end });
      expect(checks((since, now) => nextPaymentCheck(since, now, awaited))).toEqual(all);
    }
  });

  test('is every two minutes while it is under way, until ten minutes after its money is waited for', () => {
    const underWay = {
      isOutOfUse: false,
      underWayUntil: after(45 * MINUTE),
      holdEnds: null,
      expectedUntil: null,
    };
    const all = checks((since, now) => nextPaymentCheck(since, now, underWay));
    const every = Array.from({ length: 27 }, (_, index) => (index + 1) * 2 * MINUTE);
    const early = [10 * SECOND, 30 * SECOND, ...every, 5 * MINUTE, 15 * MINUTE];
    expect(all.slice(0, early.length)).toEqual(early.sort((one, other) => one - other));
    expect(all.slice(early.length, early.length + 2)).toEqual([HOUR, 2 * HOUR]);
  });

  test('is also a minute before the rooms are held no longer', () => {
    const held = {
      isOutOfUse: false,
      underWayUntil: null,
      holdEnds: after(30 * MINUTE),
      expectedUntil: null,
    };
    const all = checks((since, now) => nextPaymentCheck(since, now, held));
    expect(all.slice(4, 7)).toEqual([15 * MINUTE, 29 * MINUTE, HOUR]);
  });

  test('is every two minutes while its rooms are held for it, because not every provider says that it is under way', () => {
    const holdEnds = after(30 * MINUTE);
    const held = { isOutOfUse: false, underWayUntil: null, holdEnds, expectedUntil: holdEnds };
    const all = checks((since, now) => nextPaymentCheck(since, now, held));
    const every = Array.from({ length: 15 }, (_, index) => (index + 1) * 2 * MINUTE);
    const early = [10 * SECOND, 30 * SECOND, ...every, 5 * MINUTE, 15 * MINUTE, 29 * MINUTE];
    expect(all.slice(0, early.length)).toEqual(early.sort((one, other) => one - other));
    expect(all.slice(early.length, early.length + 2)).toEqual([HOUR, 2 * HOUR]);
  });

  test('is by the usual schedule once it has failed, so that nobody multiplies the questions by failing', () => {
    const holdExpiresAt = after(30 * MINUTE);
    const stay = { ...unpaid, holdExpiresAt };
    const attempt = { underWayUntil: null };
    expect(awaitedOf({ ...attempt, status: 'open' }, stay).expectedUntil).toEqual(holdExpiresAt);
    expect(awaitedOf({ ...attempt, status: 'failed' }, stay).expectedUntil).toBeNull();
    expect(awaitedOf({ ...attempt, status: 'failed' }, stay).holdEnds).toEqual(holdExpiresAt);
  });

  test('is not before the provider wants to be asked', () => {
    const now = after(9 * SECOND);
    expect(notBefore(after(10 * SECOND), now, 30 * SECOND)).toEqual(after(39 * SECOND));
    expect(notBefore(after(10 * SECOND), now, null)).toEqual(after(10 * SECOND));
    expect(notBefore(null, now, 30 * SECOND)).toBeNull();
  });
});

test('A refund is followed for a month', () => {
  const all = checks(nextRefundCheck);
  expect(all.slice(0, 6)).toEqual([
    30 * SECOND,
    2 * MINUTE,
    10 * MINUTE,
    HOUR,
    6 * HOUR,
    12 * HOUR,
  ]);
  expect(all.at(-1)).toBe(30 * DAY);
});

test('An open payment is asked about by the schedule, not by the guest’s impatience', async () => {
  const world = await openPaymentWorld();
  const guest = await world.guest();
  const { reference } = await openPage(world, guest, await reserved(world, guest));
  const nextCheck = async () => {
    const [row] = await world.context.database.select().from(paymentAttempt);
    return row?.nextCheckAt && row.nextCheckAt.getTime() - row.createdAt.getTime();
  };
  expect(await nextCheck()).toBe(10 * SECOND);
  for (let times = 0; times < 8; times += 1) await verify(world, reference);
  expect(await nextCheck()).toBe(10 * SECOND);
  await world.pass(10 * SECOND);
  expect(await nextCheck()).toBe(30 * SECOND);

  world.asked.length = 0;
  for (let days = 0; days < 3; days += 1) await world.pass(DAY);
  expect(await nextCheck()).toBe(4 * DAY);
  expect(world.asked.length).toBeGreaterThan(10);
  await world.pass(27 * DAY);
  expect(await nextCheck()).toBeNull();
  world.asked.length = 0;
  await world.pass(2 * DAY);
  expect(world.asked).toEqual([]);
});
