import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchSurely } from './support/launching';
import { expect, test } from './support/test';

const folder = mkdtempSync(join(tmpdir(), 'launching-'));

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A browser that crashes with a segmentation fault this many times, and then starts the real one. */
function dyingBrowser(deaths: number, executablePath: string): string {
  // A worker that clears up after one test may run another.
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `dies-${deaths}-times`);
  writeFileSync(
    path,
    `#!/bin/sh
echo died >> "$0.deaths"
if [ $(wc -l < "$0.deaths") -le ${deaths} ]; then kill -SEGV $$; fi
exec "${executablePath}" "$@"
`,
    { mode: 0o755 },
  );
  return path;
}

for (const { deaths, becomes } of [
  { deaths: 2, becomes: 'is launched again' },
  { deaths: 3, becomes: 'is given up' },
]) {
  test(`a browser that dies ${deaths} times at its start ${becomes}`, async ({
    playwright,
    launchOptions,
  }) => {
    const executablePath = dyingBrowser(deaths, launchOptions.executablePath ?? '');
    const launching = launchSurely(() => playwright.chromium.launch({ executablePath }));
    if (becomes === 'is given up') await expect(launching).rejects.toThrow(/SIGSEGV/);
    else await (await launching).close();
  });
}
