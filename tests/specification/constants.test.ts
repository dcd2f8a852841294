import { describe, expect, it } from 'vitest';
import { validateRegistration } from '../../machines/login/accountRules';
import { otpError, emptyCode } from '../../machines/login/oneTimeCode';
import { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';
import {
  emptyReservationForm,
  specialRequestForWire,
} from '../../machines/reservation/reservationForm';
import { adultChoices, childrenChoices, childrenLabel } from '../../machines/shared/occupancy';
import { formatNaira } from '../../machines/shared/money';
import { nightsBetween } from '../../machines/shared/stay';
import { SLIDE_SHOWN_MS } from '../../machines/site/sliderMachine';
import { roomCardFeatures } from '../../src/content/roomCards';
import { serviceTiles } from '../../src/site/home/BelowSlides';
import { slides } from '../../src/content/slides';
import { shortId } from '../../src/reservation/reservationRows';
import { tokens } from '../../hotel/tokens';
import { testimonials } from '../../messages/site/pages/testimonials';

const registration = {
  firstName: 'Adaobi',
  lastName: 'Ok',
  email: 'adaobi@example.com',
  password: 'Abcd1!',
  confirmPassword: 'Abcd1!',
  phoneNumber: '12345678901',
};

/** Constants of the product, and the values that the specification sets, as literals. */
const constants: readonly [of: string, is: unknown, specified: unknown][] = [
  ['a slide of the home page shows so many milliseconds', SLIDE_SHOWN_MS, 5000],
  [
    'success shows so many milliseconds',
    accountVerificationMachine.implementations.delays.successShown,
    2000,
  ],
  ['a code has so many boxes', emptyCode.boxes.length, 6],
  ['six digits are a code', otpError('123456'), undefined],
  ['five digits are none', otpError('12345'), 'Please enter all 6 digits'],
  ['seven digits are none', otpError('1234567'), 'Please enter all 6 digits'],
  ['the adults to choose from', adultChoices, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [
    'the children to choose from',
    childrenChoices.map((children) => childrenLabel(children)),
    ['0', '1', '2', '3', '4', '5', '5+'],
  ],
  ['adults at first', emptyReservationForm.adults, 1],
  ['children at first', emptyReservationForm.children, 0],
  ['no special request', specialRequestForWire('  '), 'nothing'],
  ['an amount', formatNaira(150_000_00), '₦150,000.00'],
  ['a night between two days', nightsBetween('2026-03-12', '2026-03-13'), 1],
  ['no night without days between', nightsBetween('2026-03-12', '2026-03-12'), 0],
  ['a reservation’s id in lists', shortId('0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20'), '0b8f2a44'],
  ['beds and baths on each card', roomCardFeatures, { beds: 3, baths: 2 }],
  ['slides on the home page', slides.length, 3],
  ['what guests say', testimonials.length, 3],
  ['tiles of services', serviceTiles.length, 6],
  ['the map is so high', tokens.size.map, '500px'],
];

describe('What the specification sets', () => {
  it.each(constants)('%s', (_, is, specified) => {
    expect(is).toEqual(specified);
  });

  it('accepts the shortest names and passwords and the longest phone number', () => {
    expect(validateRegistration(registration)).toEqual({});
  });

  it.each([
    ['firstName', 'Adaob', 'First name must be at least 6 characters'],
    ['firstName', ' Adaob ', 'First name must be at least 6 characters'],
    ['lastName', ' O ', 'Last name must be at least 2 characters'],
    ['phoneNumber', ' 123456789012 ', 'Phone number must be at most 11 characters'],
    ['password', 'Abc1!', 'Password must be at least 6 characters'],
  ] as const)('refuses one character less, or one more: %s “%s”', (field, value, message) => {
    const repeated = field === 'password' ? { confirmPassword: value } : {};
    const errors = validateRegistration({ ...registration, [field]: value, ...repeated });
    expect(errors[field]).toBe(message);
  });
});
