import { addDays } from '../../../../machines/shared/stay';
import * as deletionMessages from '../../../../messages/account/accountDeletion';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { canLogIn } from '../support/accounts';
import { alertSays } from '../support/acts';
import { reservationNow } from '../support/calls';
import { inOtherTab } from '../support/tabs';
import { asksForDeletion, book, entersCheckOut, logsInElsewhere } from '../support/twoTabs';
import { arriveLoggedIn, endSession, expect, test, TOKEN_OVER_MS } from '../support/world';

test('dates that were entered before are saved after a login in another tab', async ({ world }) => {
  const { monday } = world;
  const id = await book(world);
  const dialog = await entersCheckOut(world, id);
  await endSession(world);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await logsInElsewhere(world, { isTold: false });
  await expect(dialog.getByLabel('Check-out')).toHaveValue(addDays(monday, 5));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  expect((await reservationNow(world, id)).checkOutDate).toBe(addDays(monday, 5));
});

test('an account is deleted after its guest has logged in again in another tab, and not before', async ({
  world,
}) => {
  const { page, guest } = world;
  await arriveLoggedIn(world);
  await page.goto('/account');
  await expect(page.getByText('This browser')).toBeVisible();
  await endSession(world);
  await asksForDeletion(world);
  await logsInElsewhere(world);
  expect(await canLogIn(world, guest.password)).toBe(true);
  await asksForDeletion(world);
  await alertSays(deletionMessages.deleted)(world);
  expect(await canLogIn(world, guest.password)).toBe(false);
});

test('three tabs that refresh the session at once stay logged in, and so they do the next time', async ({
  world,
}) => {
  await arriveLoggedIn(world);
  expectErrorResponses(world.page, 401);
  const tabs = [world, await inOtherTab(world), await inOtherTab(world)];
  for (let times = 0; times < 2; times += 1) {
    await world.hotel.pass(TOKEN_OVER_MS);
    await Promise.all(
      tabs.map(async ({ page }) => {
        await page.goto('/my-reservations');
        await expect(page.getByText('You have no reservations yet')).toBeVisible();
      }),
    );
  }
});
