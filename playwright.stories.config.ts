import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from './tests/browser/support/chromium';
import { drawnTheSame } from './tests/pictures/support/drawnTheSame';

const chromium = await findChromium();

/** Every story of the built Storybook in a real browser: its play, a check with axe, and whether it looks as approved. */
export default defineConfig({
  testDir: 'tests/stories',
  // What needs no browser runs with Vitest.
  testIgnore: 'completeness.test.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  // As in playwright.config.ts.
  retries: 1,
  timeout: 60_000,
  // Storybook itself takes seconds to open on a busy machine.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['./tests/pictures/support/changedPictures.ts', { comparison: 'miniatures' }],
  ],
  use: {
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArguments, ...drawnTheSame],
      env: { ...process.env, ...chromium.env },
    },
  },
});
