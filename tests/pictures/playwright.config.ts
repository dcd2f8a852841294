import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/chromium';
import { drawnTheSame } from './support/drawnTheSame';

const chromium = await findChromium();

/** Every story of the built Storybook beside the picture of it that was approved: `npm run pictures:check`. */
export default defineConfig({
  outputDir: '../../test-results/pictures',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  snapshotPathTemplate: '../../.cache/pictures/approved/{arg}{ext}',
  // A picture is approved by a person (`npm run pictures:approve`), never by a run.
  updateSnapshots: 'none',
  // How much a pixel may differ, from 0 to 1, and how many may differ more.
  expect: { toMatchSnapshot: { threshold: 0.02, maxDiffPixels: 12 } },
  reporter: [['dot'], ['./support/changedPictures.ts', { comparison: 'pictures' }]],
  use: {
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArguments, ...drawnTheSame],
      env: { ...process.env, ...chromium.env },
    },
  },
});
