import { expect, test } from 'vitest';
import { planOf } from '../../../scripts/testChanged/plan';
import { reachedFrom } from '../../../scripts/testChanged/reached';

const imports = [
  { from: 'src/page.tsx', to: 'src/button.tsx' },
  { from: 'tests/unit/button.test.ts', to: 'src/button.tsx' },
  { from: 'tests/rendered/page.test.tsx', to: 'src/page.tsx' },
  { from: 'stories/page.stories.tsx', to: 'src/page.tsx' },
  { from: 'tests/browser/page.test.ts', to: 'stories/page.stories.tsx' },
  { from: 'src/button.tsx', to: 'src/page.tsx' },
  { from: 'tests/unit/other.test.ts', to: 'src/other.ts' },
];
const reached = reachedFrom(['src/button.tsx'], imports);

test('A change reaches what imports it, also in circles, and nothing else', () => {
  expect(reached).toEqual([
    { file: 'src/button.tsx', distance: 0 },
    { file: 'src/page.tsx', distance: 1 },
    { file: 'tests/unit/button.test.ts', distance: 1 },
    { file: 'tests/rendered/page.test.tsx', distance: 2 },
    { file: 'stories/page.stories.tsx', distance: 2 },
    { file: 'tests/browser/page.test.ts', distance: 3 },
  ]);
});

test('The nearest tests run, and what needs a build or more time is named', () => {
  const took = new Map([
    ['tests/unit/button.test.ts', 20],
    ['tests/rendered/page.test.tsx', 200],
  ]);
  expect(planOf(reached, took, 90)).toEqual({
    tests: ['tests/unit/button.test.ts'],
    seconds: 30,
    left: ['tests/rendered/page.test.tsx'],
    stories: ['stories/page.stories.tsx'],
    inBrowser: ['tests/browser/page.test.ts'],
  });
});
