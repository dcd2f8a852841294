import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';

/** A test file, with the machine whose model it walks, if it walks one. */
export interface TestFile {
  specification: TestSpecification;
  machine?: string | undefined;
}

/** A file whose text is replaced while tests run. */
export interface Replaced {
  file: string;
  text: string;
}

/** Runs files of tests again and again, in one process that has read them all already. */
export interface TestRuns {
  /** The test files of some projects whose path contains a part. */
  find: (projects: readonly string[], part: string) => TestSpecification[];
  /** The first of the files that fails, in their order; the rest is left out then. */
  firstFailing: (files: readonly TestFile[], replaced: Replaced) => Promise<TestFile | undefined>;
  /** How long each file takes that passes, in seconds. */
  passing: (
    files: readonly TestFile[],
    replaced: Replaced,
  ) => Promise<ReadonlyMap<TestFile, number>>;
  close: () => Promise<void>;
}

/** Keeps test files in the requested order. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** The test files that can run together: those without a machine, and those of one. */
function byMachine(files: readonly TestFile[]): [string | undefined, TestFile[]][] {
  const machines = Array.from(new Set(files.map(({ machine }) => machine)));
  return machines.map((machine) => [machine, files.filter((file) => file.machine === machine)]);
}

/** How long a rendered test waits before something counts as missing, in milliseconds. */
const CALL_TIMEOUT_MS = '12000';
/** The longest wait of a test for what a mistake has removed, in milliseconds. */
const QUICK_TEST_MS = 8_000;
const SLOW_TEST_MS = 40_000;
/** A test file that runs longer than this is in an endless loop caused by a mistake, in milliseconds. */
const FOR_GOOD_MS = 120_000;

/** Opens the tests' runner for `npm run test:mutants`. */
export async function openTestRuns(): Promise<TestRuns> {
  const written = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'mutant.ts');
  let earlier: string | undefined;
  let stopsAtFailure = true;
  let hasFailed = false;
  /** The file that failed first; unknown if an error came from outside of all tests. */
  let failedFirst: string | undefined;
  const seconds = new Map<string, number>();
  function noteFailure(moduleId?: string): void {
    if (!hasFailed) failedFirst = moduleId;
    const isFirst = !hasFailed;
    hasFailed = true;
    if (isFirst && stopsAtFailure) void vitest.cancelCurrentRun('test-failure');
  }
  const reporter: Reporter = {
    onTestCaseResult(test) {
      if (test.result().state === 'failed') noteFailure(test.module.moduleId);
    },
    onTestModuleEnd(module) {
      const state = module.state();
      if (state === 'failed') noteFailure(module.moduleId);
      const { collectDuration, duration } = module.diagnostic();
      if (state === 'passed') seconds.set(module.moduleId, (collectDuration + duration) / 1000);
    },
    onTestRunEnd(_, errors) {
      if (errors.length > 0) noteFailure();
    },
  };
  process.env.RENDERED_TIMEOUT_MS = CALL_TIMEOUT_MS;
  const vitest = await createVitest('test', {
    watch: false,
    // Tests run in the requested order, and load shared modules once for all.
    maxWorkers: 1,
    project: ['unit', 'rendered', 'renderedAlone', 'modelRendered'],
    reporters: [reporter],
    sequence: { sequencer: AsAsked },
  });
  for (const { config } of vitest.projects) {
    config.testTimeout = config.name === 'unit' ? QUICK_TEST_MS : SLOW_TEST_MS;
  }
  const all = await vitest.globTestSpecifications();

  async function runEach(files: readonly TestFile[], { file, text }: Replaced): Promise<void> {
    writeFileSync(written, text);
    process.env.MUTATED_FILE = resolve(file);
    process.env.MUTATED_TEXT = written;
    vitest.invalidateFile(resolve(file));
    // Otherwise the previous file's last mistake would still be cached.
    if (earlier !== undefined && earlier !== file) vitest.invalidateFile(resolve(earlier));
    earlier = file;
    hasFailed = false;
    failedFirst = undefined;
    seconds.clear();
    const tooLong = setTimeout(() => {
      noteFailure();
      // Asked a second time, the runner ends a worker that doesn't answer.
      void vitest.cancelCurrentRun('test-failure');
    }, FOR_GOOD_MS * files.length);
    await vitest.runTestSpecifications(files.map(({ specification }) => specification));
    clearTimeout(tooLong);
    // Failing tests are expected here.
    process.exitCode = undefined;
  }

  function walk(machine: string | undefined): void {
    if (machine === undefined) delete process.env.MODEL_MACHINE;
    else process.env.MODEL_MACHINE = machine;
  }

  return {
    find: (projects, part) =>
      all.filter(
        ({ project, moduleId }) => projects.includes(project.name) && moduleId.includes(part),
      ),
    async firstFailing(files, replaced) {
      stopsAtFailure = true;
      for (const [machine, together] of byMachine(files)) {
        walk(machine);
        await runEach(together, replaced);
        const found = together.find(({ specification }) => specification.moduleId === failedFirst);
        if (hasFailed) return found ?? together[0];
      }
      return undefined;
    },
    async passing(files, replaced) {
      const passed = new Map<TestFile, number>();
      stopsAtFailure = false;
      for (const [machine, together] of byMachine(files)) {
        walk(machine);
        await runEach(together, replaced);
        for (const file of together) {
          const took = seconds.get(file.specification.moduleId);
          if (took !== undefined) passed.set(file, took);
        }
      }
      return passed;
    },
    close: () => vitest.close(),
  };
}
