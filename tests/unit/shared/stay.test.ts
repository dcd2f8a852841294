import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  businessDay,
  businessHours,
  checkInDayStart,
  daysBetween,
  eachNight,
  isLagosDate,
  lagosToday,
  nightsBetween,
} from '../../../machines/shared/stay';

const date = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map(lagosToday);
const nights = fc.integer({ min: 1, max: 400 });

describe('a Lagos date', () => {
  it.each(['', '2026-02-29', '2026-13-01', '2026-3-1', '12/03/2026', '2026-03-12T00:00'])(
    'may not be "%s"',
    (text) => {
      expect(isLagosDate(text)).toBe(false);
    },
  );

  it('changes at midnight in Lagos, an hour before midnight in UTC', () => {
    expect(lagosToday(new Date('2026-03-11T22:59:59.999Z'))).toBe('2026-03-11');
    expect(lagosToday(new Date('2026-03-11T23:00:00.000Z'))).toBe('2026-03-12');
  });

  it('begins at the instant from which it is today', () => {
    fc.assert(
      fc.property(date, (day) => {
        const start = checkInDayStart(day);
        expect(lagosToday(start)).toBe(day);
        expect(lagosToday(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('a business day', () => {
  it('ends in the morning of the next one, at the hour of the hotel', () => {
    expect(businessDay(new Date('2026-03-12T04:59:59.999Z'), '06:00')).toBe('2026-03-11');
    expect(businessDay(new Date('2026-03-12T05:00:00.000Z'), '06:00')).toBe('2026-03-12');
    expect(businessDay(new Date('2026-03-11T23:00:00.000Z'), '00:00')).toBe('2026-03-12');
  });

  it('is that of every instant between its two ends, and of no other', () => {
    const hour = fc.constantFrom('00:00', '04:30', '06:00');
    fc.assert(
      fc.property(date, hour, fc.nat({ max: 86_399_999 }), (day, endsAt, since) => {
        const { from, to } = businessHours(day, endsAt);
        expect(to.getTime() - from.getTime()).toBe(86_400_000);
        expect(businessDay(new Date(from.getTime() + since), endsAt)).toBe(day);
        expect(businessDay(to, endsAt)).toBe(addDays(day, 1));
        expect(businessDay(new Date(from.getTime() - 1), endsAt)).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('the nights of a stay', () => {
  it.each([
    ['2026-03-12', '2026-03-12'],
    ['2026-03-12', '2026-03-11'],
    ['', '2026-03-12'],
    ['2026-03-12', ''],
    ['2026-02-30', '2026-03-12'],
  ])('are none from "%s" to "%s"', (checkIn, checkOut) => {
    expect(nightsBetween(checkIn, checkOut)).toBe(0);
    expect(eachNight(checkIn, checkOut)).toEqual([]);
  });

  it('are as many as the days that are added', () => {
    fc.assert(
      fc.property(date, nights, (checkIn, count) => {
        const checkOut = addDays(checkIn, count);
        expect(isLagosDate(checkOut)).toBe(true);
        expect(nightsBetween(checkIn, checkOut)).toBe(count);
        expect(daysBetween(checkOut, checkIn)).toBe(-count);
      }),
    );
  });

  it('leave the check-out day to the next guest', () => {
    fc.assert(
      fc.property(date, nights, nights, (checkIn, first, second) => {
        const between = addDays(checkIn, first);
        const checkOut = addDays(between, second);
        expect([...eachNight(checkIn, between), ...eachNight(between, checkOut)]).toEqual(
          eachNight(checkIn, checkOut),
        );
      }),
    );
  });
});
