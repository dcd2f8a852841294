import type { Page } from 'playwright/test';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { becomeGuest, logInByCall, type LoggedInGuest } from '../../../browser/support/asGuest';
import { bookByHand } from '../support/bookingByHand';
import { fillLogin, logsOut } from '../support/accounts';
import { alertSays, presses } from '../support/acts';
import { gateOn } from '../support/gate';
import { inOtherTab, storedTextIn } from '../support/tabs';
import { arriveLoggedIn, expect, test } from '../support/world';

const named = (page: Page, { firstName }: LoggedInGuest) =>
  page.getByRole('banner').getByRole('button', { name: firstName, exact: true });

test('a login in another tab is taken over where nobody was logged in', async ({ world }) => {
  const { page, guest } = world;
  await page.goto('/aboutus');
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  const other = await inOtherTab(world);
  await other.page.goto('/login');
  await fillLogin(other);
  await presses('Sign In')(other);
  await expect(named(other.page, guest)).toBeVisible();
  await expect(named(page, guest)).toBeVisible();
});

test('another guest who logs in in another tab takes the place of the one who is here', async ({
  world,
}) => {
  const { page } = world;
  await bookByHand(world);
  await page.goto('/my-reservations');
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  const other = { ...(await inOtherTab(world)), guest: await becomeGuest(world.request) };
  await other.page.goto('/aboutus');
  await logsOut(other);
  await alertSays('You are not logged in')(world);
  await other.page.getByRole('link', { name: 'LOGIN' }).click();
  await fillLogin(other);
  await presses('Sign In')(other);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('You have no reservations yet')).toBeVisible();
  expect(await storedTextIn(page)).not.toContain(world.guest.email);
});

test('a logout in another tab leaves nothing of the guest here', async ({ world }) => {
  const { page, guest } = world;
  await bookByHand(world);
  const other = await inOtherTab(world);
  await other.page.goto('/aboutus');
  await logsOut(other);
  await alertSays('You are not logged in')(world);
  const shown = await page.locator('body').innerText();
  const kept = await storedTextIn(page);
  for (const secret of [guest.email, guest.phoneNumber, guest.lastName]) {
    expect(shown).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
});

test('a refresh that is refused leaves the fresh login of another tab as it is', async ({
  world,
}) => {
  const { page, guest } = world;
  await arriveLoggedIn(world);
  const gate = await gateOn(page, { refresh: { method: 'POST', path: /\/users\/refresh$/ } });
  expectErrorResponses(page, 401);
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'too old'));
  await page.goto('/my-reservations');
  await gate.held('refresh');

  // Another tab ends that session and logs in again.
  const data = { refreshToken: guest.session.token.refreshToken };
  await world.request.post('/api/v1/auth/users/logout', { data });
  const session = await logInByCall(world.request, guest);
  const other = await inOtherTab(world);
  await arriveLoggedIn({ ...other, guest: { ...guest, session } });

  await gate.letGo('refresh');
  await gate.letGo('refresh');
  await expect(page.getByText('You have no reservations yet')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();
});
