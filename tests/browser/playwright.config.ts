import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/chromium';
import { everyTest } from '../../scripts/test/everyTest';
import { siteEnvironment, siteUrl } from '../../scripts/test/site';

const chromium = await findChromium();

/**
 * Not every day (docs/testing.md): the journeys on a wide screen as well, whole pages on all widths, what
 * depends on how browser and network load a page, and the tours of the lifecycles.
 */
const notEveryDay = everyTest
  ? []
  : [
      'accessibility/wholePages.test.ts',
      'journeys/ownAccount.test.ts',
      '{lateFonts,lateScript,refusedPictures}.test.ts',
      'model/real/tours.test.ts',
    ].map((files) => `**/tests/${files.startsWith('model') ? files : `browser/${files}`}`);

/** A real browser on the built site and the real server, with embedded PostgreSQL and the sandbox. */
export default defineConfig({
  testIgnore: notEveryDay,
  ...(everyTest ? {} : { grepInvert: /@release/ }),
  outputDir: '../../test-results',
  fullyParallel: true,
  // Two workers wait for pages half of their time.
  workers: availableParallelism() + 1,
  // Two cores, servers and browsers sometimes stand still for longer than a test waits. What passes only the second
  // time is named as flaky at the end; `--retries 0` for whoever looks for such a test.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // What goes through a worker a test can't answer in the server's place; its own test lets it in.
    serviceWorkers: 'block',
    // A trace costs more than its test; `--trace retain-on-failure` keeps them where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromiumArguments,
      env: { ...process.env, ...chromium.env },
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: 'journeys/*.test.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    ...(everyTest
      ? [
          {
            name: 'desk',
            testMatch: 'journeys/*.test.ts',
            // Those of the front desk look at both widths themselves, and close a day once; a price changes once.
            testIgnore: ['surroundings', 'desk*', 'prices'].map((one) => `**/${one}.test.ts`),
            use: { viewport: { width: 1440, height: 900 } },
          },
        ]
      : []),
    {
      name: 'accessibility',
      testMatch: [
        'accessibility/*.test.ts',
        'head.test.ts',
        'prerendered.test.ts',
        'lateScript.test.ts',
        'refusedPictures.test.ts',
        'lateFonts.test.ts',
        'offline.test.ts',
      ],
      // Colours are measured where nothing fades or turns any more.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // Servers of the tests' own, which need nothing of ours.
      name: 'plain',
      testMatch: 'plain/*.test.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'process', testMatch: 'starting.test.ts' },
    // The scenarios of the machines, each worker with a hotel of its own on a clock that it moves.
    // Nothing fades or turns there either: that has a test of its own, and costs a second in ten here.
    {
      name: 'model',
      testDir: '../model/real',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    cwd: '../..',
    command: `rm -rf ${siteEnvironment.DATA_FOLDER} && exec node dist/server/main.js`,
    url: `${siteUrl}/api/v1/health`,
    env: siteEnvironment,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
