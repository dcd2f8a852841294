import { arriveAsNewGuest, logIn } from '../support/account';
import { expectErrorResponses } from '../support/pageErrors';
import { expectEmail } from '../support/mailbox';
import { expectAccessible } from '../support/screenCheck';
import { expect, test } from '../support/test';

test('a guest changes phone and password, takes the data along and deletes the account', async ({
  page,
}) => {
  expectErrorResponses(page, 400, 401);
  const guest = await arriveAsNewGuest(page);
  await page.goto('/account');
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Phone Number').fill('08031112222');
  await profile.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  const change = page.getByRole('form', { name: 'Change password' });
  const changed = { ...guest, password: 'Harmattan#7' };
  await change.getByRole('textbox', { name: 'Current Password' }).fill('Wrong#1234');
  await change.getByRole('textbox', { name: 'New Password' }).fill(changed.password);
  await change.getByRole('textbox', { name: 'Confirm Password' }).fill(changed.password);
  await change.getByRole('button', { name: 'Change Password' }).click();
  const current = change.getByRole('textbox', { name: 'Current Password' });
  await expect(current).toBeFocused();
  await current.fill(guest.password);
  await change.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expectEmail(page, guest.email, /Your password was changed/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Your Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.json$/);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Your Password' }).fill(changed.password);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
  await expectEmail(page, guest.email, /Your account was deleted/);
  await page.goto('/login');
  await logIn(page, changed);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});
