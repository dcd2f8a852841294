import { expect, test } from '../browser/support/test';
import { models } from '../../models/all';
import { setControls } from './support/controls';
import { openStorybook, showStory, storyEntries } from './support/storybook';

test('shows the picture of every machine', () => {
  const pictured = storyEntries()
    .filter(({ title }) => title.startsWith('Statecharts/'))
    .map(({ name }) => name.replaceAll(' ', '').toLowerCase());
  expect(pictured.toSorted()).toEqual(models.map(({ id }) => id.toLowerCase()).toSorted());
});

test('marks the state that is chosen, and the one to which the screen goes on', async ({
  page,
}) => {
  await openStorybook(page);
  await showStory(page, 'statecharts--room-selection');
  const state = page.getByRole('status', { name: 'Current state' });
  const screen = page.frameLocator('iframe');
  const box = (path: string) => page.locator(`rect[data-state="roomSelection.${path}"]`);

  await setControls(page, 'statecharts--room-selection', {
    state: 'open.choice.alertingNoRoom',
  });
  await expect(state).toContainText('open.choice.alertingNoRoom');
  await expect(box('open.choice.alertingNoRoom')).toHaveCSS('stroke-width', '4px');

  await screen.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(state).toContainText('open.choice.choosing');
  await expect(box('open.choice.choosing')).toHaveCSS('stroke-width', '4px');
  await expect(box('open.choice.alertingNoRoom')).not.toHaveCSS('stroke-width', '4px');
});
