import type { Step } from './case';

/** Builds, starts and stops the real server with its PostgreSQL, and opens it in a real browser. */
export const SITE: readonly Step[] = [
  { run: 'npm run build', builds: true },
  { run: 'npx playwright test tests/browser/starting.test.ts tests/browser/head.test.ts' },
];
export const siteText = 'build, start and stop of the server with PostgreSQL, pages in the browser';

/** Rules, times and texts, and the server's tests of money and mail. */
export const RULES: readonly Step[] = [
  { run: 'npx vitest run --project unit --project faults' },
  { run: 'npx vitest run --project server tests/server/email tests/server/app' },
];
export const rulesText = '`unit`, `faults` and the mail of `server`';

/** Stories with text in the system's fonts. */
export const LOOKS: readonly Step[] = [
  { run: 'npm run build:storybook', builds: true },
  {
    run: "npx playwright test --config tests/stories/playwright.config.ts --retries 0 -g 'Mail/Letters|Components/Button'",
  },
];
export const looksText = 'the looks of the letters and of the buttons';
