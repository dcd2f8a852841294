import type { Reached } from './reached';

/** What is tested for a change, and what isn't. */
export interface Plan {
  /** Test files that fit into the time, nearest to the change first. */
  tests: string[];
  /** Their estimated seconds. */
  seconds: number;
  /** Test files that the change can break, but that don't fit into the time. */
  left: string[];
  /** Stories and browser tests, which need a build. */
  stories: string[];
  inBrowser: string[];
}

/** The seconds to start the runner, and the estimate for a test file without a known duration. */
const START = 10;
const UNKNOWN = 3;

/** Tests that walk machines through their pages: all of them, at a CPU minute per file, or a chosen one. */
const isWalk = (file: string) => file.startsWith('tests/model/rendered/');
const WALKS_OF_ALL = 60;
const WALKS_OF_ONE = 10;

const isTest = (file: string) => /^tests\/.*\.test\.tsx?$/.test(file);
const isInBrowser = (file: string) =>
  /^tests\/(?:browser|model\/real|stories|pictures)\/(?!completeness)/.test(file);
/** Long by nature; each has its own command. */
const isLong = (file: string) => file.startsWith('tests/simulation/');

/**
 * Chooses what to test for a change: the nearest test files first, until the time is used up.
 * @param took each file's seconds in the last run, by its path in the repository
 * @param budget seconds
 * @param machine the only one to walk through its pages; all machines if omitted
 */
export function planOf(
  reached: readonly Reached[],
  took: ReadonlyMap<string, number>,
  budget: number,
  machine?: string,
): Plan {
  const secondsOf = (file: string) => {
    if (isWalk(file) && machine !== undefined) return WALKS_OF_ONE;
    return took.get(file) ?? (isWalk(file) ? WALKS_OF_ALL : UNKNOWN);
  };
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
    // Changed tests always run.
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

/**
 * The changed machine, if nothing but it and tests changed.
 * @param isThere whether the repository has a file
 */
export function onlyMachineIn(
  changed: readonly string[],
  isThere: (file: string) => boolean,
): string | undefined {
  const [file, ...others] = changed.filter((one) => !isTest(one));
  const [, module = '', name] = /^machines\/(.+)\/(\w+)Machine\.ts$/.exec(file ?? '') ?? [];
  if (name === undefined || others.length > 0) return undefined;
  return isThere(`models/${module}/${name}Model.ts`) ? name : undefined;
}
