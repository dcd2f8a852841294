import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** An import from one module into another, or into another top-level folder. */
export interface Arrow {
  from: string;
  to: string;
}

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts'];

/** The files that git tracks or would add, by their paths in the repository. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}

/** Those in TypeScript. */
function sourceFiles(): string[] {
  return repositoryFiles().filter((file) => /\.tsx?$/.test(file));
}

/** Every import between two files of the repository, including types and dynamic imports. */
export function importsOfRepository(): Arrow[] {
  const files = new Set(sourceFiles());
  return [...files].flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(from, 'utf8'), true, true);
    return importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return [];
      const path = posix.normalize(posix.join(posix.dirname(from), fileName));
      const to = endings.map((ending) => `${path}${ending}`).find((file) => files.has(file));
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

/** A file's top-level folder, and its module there: a folder, or a single file. */
export function placeOf(file: string): { top: string; module: string } {
  const [top = '', module = ''] = file.split('/');
  return { top, module: module.replace(/\.tsx?$/, '') };
}

/** The arrows between the modules of one top-level folder, as `from>to`, with the imports behind each. */
export function arrowsIn(top: string, imports: readonly Arrow[]): Map<string, Arrow[]> {
  const arrows = new Map<string, Arrow[]>();
  for (const arrow of imports) {
    const from = placeOf(arrow.from);
    const to = placeOf(arrow.to);
    if (from.top !== top || to.top !== top || from.module === to.module) continue;
    const name = `${from.module}>${to.module}`;
    arrows.set(name, [...(arrows.get(name) ?? []), arrow]);
  }
  return arrows;
}
