import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

export const MOST_LINES = 300;
export const MOST_FILES = 25;

/** Files that may be longer, and why. */
const longFiles: Readonly<Record<string, string>> = {
  'docs/payments.md': 'one section for each question about money',
  'docs/performance.md': 'one section for each thing that is measured',
  'docs/rules.md': 'one section for each subject of the rules',
  'docs/security.md': 'one line for each requirement of ASVS, in its order',
  'machines/contract/schema.d.ts': 'written by npm run contract:types',
  'openapi.yaml': 'the contract, which its tools read as one document',
};

/** Modules that may hold more files, and why. */
const fullModules: Readonly<Record<string, string>> = {
  'src/components': 'the pieces of every page, a file each, found by their names',
  'stories/components': 'a file for each of src/components',
  'tests/simulation/support': 'one world, whose parts all know each other',
};

/** The size of a file or module, and whether it is too large. */
export interface Size {
  name: string;
  holds: number;
  /** Why it may be so large; undefined without a reason. */
  reason: string | undefined;
}

/** The files of more than 300 lines. */
export function filesTooLong(files: readonly string[]): Size[] {
  return files
    .map((name) => ({
      name,
      holds: readFileSync(name, 'utf8').trimEnd().split('\n').length,
      reason: longFiles[name],
    }))
    .filter(({ holds }) => holds > MOST_LINES);
}

/** The folders with more than 25 source files, without tests and subfolders. */
export function modulesTooFull(files: readonly string[]): Size[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const module = posix.dirname(file);
    counts.set(module, (counts.get(module) ?? 0) + 1);
  }
  return Array.from(counts, ([name, holds]) => ({ name, holds, reason: fullModules[name] })).filter(
    ({ holds }) => holds > MOST_FILES,
  );
}

/** Exceptions that are no longer needed. */
export function reasonsLeftOver(sizes: readonly Size[]): string[] {
  const needed = new Set(sizes.map(({ name }) => name));
  return [...Object.keys(longFiles), ...Object.keys(fullModules)].filter(
    (name) => !needed.has(name),
  );
}
