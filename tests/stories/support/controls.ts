import type { Page } from 'playwright/test';

/** Sets the controls of the current story. */
export async function setControls(
  page: Page,
  storyId: string,
  updatedArgs: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate(
    ([id, args]) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
        storyId: id,
        updatedArgs: args,
      });
    },
    [storyId, updatedArgs] as const,
  );
}
