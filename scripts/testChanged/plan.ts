import type { Reached } from './reached';

/** What is tested of a change, and what is not. */
export interface Plan {
  /** Files of tests that fit into the time, the nearest to the change first. */
  tests: string[];
  /** Seconds that they are thought to take. */
  seconds: number;
  /** Files of tests that a change can break and that there is no time for. */
  left: string[];
  /** Stories, and files of tests in a real browser: they need a build. */
  stories: string[];
  inBrowser: string[];
}

/** What starting the runner takes, in seconds, and a file of tests of which nobody knows yet how long it takes. */
const START = 10;
const UNKNOWN = 3;

const isTest = (file: string) => /^tests\/.*\.test\.tsx?$/.test(file);
const isInBrowser = (file: string) => /^tests\/(browser|model\/real|plain)\//.test(file);
/** Long ones by their nature; each has a command of its own. */
const isLong = (file: string) => file.startsWith('tests/simulation/');

/**
 * Chooses what to test of a change: the nearest files of tests first, until the time is used up.
 * @param took how many seconds each file took the last time, by its path in the repository
 * @param budget seconds
 */
export function planOf(
  reached: readonly Reached[],
  took: ReadonlyMap<string, number>,
  budget: number,
): Plan {
  const secondsOf = (file: string) => took.get(file) ?? UNKNOWN;
  const files = reached.filter(({ file }) => isTest(file));
  const candidates = files
    .filter(({ file }) => !isInBrowser(file) && !isLong(file))
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        secondsOf(one.file) - secondsOf(other.file) ||
        one.file.localeCompare(other.file),
    );
  const plan: Plan = {
    tests: [],
    seconds: START,
    left: files.filter(({ file }) => isLong(file)).map(({ file }) => file),
    stories: reached.map(({ file }) => file).filter((file) => file.endsWith('.stories.tsx')),
    inBrowser: files.filter(({ file }) => isInBrowser(file)).map(({ file }) => file),
  };
  for (const { file } of candidates) {
    const seconds = plan.seconds + secondsOf(file);
    // What was changed itself is always tested.
    const isChanged = reached.some((one) => one.file === file && one.distance === 0);
    if (seconds > budget && !isChanged) {
      plan.left.push(file);
      continue;
    }
    plan.tests.push(file);
    plan.seconds = seconds;
  }
  return plan;
}
