import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { at } from '../../scripts/test/valueAt';
import { planted, type Edit } from './defect';

/** A test that failed, by its file in the project and its title. */
interface Failure {
  file: string;
  title: string;
}

/** A copy of the project in which mistakes are planted and tests run. */
export interface Copy {
  plant(edits: readonly Edit[]): void;
  /** Puts back every planted file. */
  restore(): void;
  /** Runs test files until the first failure; null if all pass. */
  firstFailure(files: readonly string[]): Promise<Failure | null>;
  remove(): void;
}

/** A run that takes longer than this is in an endless loop caused by the mistake, in milliseconds. */
const FOR_GOOD_MS = 600_000;

/**
 * Checks out the last commit beside the project, with its installed packages.
 * @param uncommitted files that are copied over it
 * @param ending ends running tests, which then throw
 */
export function makeCopy(uncommitted: readonly string[], ending: AbortSignal): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-defects-'));
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, 'HEAD']);
  for (const file of uncommitted) cpSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const report = join(folder, '.cache', 'defect.json');
  const changed = new Map<string, string>();

  return {
    plant(edits) {
      for (const edit of edits) {
        const path = join(folder, edit.file);
        const text = readFileSync(path, 'utf8');
        if (!changed.has(path)) changed.set(path, text);
        writeFileSync(path, planted(text, edit));
      }
    },
    restore() {
      for (const [path, text] of changed) writeFileSync(path, text);
      changed.clear();
    },
    async firstFailure(files) {
      rmSync(report, { force: true });
      const runner = spawn(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1', '--retry=0']
          .concat(['--passWithNoTests', '--reporter=json', `--outputFile=${report}`])
          .concat(files),
        { cwd: folder, stdio: 'ignore', timeout: FOR_GOOD_MS },
      );
      // It closes its databases; ended by its parent's end alone, it would leave them.
      const interrupt = () => runner.kill('SIGINT');
      ending.addEventListener('abort', interrupt);
      await once(runner, 'exit');
      ending.removeEventListener('abort', interrupt);
      ending.throwIfAborted();
      if (runner.exitCode === 0) return null;
      return failureIn(report, folder) ?? { file: files[0] ?? '', title: 'the run itself fails' };
    },
    remove() {
      execFileSync('git', ['worktree', 'remove', '--force', folder]);
    },
  };
}

function failureIn(report: string, folder: string): Failure | null {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
  const files = at(read, 'testResults');
  for (const file of Array.isArray(files) ? files : []) {
    if (at(file, 'status') !== 'failed') continue;
    const tests = at(file, 'assertionResults');
    const failed: unknown = (Array.isArray(tests) ? tests : []).find(
      (test: unknown) => at(test, 'status') === 'failed',
    );
    const title = at(failed, 'fullName');
    return {
      file: relative(folder, String(at(file, 'name'))),
      title: typeof title === 'string' ? title : 'the file does not load',
    };
  }
  return null;
}
