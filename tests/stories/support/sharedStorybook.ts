import type { Page } from 'playwright/test';
import { PANEL } from '../../../tools/inspector/panel/protocol';
import { expect, test as base } from '../../browser/support/test';
import { openManager, selectStory } from './storybook';

/** A story without machines: a test that starts from it finds nothing of the test before. */
const quiet = 'foundations-colour--palette';

interface Fixtures {
  /** Shows a story from its beginning. */
  show: (storyId: string) => Promise<void>;
}

interface WorkerFixtures {
  /** The page with Storybook. */
  storybook: Page;
}

/**
 * The base of tests in Storybook itself, with the panel of machines open. They share its page, because it takes
 * seconds, and most of a core, to open.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await openManager(page, quiet, PANEL);
      await expect(page.getByRole('tabpanel', { name: 'Machine' })).toBeVisible();
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: ({ storybook }, use) => use(storybook.context()),
  page: ({ storybook }, use) => use(storybook),
  show: async ({ page }, use) => {
    const panel = page.getByRole('tabpanel', { name: 'Machine' });
    await use(async (storyId) => {
      await selectStory(page, quiet);
      await expect(panel).toHaveText('No machine runs here.');
      await selectStory(page, storyId);
    });
  },
});
