import { expect, test } from 'vitest';
import { nairaIn, typedErrors } from '../../../machines/desk/acts/fields';

test.each([
  ['1,000', 1000],
  ['₦1,250,000.50 ', 1250000.5],
  ['1000.5', 1000.5],
])('“%s” is typed for ₦%d', (amount, naira) => {
  expect(typedErrors({ amount })).toEqual({});
  expect(nairaIn(amount)).toBe(naira);
});

test.each([
  '1500,50',
  '1,5',
  '1.000,50',
  '1,0000',
  '4.500',
  '333.335',
  '4.5 00',
  '1,000.000',
  '0',
  '-5',
  'a lot',
])('“%s” is no sum, and is asked for again', (amount) => {
  expect(Object.keys(typedErrors({ amount }))).toEqual(['amount']);
});
