import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../../../tools/chromium/chromium';

const folder = mkdtempSync(join(tmpdir(), 'browsers of a tester ü '));

afterAll(() => {
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A fake browser that only reports its version. */
function browserThatSays(words: string): string {
  const path = join(folder, `says ${words}`);
  writeFileSync(path, `#!/bin/sh\necho "${words}"\n`, { mode: 0o755 });
  return path;
}

describe('the browser that CHROMIUM_PATH names', () => {
  test('is taken where it is new enough, with the fonts of the project alone', async () => {
    const path = browserThatSays('Chromium 156.0.1.2 built on Debian');
    vi.stubEnv('CHROMIUM_PATH', path);
    const { executablePath, env } = await findChromium();
    expect(executablePath).toBe(path);
    expect(env.FONTCONFIG_FILE).toMatch(/fonts\.conf$/);
  });

  test.each([
    {
      path: browserThatSays('Chromium 90.0.4430.212'),
      wrong: 'is too old: 90.0.4430.212, and the tests need 147 or newer',
    },
    {
      path: browserThatSays('Command requires the chromium snap'),
      wrong: 'does not say which version it is',
    },
    { path: join(folder, 'none'), wrong: 'is not there' },
    { path: folder, wrong: 'does not run here' },
  ])('is refused in one sentence where it $wrong', async ({ path, wrong }) => {
    vi.stubEnv('CHROMIUM_PATH', path);
    await expect(findChromium()).rejects.toThrow(
      `CHROMIUM_PATH names ${path}, which ${wrong}. Name another, or unset it: the tests bring one from npm.`,
    );
  });
});
