import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const watching = fileURLToPath(new URL('../support/clearedAfterwards.ts', import.meta.url));

test('tests that are killed leave no PostgreSQL and no folder behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'abandoned ü '));
  mkdirSync(join(folder, 'postgres'));
  // Stands for the postmaster, which also ends at once on SIGQUIT.
  const postmaster = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const quit = once(postmaster, 'exit');
  writeFileSync(
    join(folder, 'postgres', 'postmaster.pid'),
    `${String(postmaster.pid)}\n${folder}\n`,
  );
  const tests = spawn(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    `const { clearWhenAbandoned } = await import(${JSON.stringify(watching)});
     clearWhenAbandoned(${JSON.stringify(folder)});
     console.log('watched');
     setInterval(() => {}, 1000);`,
  ]);
  await once(tests.stdout, 'data');
  expect(existsSync(folder)).toBe(true);
  tests.kill('SIGKILL');
  expect(await quit).toEqual([null, 'SIGQUIT']);
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false);
});
