import { describe, expect, test } from 'vitest';
import { priceChange } from '../../../machines/desk/acts/priceChange';
import { exampleSettings } from '../../../models/desk/exampleSettings';

// A night in the Double Deluxe costs ₦1,000, from 1 April on ₦1,200, and from 8 April on ₦1,000 again.
const question = { of: 'settings', act: 'setPrice', roomType: 'Double Deluxe' } as const;
const typed = (nightly: string, from: string) =>
  priceChange(exampleSettings, { ...question, takenBack: null }, { nightly, from });

describe('What a price would change', () => {
  test.each([
    ['2026-03-20', 100_000, '2026-04-01'],
    ['2026-04-01', 120_000, '2026-04-08'],
    ['2026-04-07', 120_000, '2026-04-08'],
    ['2026-05-01', 100_000, undefined],
  ])('from %s on it counts instead of %i kobo, until %s', (from, instead, next) => {
    const change = typed('₦1,300', from);
    expect(change).toMatchObject({ from, nightly: 130_000, instead, jump: null });
    expect(change?.next?.from).toBe(next);
  });

  test.each([
    ['0', '2026-04-01'],
    ['1200.50', '2026-04-01'],
    ['10000001', '2026-04-01'],
    ['1200', '2026-03-09'],
    ['1200', ''],
  ])('is nothing of ₦%s from “%s” on', (nightly, from) => {
    expect(typed(nightly, from)).toBeNull();
  });

  test('is asked about once more where it may be a typing error', () => {
    expect(typed('13000', '2026-05-01')?.jump).toBe(1200);
    expect(typed('100', '2026-05-01')?.jump).toBe(-90);
  });

  test('of one that is taken back is the price of the day before', () => {
    const taken = (takenBack: string) =>
      priceChange(exampleSettings, { ...question, takenBack }, {});
    expect(taken('2026-04-08')).toMatchObject({ nightly: 120_000, instead: 100_000 });
    expect(taken('2026-04-01')).toMatchObject({ nightly: 100_000, instead: 120_000 });
  });
});
