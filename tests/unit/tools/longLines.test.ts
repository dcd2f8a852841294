import { expect, test } from 'vitest';
import { longLines } from '../../../scripts/checkDocuments/longLines';

test('A line of a document may have 120 characters, in a table as well', () => {
  const row = (length: number) => `| ${'–'.repeat(length - 4)} |`;
  expect(longLines(['# Money', row(120), row(121), '', row(300)].join('\n'))).toEqual([3, 5]);
});
