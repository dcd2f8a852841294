import { expect, test } from '../browser/support/test';
import { openStorybook, showStory } from './support/storybook';

test('keeps the actions of a long dialog in sight on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStorybook(page);
  await showStory(page, 'screens-reservation-details--modify-form');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Special Request').focus();
  await expect(page.getByLabel('Special Request')).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });
});
