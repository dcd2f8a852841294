import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { resultsFolder, root } from '../test/parts';
import { at } from '../test/valueAt';

/** How many seconds each test file took in the last complete run; empty if there was none. */
export function lastDurations(): Map<string, number> {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(`${resultsFolder}vitest.json`, 'utf8'));
  } catch {
    return new Map();
  }
  const files = at(report, 'testResults');
  if (!Array.isArray(files)) return new Map();
  return new Map(
    files.flatMap((file: unknown): [string, number][] => {
      const name = at(file, 'name');
      const seconds = (Number(at(file, 'endTime')) - Number(at(file, 'startTime'))) / 1000;
      return typeof name === 'string' && seconds >= 0 ? [[relative(root, name), seconds]] : [];
    }),
  );
}
