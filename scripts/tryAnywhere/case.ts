/** A command of a case; one that is expected to fail gives the expected message. */
export interface Step {
  run: string;
  fails?: RegExp;
  /** Whether it builds what `--built` takes from the project instead. */
  builds?: boolean;
}

/** Where a case runs. */
interface About {
  place: string;
  clone: string;
}

/** A machine or situation in which someone may run the tests. */
export interface Case {
  name: string;
  what: string;
  /** The part of the test command that this case can change, as text. */
  part: string;
  steps: readonly Step[];
  /** The expected result, if it is not that all tests pass. */
  expected?: string;
  /** Whether the whole test command adds nothing to its part. */
  alwaysPart?: boolean;
  /** Why this machine can't try it; null if it can. */
  missing?: () => string | null;
  folderName?: string;
  env?: (about: About) => Record<string, string>;
  /** Preparing commands, run in the case's folder. */
  prepare?: (about: About) => string[];
  /** Runs a command as another user or in another namespace. */
  within?: (about: About) => (command: string) => string;
  afterwards?: (about: About) => string[];
}
