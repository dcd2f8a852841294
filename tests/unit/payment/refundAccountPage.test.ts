import { expect, it } from 'vitest';
import { refundAccountPath } from '../../../machines/shared/paths';
import { pageFileAt } from '../../../server/site/pageFiles';

it('The page that an email about a refund links to is served as itself, not as one that nobody knows', () => {
  expect(pageFileAt(refundAccountPath('5f0c9a52-0c1e-4a7e-9a53-2f4b7f6f1d11'))).toEqual({
    file: 'my-reservations/_/refund-account/index.html',
    known: true,
  });
});
