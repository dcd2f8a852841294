import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../scripts/test/outcome';
import { root, type Part } from '../../../scripts/test/parts';
import { repeatCommand, summary } from '../../../scripts/test/summary';

const check: Part = { script: 'check:rules', what: 'rules (check)', results: null, needs: null };
const unit: Part = {
  script: 'test:unit',
  what: 'rules, machines',
  results: { runner: 'vitest', file: 'vitest.json' },
  needs: null,
};
const stories: Part = {
  script: 'test:stories:built',
  what: 'stories',
  results: { runner: 'playwright', file: 'stories.json' },
  needs: 'build:tested',
  repeat: 'npm run test:stories',
};
const browser: Part = {
  script: 'test:browser',
  what: 'journeys',
  results: { runner: 'playwright', file: 'browser.json' },
  needs: 'build:tested',
};
const about = { seconds: 1142, machine: 'Node 20.20.2, linux x64, 2 cores' };

const vitestReport = {
  numPassedTests: 41,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { name: '/a path/tests/one.test.ts', status: 'failed' },
    {
      name: '/a path/tests/two.test.ts',
      status: 'passed',
      assertionResults: [
        { fullName: 'A guest books', status: 'passed', failureMessages: ['Too late'] },
        { fullName: 'A guest pays', status: 'passed', failureMessages: [] },
      ],
    },
  ],
};
const browserReport = (leftOut: string[] = []) => ({
  config: { rootDir: `${root}tests/browser`, metadata: { leftOut } },
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      file: '../model/real/pay.test.ts',
      specs: [{ ok: true, title: 'is sent once', tests: [{ status: 'flaky' }] }],
      suites: [{ specs: [{ ok: false, file: '../model/real/support/realMachine.ts' }] }],
    },
  ],
});

describe('what became of a part', () => {
  test('is one failure at least where its process says so, whatever was counted or left behind', () => {
    const all = { ...vitestReport, numFailedTests: 0 };
    for (const report of [all, undefined]) {
      expect(outcomeOf(unit, { succeeded: false, seconds: 3, report }).counts.failed).toBe(1);
    }
    const whole = outcomeOf(check, { succeeded: true, seconds: 3, report: undefined });
    expect(whole.counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  test('is repeated by its files where few failed, and else as a whole', () => {
    const few = outcomeOf(unit, { succeeded: false, seconds: 3, report: vitestReport });
    expect(repeatCommand(few)).toBe("npm run test:unit -- '/a path/tests/one.test.ts'");
    const journeys = outcomeOf(browser, { succeeded: false, seconds: 3, report: browserReport() });
    expect(repeatCommand(journeys)).toBe('npm run test:browser -- tests/model/real/pay.test.ts');
    const many = Array.from({ length: 5 }, (_, n) => ({ name: `${n}.test.ts`, status: 'failed' }));
    const lots = { ...vitestReport, testResults: many };
    const most = outcomeOf(unit, { succeeded: false, seconds: 3, report: lots });
    expect(repeatCommand(most)).toBe('npm run test:unit');
  });
});

describe('the block at the end', () => {
  test('says what ran, how much of it passed and how long, what was left out, and what to repeat', () => {
    const why = 'Looks were not compared: The Chromium from npm does not run here.';
    const outcomes = [
      outcomeOf(check, { succeeded: true, seconds: 92, report: undefined }),
      outcomeOf(unit, { succeeded: false, seconds: 301, report: vitestReport }),
      outcomeOf(stories, { succeeded: false, seconds: 200, report: browserReport([why]) }),
    ];
    const notRun = [{ part: browser, why: 'it needs build:tested, which failed' }];
    expect(summary(outcomes, notRun, about).split('\n')).toEqual([
      '',
      'What ran                     passed  failed  skipped  time',
      'check:rules: rules (check)        1       0        0  1:32',
      'test:unit: rules, machines       41       1        2  5:01',
      'test:stories:built: stories       8       1        0  3:20',
      '',
      'In all 19:02, on Node 20.20.2, linux x64, 2 cores.',
      'Only the second time in test:unit passed: A guest books',
      'Only the second time in test:stories:built passed: is sent once',
      'Left out:',
      `  ${why}`,
      '  2 tests of test:unit skip themselves.',
      '  test:browser did not run: it needs build:tested, which failed.',
      "test:unit failed. To repeat it alone: npm run test:unit -- '/a path/tests/one.test.ts'",
      'test:stories:built failed. To repeat it alone: npm run test:stories',
      '50 passed, 2 failed, 3 skipped',
    ]);
  });
});
