import { becomeGuest } from '../../../browser/support/asGuest';
import { bookByHand } from '../support/bookingByHand';
import { fillLogin, logsOut } from '../support/accounts';
import { alertSays, presses } from '../support/acts';
import { inOtherTab, storedTextIn } from '../support/tabs';
import { expect, test } from '../support/world';

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
