import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatNaira,
  koboFromDecimal,
  koboFromNaira,
  nairaFromKobo,
} from '../../../machines/shared/money';

const kobo = fc.integer({ min: 0, max: 10 ** 12 });

describe('an amount', () => {
  it('comes back from the wire as it went there', () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        expect(koboFromNaira(nairaFromKobo(amount))).toBe(amount);
        expect(koboFromDecimal(nairaFromKobo(amount).toFixed(2))).toBe(amount);
      }),
    );
  });

  it.each([0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e20])(
    'of %d naira is refused',
    (naira) => {
      expect(() => koboFromNaira(naira)).toThrow(RangeError);
    },
  );

  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.50', 150_050],
    ['1500.5000', 150_050],
    [' 7.05 ', 705],
  ])('is read from the text "%s"', (text, expected) => {
    expect(koboFromDecimal(text)).toBe(expected);
  });

  it.each(['', '-5', '1,500', '1.505', '1e3', '.5', 'free', '99999999999999999999'])(
    'is not read from the text "%s"',
    (text) => {
      expect(() => koboFromDecimal(text)).toThrow(RangeError);
    },
  );

  it('is shown in naira with two decimals', () => {
    expect(formatNaira(123_456_700)).toBe('₦1,234,567.00');
    expect(formatNaira(5)).toBe('₦0.05');
  });
});
