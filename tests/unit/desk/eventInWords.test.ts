import { expect, it } from 'vitest';
import { eventInWords } from '../../../machines/desk/inWords';

it('An event of an earlier version is shown by its kind, and one of today in words', () => {
  expect(eventInWords('letter.posted', null)).toBe('letter.posted');
  expect(eventInWords('guest.cancelled', 'Amara Eze')).toBe('Cancelled for the guest');
});
