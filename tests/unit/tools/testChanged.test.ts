import { expect, test } from 'vitest';
import { onlyMachineIn, planOf } from '../../../scripts/testChanged/plan';
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

test('A test that was changed runs, however long it takes', () => {
  const file = 'tests/rendered/page.test.tsx';
  expect(planOf([{ file, distance: 0 }], new Map([[file, 200]]), 90).tests).toEqual([file]);
});

test('Walks through all pages fit in seldom, and those of the one machine that was changed do', () => {
  const walks = ['tests/model/rendered/views.test.ts', 'tests/model/rendered/leaving.test.ts'];
  const found = walks.map((file) => ({ file, distance: 1 }));
  expect(planOf(found, new Map(), 90).tests).toEqual(['tests/model/rendered/leaving.test.ts']);
  const took = new Map(walks.map((file) => [file, 70]));
  expect(planOf(found, took, 90, 'booking').tests).toHaveLength(2);
});

test.each([
  [['machines/booking/bookingMachine.ts', 'tests/unit/booking/resuming.test.ts'], 'booking'],
  [['machines/booking/bookingMachine.ts', 'src/page.tsx'], undefined],
  [['machines/shared/command.ts'], undefined],
  [['machines/shared/unmodelledMachine.ts'], undefined],
])('The one machine among %s is %s', (changed, machine) => {
  expect(onlyMachineIn(changed, (file) => file === 'models/booking/bookingModel.ts')).toBe(machine);
});
