import * as deletionMessages from '../../../../messages/account/accountDeletion';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { chooseRooms, goOn } from '../support/bookingByHand';
import { alertSays } from '../support/acts';
import { gateOn } from '../support/gate';
import { inOtherTab, storedTextIn, loseResponse } from '../support/tabs';
import { arriveLoggedIn, expect, test, TOKEN_OVER_MS } from '../support/world';

const MINUTE = 60_000;
const refresh = { refresh: { method: 'POST', path: /\/users\/refresh$/ } } as const;

test('a refresh whose answer is lost leaves the guest logged in, however late the next one comes', async ({
  world,
}) => {
  const { page, hotel } = world;
  await arriveLoggedIn(world);
  await page.evaluate(() => sessionStorage.removeItem('accessToken'));
  const { carriedOut } = await loseResponse(page, '**/api/v1/auth/users/refresh');
  await page.goto('/my-reservations');
  await carriedOut;
  await hotel.pass(10 * MINUTE);
  await page.reload();
  await expect(page.getByText('You have no reservations yet')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a booking that is sent while another tab refreshes the session is made, once', async ({
  world,
}) => {
  const { page, hotel } = world;
  await chooseRooms(world);
  const other = await inOtherTab(world);
  const gate = await gateOn(other.page, refresh);
  await other.page.goto('/my-reservations');
  await gate.held('refresh');
  await hotel.pass(TOKEN_OVER_MS);
  expectErrorResponses(page, 401);
  await goOn(page).click();
  await gate.letGo('refresh');
  await expect(page).toHaveURL(/\/confirm$/);
  await other.page.goto('/my-reservations');
  await expect(other.page.getByRole('link', { name: 'View Details' })).toHaveCount(1);
});

test('an account that is deleted is gone from every tab, also by Back instead of OK', async ({
  world,
}) => {
  const { page, guest } = world;
  await arriveLoggedIn(world);
  await page.goto('/aboutus');
  const other = await inOtherTab(world);
  await other.page.goto('/contact');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('textbox', { name: 'Your Password', exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  await alertSays(deletionMessages.deleted)(world);
  await expect(other.page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  for (const tab of [page, other.page]) {
    const kept = await tab.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    for (const key of ['user', 'accessToken', 'refreshToken']) expect(kept).not.toContain(key);
    expect(await storedTextIn(tab)).not.toContain(guest.email);
  }
});
