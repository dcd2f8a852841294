import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';

/** A file of tests, with the machine whose model it walks where it walks one. */
export interface TestFile {
  specification: TestSpecification;
  machine?: string | undefined;
}

/** The file whose text is another one while tests run. */
export interface Replaced {
  file: string;
  text: string;
}

/** Runs files of tests again and again, in one process that has read them all already. */
export interface TestRuns {
  /** The files of tests of some projects whose path has this part. */
  find: (projects: readonly string[], part: string) => TestSpecification[];
  /** Whether one of the files fails, in their order; the rest is left out then. */
  fail: (files: readonly TestFile[], replaced: Replaced) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Leaves files of tests in the order in which they were asked for. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** The files of tests that can run at once: those that walk no machine, and those of one. */
function byMachine(files: readonly TestFile[]): [string | undefined, TestSpecification[]][] {
  const machines = Array.from(new Set(files.map(({ machine }) => machine)));
  return machines.map((machine) => [
    machine,
    files.filter((file) => file.machine === machine).map(({ specification }) => specification),
  ]);
}

/** What is not there after this many milliseconds counts as missing, where a rendered test waits for it. */
const CALL_TIMEOUT_MS = '12000';
/** A test that waits for what a mistake has taken away is not waited for longer, in milliseconds. */
const QUICK_TEST_MS = 8_000;
const SLOW_TEST_MS = 40_000;
/** Tests that run longer than this have been sent round in circles by a mistake, in milliseconds. */
const FOR_GOOD_MS = 120_000;

/** Opens the tests' runner for `npm run test:mutants`. */
export async function openTestRuns(): Promise<TestRuns> {
  const written = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'mutant.ts');
  let failed = false;
  let earlier: string | undefined;
  const hasFailed = () => failed;
  function noteFailure(): void {
    if (failed) return;
    failed = true;
    void vitest.cancelCurrentRun('test-failure');
  }
  const reporter: Reporter = {
    onTestCaseResult(test) {
      if (test.result().state === 'failed') noteFailure();
    },
    onTestModuleEnd(module) {
      if (module.state() === 'failed') noteFailure();
    },
    onTestRunEnd(_, errors) {
      if (errors.length > 0) failed = true;
    },
  };
  process.env.RENDERED_TIMEOUT_MS = CALL_TIMEOUT_MS;
  const vitest = await createVitest('test', {
    watch: false,
    project: ['unit', 'rendered', 'renderedAlone', 'modelRendered'],
    reporters: [reporter],
    sequence: { sequencer: AsAsked },
  });
  for (const { config } of vitest.projects) {
    config.testTimeout = config.name === 'unit' ? QUICK_TEST_MS : SLOW_TEST_MS;
  }
  const all = await vitest.globTestSpecifications();
  return {
    find: (projects, part) =>
      all.filter(
        ({ project, moduleId }) => projects.includes(project.name) && moduleId.includes(part),
      ),
    async fail(files, { file, text }) {
      writeFileSync(written, text);
      process.env.MUTATED_FILE = resolve(file);
      process.env.MUTATED_TEXT = written;
      vitest.invalidateFile(resolve(file));
      // Else the last mistake in the file before would be remembered.
      if (earlier !== undefined && earlier !== file) vitest.invalidateFile(resolve(earlier));
      earlier = file;
      failed = false;
      for (const [machine, specifications] of byMachine(files)) {
        if (machine === undefined) delete process.env.MODEL_MACHINE;
        else process.env.MODEL_MACHINE = machine;
        const tooLong = setTimeout(() => {
          noteFailure();
          // Asked a second time, the runner ends a worker that doesn't answer.
          void vitest.cancelCurrentRun('test-failure');
        }, FOR_GOOD_MS);
        await vitest.runTestSpecifications(specifications);
        clearTimeout(tooLong);
        if (hasFailed()) break;
      }
      // Tests that fail are what is asked for here.
      process.exitCode = undefined;
      return hasFailed();
    },
    close: () => vitest.close(),
  };
}
