import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumArguments, findStoryBrowser } from '../../tools/chromium/chromium';
import { everyTest } from '../../scripts/test/everyTest';
import type { LooksOptions } from './support/storybook';

/**
 * Arguments with which a browser renders a page the same, whatever was on the screen before and however busy the
 * machine is.
 */
const drawnTheSame = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
];

const { chromium, notCompared } = await findStoryBrowser();

/** Every story of the built Storybook in a real browser: its play, a check with axe, and whether it looks as approved. */
export default defineConfig<object, LooksOptions>({
  // What needs no browser runs with Vitest.
  testIgnore: ['completeness.test.ts', ...(everyTest ? [] : ['machinePanel.test.ts'])],
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  // A story waits for frames and timers four tenths of its time.
  workers: availableParallelism() + 1,
  // As in tests/browser/playwright.config.ts.
  retries: 1,
  timeout: 60_000,
  // Storybook itself takes seconds to open on a busy machine.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  metadata: { leftOut: notCompared === null ? [] : [`Looks were not compared: ${notCompared}`] },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/results/stories.json' }],
    ['../pictures/support/changedPictures.ts', { notCompared }],
  ],
  use: {
    looksCompared: notCompared === null,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArguments, ...drawnTheSame],
      env: { ...process.env, ...chromium.env },
    },
  },
});
