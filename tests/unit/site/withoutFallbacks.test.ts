import { expect, test } from 'vitest';
import { withoutFallbacks } from '../../../scripts/site/withoutFallbacks';

const root = ':root{--hotel-ink:#221c15;--hotel-gutter:clamp(1rem, 2vw, 4rem);}';

test.each([
  ['color:var(--hotel-ink, #221c15);', 'color:var(--hotel-ink);'],
  [
    'width:calc(80rem + 2 * var(--hotel-gutter, clamp(1rem, calc(1rem + 2vw), 4rem)));color:var(--hotel-ink, #221c15)',
    'width:calc(80rem + 2 * var(--hotel-gutter));color:var(--hotel-ink)',
  ],
  ['color:var(--hotel-ink, var(--hotel-ink, red))', 'color:var(--hotel-ink)'],
])('What the page defines needs nothing beside it: %s', (before, after) => {
  expect(withoutFallbacks(`${root}p{${before}}`)).toBe(`${root}p{${after}}`);
});

test('What it does not define keeps what holds instead', () => {
  const styles = `${root}p{outline-color:var(--focus, var(--hotel-ink, #221c15));}`;
  expect(withoutFallbacks(styles)).toBe(`${root}p{outline-color:var(--focus, var(--hotel-ink));}`);
});
