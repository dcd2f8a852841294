import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightlySum } from '../../../machines/shared/money';
import { chargeLabel, chargesIn, priceBreakdown } from '../../../machines/shared/price';

const rooms = fc.array(
  fc.record({
    rooms: fc.integer({ min: 0, max: 50 }),
    nightly: fc.integer({ min: 0, max: 10 ** 8 }),
  }),
);
const nights = fc.integer({ min: 0, max: 30 });
const rate = fc.integer({ min: 0, max: 5_000 });
const rates = fc.record({ vat: rate, serviceCharge: rate });

describe('the price of a stay', () => {
  const twoDeluxeAndOneJunior = [
    { rooms: 2, nightly: 200_000 },
    { rooms: 1, nightly: 100_000 },
  ];

  it('is rooms times price times nights, added up', () => {
    expect(nightlySum(twoDeluxeAndOneJunior)).toBe(500_000);
    const { total, lines } = priceBreakdown(twoDeluxeAndOneJunior, 3);
    expect(total).toBe(1_500_000);
    expect(lines.map(({ amount }) => amount)).toEqual([1_200_000, 300_000]);
  });

  it('is the sum of its lines, in whole kobo', () => {
    fc.assert(
      fc.property(rooms, nights, rates, (asked, count, charged) => {
        const { lines, total } = priceBreakdown(asked, count, charged);
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('contains its tax and service charge, and nothing is added', () => {
    fc.assert(
      fc.property(rooms, nights, rates, (asked, count, charged) => {
        const { charges, total } = priceBreakdown(asked, count, charged);
        expect(total).toBe(priceBreakdown(asked, count).total);
        const contained = charges.reduce((sum, { amount }) => sum + amount, 0);
        expect(contained).toBeGreaterThanOrEqual(0);
        expect(contained).toBeLessThanOrEqual(total);
        expect(charges.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      }),
    );
  });

  it('is what tax and service charge make of the rooms alone', () => {
    // 10,000.00 for the rooms, 1,000.00 for the service, and 7.5 % of both.
    expect(chargesIn(1_182_500, { vat: 750, serviceCharge: 1_000 })).toEqual([
      { kind: 'serviceCharge', rate: 1_000, amount: 100_000 },
      { kind: 'vat', rate: 750, amount: 82_500 },
    ]);
  });

  it('says nothing of a rate of 0, nor of a stay that costs nothing', () => {
    expect(chargesIn(10_000, { vat: 750, serviceCharge: 0 })).toHaveLength(1);
    expect(chargesIn(0, { vat: 750, serviceCharge: 1_000 })).toEqual([]);
  });

  it('names what it contains', () => {
    expect(chargeLabel({ kind: 'vat', rate: 750 })).toBe('Includes VAT (7.5%)');
    expect(chargeLabel({ kind: 'serviceCharge', rate: 1_000 })).toBe(
      'Includes service charge (10%)',
    );
  });
});
