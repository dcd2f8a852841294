import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherLines, quote, type Terms } from '../../../machines/shared/quote';
import { addDays } from '../../../machines/shared/stay';

const rooms = fc.array(
  fc.record({
    numberOfRooms: fc.integer({ min: 0, max: 50 }),
    nightly: fc.integer({ min: 0, max: 10 ** 8 }),
  }),
);
const rate = fc.integer({ min: 0, max: 5_000 });
const rates = fc.record({ vat: rate, serviceCharge: rate });
const reductions = fc.record({
  reason: fc.constant('HARMATTAN'),
  amount: fc.integer({ min: 0, max: 10 ** 10 }),
});

const checkIn = '2026-03-12';
const stayOf = (nights: number) => ({ checkIn, checkOut: addDays(checkIn, nights) });
const stays = fc.integer({ min: 0, max: 30 }).map(stayOf);

interface Rooms {
  numberOfRooms: number;
  nightly: number;
}
const quoted = (stay: ReturnType<typeof stayOf>, asked: readonly Rooms[], terms?: Terms) =>
  quote(stay, asked, ({ nightly }) => nightly, terms);

/** The charges in the price of one room for one night. */
const chargesIn = (price: number, charges: Terms['charges']) =>
  quoted(stayOf(1), [{ numberOfRooms: 1, nightly: price }], { charges }).charges;

describe('the price of a stay', () => {
  it('is rooms times price times nights, added up', () => {
    const twoDeluxeAndOneJunior = [
      { numberOfRooms: 2, nightly: 200_000 },
      { numberOfRooms: 1, nightly: 100_000 },
    ];
    const { nights, nightly, total, lines } = quoted(stayOf(3), twoDeluxeAndOneJunior);
    expect([nights, nightly, total]).toEqual([3, 500_000, 1_500_000]);
    expect(lines.map(({ amount }) => amount)).toEqual([1_200_000, 300_000]);
  });

  it('is the sum of its lines less the reduction, contains its charges, and is whole kobo', () => {
    fc.assert(
      fc.property(rooms, stays, rates, reductions, (asked, stay, rated, reduction) => {
        const { lines, charges, total, ...price } = quoted(stay, asked, {
          charges: rated,
          reduction,
        });
        const sum = (parts: readonly { amount: number }[]) =>
          parts.reduce((all, { amount }) => all + amount, 0);
        expect(total).toBe(sum(lines) - (price.reduction?.amount ?? 0));
        expect(sum(charges)).toBeGreaterThanOrEqual(0);
        expect(sum(charges)).toBeLessThanOrEqual(total);
        for (const { amount } of [...charges, { amount: total }]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
        }
      }),
    );
  });

  it('is reduced as a whole, and contains its charges after that', () => {
    const one = [{ numberOfRooms: 1, nightly: 335 }];
    const reduction = { reason: 'HARMATTAN', amount: 101 };
    const charges = { vat: 750, serviceCharge: 0 };
    const price = quoted(stayOf(3), one, { charges, reduction });
    expect(price.total).toBe(1_005 - 101);
    expect(otherLines(price)).toEqual([
      { label: 'Reduction: HARMATTAN', amount: -101 },
      { label: 'Includes VAT (7.5%)', amount: 63 },
    ]);
  });

  it('is reduced to nothing at most, and then contains no charges', () => {
    const one = [{ numberOfRooms: 1, nightly: 335 }];
    const charges = { vat: 750, serviceCharge: 1_000 };
    const reduction = { reason: '', amount: 336 };
    const price = quoted(stayOf(1), one, { charges, reduction });
    expect(price).toMatchObject({ total: 0, charges: [], reduction: { amount: 335 } });
    expect(otherLines(price)).toEqual([{ label: 'Reduction', amount: -335 }]);
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
    const charges = chargesIn(10_000, { vat: 750, serviceCharge: 1_000 });
    expect(otherLines({ charges }).map(({ label }) => label)).toEqual([
      'Includes service charge (10%)',
      'Includes VAT (7.5%)',
    ]);
  });
});
