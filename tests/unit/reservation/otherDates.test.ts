import { describe, expect, it } from 'vitest';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { otherStayIn, shortOf } from '../../../machines/reservation/otherDatesMachine';
import { paidChangePreview } from '../../../machines/reservation/changePreview';
import { canBookAgain } from '../../../machines/reservation/policy';
import { differenceOf, priceOnDates } from '../../../machines/reservation/price';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';

const today = '2026-03-10';
const now = new Date('2026-03-10T09:00:00Z');
const unpaid = exampleReservation();

describe('Other dates for a reservation', () => {
  it.each([
    ['its own', '2026-03-12', '2026-03-15', false],
    ['another check-in', '2026-03-13', '2026-03-15', true],
    ['another check-out', '2026-03-12', '2026-03-16', true],
    ['a check-out before the check-in', '2026-03-12', '2026-03-11', false],
    ['no check-out', '2026-03-12', '', false],
    ['a day that has passed', '2026-03-09', '2026-03-15', false],
    ['more nights than the hotel takes', '2026-03-12', '2026-04-12', false],
  ])('are %s', (_, checkIn, checkOut, isOther) => {
    const stay = { checkIn, checkOut };
    expect(otherStayIn(unpaid, stay, today)).toEqual(isOther ? stay : null);
  });

  it('cost what the rooms cost a night for so many nights', () => {
    const stay = { checkIn: '2026-03-20', checkOut: '2026-03-24' };
    expect(priceOnDates(unpaid, stay, null)).toEqual({
      nights: 4,
      before: 600_000,
      after: 800_000,
    });
    expect(
      priceOnDates(unpaid, { checkIn: '2026-03-20', checkOut: '2026-03-20' }, null),
    ).toBeNull();
    expect(priceOnDates({ ...unpaid, roomAllocations: [] }, stay, null)).toBeNull();
  });

  it('cost less or more than the reservation does, or as much', () => {
    const price = (before: number, after: number) => ({ nights: 2, before, after });
    expect(differenceOf(price(600_000, 400_000))).toEqual({ direction: 'less', amount: 200_000 });
    expect(differenceOf(price(600_000, 800_000))).toEqual({ direction: 'more', amount: 200_000 });
    expect(differenceOf(price(600_000, 600_000))).toBeNull();
  });

  it('name the room types of which too few are free', () => {
    const roomAllocations = [
      { roomType: 'Deluxe Room' as const, numberOfRooms: 2, roomPrice: 2000 },
      { roomType: 'Double Room' as const, numberOfRooms: 1, roomPrice: 1500 },
    ];
    const left = { ...noRooms, deluxe: 1, double: 1 };
    expect(shortOf({ roomAllocations }, left)).toEqual([
      { roomType: 'Deluxe Room', free: 1, needed: 2 },
    ]);
    expect(shortOf({ roomAllocations }, null)).toEqual([]);
  });
});

describe('A paid reservation', () => {
  it('is changed by a refund and a new booking, with what goes back and until when', () => {
    expect(paidChangePreview(paidReservation, now)).toMatchObject({
      until: '2026-03-11T23:00:00.000Z',
      amount: 600_000,
    });
    expect(paidChangePreview({ ...paidReservation, refundAmount: 5000 }, now)?.amount).toBe(
      500_000,
    );
  });

  it('is booked again once its refund is under way', () => {
    const requested = {
      ...paidReservation,
      refundStatus: 'requested',
      refundableUntil: null,
    } as const;
    expect(canBookAgain(paidReservation)).toBe(false);
    expect(canBookAgain(requested)).toBe(true);
    expect(paidChangePreview(requested, now)).toMatchObject({ until: null, amount: null });
  });

  it('can’t be changed after its time for a refund, and one that is not paid is another matter', () => {
    const later = new Date('2026-03-12T09:00:00Z');
    expect(paidChangePreview(paidReservation, later)).toEqual({
      until: null,
      amount: null,
      words: ['The dates, guests and rooms can no longer be changed here.'],
    });
    expect(paidChangePreview(unpaid, now)).toBeNull();
  });
});
