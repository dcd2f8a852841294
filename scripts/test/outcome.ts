import { relative, resolve } from 'node:path';
import { root, type Part } from './parts';
import { at } from './valueAt';

/** The number of tests by result. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A part's reported results. */
interface Told {
  counts: Counts;
  /** The files whose tests failed, as arguments for the runner. */
  failedFiles: readonly string[];
  /** The tests that passed only the second time. */
  secondTime: readonly string[];
  /** What was not tested, with the reason in a sentence each. */
  leftOut: readonly string[];
}

/** The outcome of a part. */
export interface Outcome extends Told {
  part: Part;
  seconds: number;
}

const nothingTold = { failedFiles: [], secondTime: [], leftOut: [] };

function listIn(whole: unknown, name: string): unknown[] {
  const list = at(whole, name);
  return Array.isArray(list) ? list : [];
}

const numberIn = (whole: unknown, name: string) => Number(at(whole, name) ?? 0);
const textIn = (whole: unknown, name: string) => {
  const text = at(whole, name);
  return typeof text === 'string' ? [text] : [];
};

function toldByVitest(report: unknown): Told {
  const files = listIn(report, 'testResults');
  const failed = files.filter((file) => at(file, 'status') === 'failed');
  // What a first try said stays beside a test that passed.
  const secondTime = files
    .flatMap((file) => listIn(file, 'assertionResults'))
    .filter((one) => at(one, 'status') === 'passed' && listIn(one, 'failureMessages').length > 0);
  return {
    counts: {
      passed: numberIn(report, 'numPassedTests'),
      failed: numberIn(report, 'numFailedTests'),
      skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
    },
    failedFiles: failed.flatMap((file) =>
      textIn(file, 'name').map((name) => inProject(root, name)),
    ),
    secondTime: secondTime.flatMap((test) => textIn(test, 'fullName')),
    leftOut: [],
  };
}

/** A file by its path in the project, wherever that is; a file from elsewhere is unchanged. */
function inProject(folder: string, file: string): string {
  const path = relative(root, resolve(folder, file));
  return path.startsWith('..') ? file : path;
}

function toldByPlaywright(report: unknown): Told {
  const stats = at(report, 'stats');
  const specsIn = (suite: unknown): unknown[] => [
    ...listIn(suite, 'specs'),
    ...listIn(suite, 'suites').flatMap(specsIn),
  ];
  // A test may be defined in a file that another one calls; the outermost suite is the file to run.
  const suites = listIn(report, 'suites');
  const failed = suites.filter((suite) => specsIn(suite).some((spec) => at(spec, 'ok') === false));
  const secondTime = suites
    .flatMap(specsIn)
    .filter((spec) => listIn(spec, 'tests').some((test) => at(test, 'status') === 'flaky'));
  const folder = textIn(at(report, 'config'), 'rootDir').join('');
  const metadata = at(at(report, 'config'), 'metadata');
  return {
    counts: {
      passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
      failed: numberIn(stats, 'unexpected'),
      skipped: numberIn(stats, 'skipped'),
    },
    failedFiles: [
      ...new Set(
        failed.flatMap((suite) => textIn(suite, 'file').map((file) => inProject(folder, file))),
      ),
    ],
    secondTime: secondTime.flatMap((spec) => textIn(spec, 'title')),
    leftOut: listIn(metadata, 'leftOut').filter((said) => typeof said === 'string'),
  };
}

const readers = { vitest: toldByVitest, playwright: toldByPlaywright };

/**
 * The outcome of a part.
 * @param succeeded whether its process succeeded; otherwise at least one failure is counted
 * @param report its runner's report; undefined if there is none
 */
export function outcomeOf(
  part: Part,
  { succeeded, seconds, report }: { succeeded: boolean; seconds: number; report: unknown },
): Outcome {
  const told =
    part.results === null || report === undefined
      ? { ...nothingTold, counts: { passed: Number(succeeded), failed: 0, skipped: 0 } }
      : readers[part.results.runner](report);
  const failed = succeeded ? told.counts.failed : Math.max(told.counts.failed, 1);
  return { ...told, part, seconds, counts: { ...told.counts, failed } };
}
