/** A command of a case; one that has to fail says so in words that a person can act upon. */
export interface Step {
  run: string;
  fails?: RegExp;
  /** Whether it makes what `--built` takes from the project instead. */
  builds?: boolean;
}

/** Where a case takes place. */
interface About {
  place: string;
  clone: string;
}

/** A machine, or a situation, that somebody may be in. */
export interface Case {
  name: string;
  what: string;
  /** The part of the test command that this case can change, in words. */
  part: string;
  steps: readonly Step[];
  /** What it has to come to, where that is not that all tests pass. */
  expected?: string;
  /** Whether the whole test command says nothing more of it than its part. */
  alwaysPart?: boolean;
  /** Why this machine can't try it; null where it can. */
  missing?: () => string | null;
  folderName?: string;
  env?: (about: About) => Record<string, string>;
  /** What is done before, from the case's folder. */
  prepare?: (about: About) => string[];
  /** Has a command run by another user or in another namespace. */
  within?: (about: About) => (command: string) => string;
  afterwards?: (about: About) => string[];
}
