import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import { expect } from '../browser/support/test';
import { test } from './support/sharedStorybook';

function partsOf(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Machine' });
  return {
    panel,
    machines: panel.getByRole('navigation', { name: 'Machines of the page' }),
    accepted: panel.getByRole('region', { name: 'What can happen' }),
    history: panel.getByRole('list', { name: 'What has happened' }),
    state: panel.getByRole('status', { name: 'State' }),
    screen: page.frameLocator('#storybook-preview-iframe'),
  };
}

// One after the other, in the same page.
test.describe.configure({ mode: 'default' });

const choosing = 'screens-room-selection--choosing';

test('lets an event happen from the panel, and shows where it leads', async ({ page, show }) => {
  await show(choosing);
  const { panel, screen, state, accepted, machines, history } = partsOf(page);
  const rooms = screen.getByLabel('Deluxe Room', { exact: true });
  await expect(state).toContainText('open.choice.choosing');
  await expect(rooms).toHaveText('2');

  await accepted.getByRole('button', { name: 'gives a Deluxe Room up' }).press('Enter');
  await expect(rooms).toHaveText('1');
  await expect(panel.getByLabel('Context')).toContainText('"deluxe": 1');
  await expect(history).toContainText(/room.removed → open/);

  await accepted.getByRole('button', { name: 'books the chosen rooms' }).press('Enter');
  await machines.getByRole('button', { name: 'reservationCreation' }).press('Enter');
  await expect(state).toHaveText('sending');
  await expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
});

test('lets a call answer from the panel', async ({ page, show }) => {
  await show('screens-payment-result--verifying');
  const { screen, state, accepted, machines } = partsOf(page);
  await expect(state).toHaveText('verifying.first');
  await accepted
    .getByRole('button', { name: 'the payment is made, and no more is told' })
    .press('Enter');
  await machines.getByRole('button', { name: 'paymentResult' }).press('Enter');
  await expect(state).toHaveText('successful');
  await expect(screen.getByText(paymentResultMessages.successful)).toBeVisible();
});

test('drives the screen beside a statechart, whose mark goes along, until another story shows', async ({
  page,
  show,
}) => {
  await show('statecharts--booking-details');
  const { panel, screen, state, accepted } = partsOf(page);
  const box = (path: string) => screen.locator(`rect[data-state="bookingDetails.${path}"]`);
  const dialog = screen.frameLocator('iframe').getByRole('alertdialog');
  await expect(state).toHaveText('alertingErrors');
  await expect(box('alertingErrors')).toHaveCSS('stroke-width', '4px');
  await expect(dialog).toBeVisible();

  await accepted.getByRole('button', { name: 'closes the alert' }).press('Enter');
  await expect(state).toHaveText('editing');
  await expect(box('editing')).toHaveCSS('stroke-width', '4px');
  await expect(box('alertingErrors')).not.toHaveCSS('stroke-width', '4px');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Reservation', exact: true }).click();
  await expect(panel).toHaveText('No machine runs here.');
});

test('shows no password and no code, and can be used by everybody', async ({ page, show }) => {
  await show('screens-log-in--wrong-password');
  const { panel, accepted, machines, history } = partsOf(page);
  await expect(panel.getByLabel('Context')).toContainText('"password": "(hidden)"');

  await show('screens-log-in--verifying-after-registration');
  await machines.getByRole('button', { name: 'accountVerification' }).press('Enter');
  await accepted.getByRole('button', { name: 'types a digit' }).press('Enter');
  await expect(history).toContainText('digit.typed → entering');
  await expect(panel.getByLabel('Context')).toContainText('"boxes": "(hidden)"');

  const { violations } = await new AxeBuilder({ page }).include('[role=tabpanel]').analyze();
  expect(violations).toEqual([]);
});

test('shows an earlier moment', async ({ page, show }) => {
  await show(choosing);
  const { panel, accepted, history } = partsOf(page);
  await accepted.getByRole('button', { name: 'gives a Deluxe Room up' }).press('Enter');
  await expect(panel.getByLabel('Context')).toContainText('"deluxe": 1');

  await history.getByRole('button', { name: 'the beginning' }).press('Enter');
  await expect(panel.getByLabel('Context')).toContainText('"deluxe": 2');
});
