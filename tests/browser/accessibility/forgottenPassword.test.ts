import { arriveAsNewGuest, logIn } from '../support/account';
import { expectErrorResponses } from '../support/pageErrors';
import { codeFor, expectEmail } from '../support/mailbox';
import { expectAccessible } from '../support/screenCheck';
import { expect, test } from '../support/test';

test('a guest who forgot the password chooses another, and whoever is logged in elsewhere is out', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  expectErrorResponses(page, 401);
  const guest = await arriveAsNewGuest(other);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expectAccessible(page);
  await page.getByRole('form').getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`If there is an account for ${guest.email}`)).toBeVisible();
  await expectEmail(page, guest.email, /code for a new password/);
  await page.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(await codeFor(page, guest.email));
  await expectAccessible(page);
  const changed = { ...guest, password: 'Harmattan#7' };
  await page.getByRole('textbox', { name: 'New Password' }).fill(changed.password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(changed.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your password has been changed. Please log in.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectEmail(page, guest.email, /Your password was changed/);

  await logIn(page, guest);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await logIn(page, changed);
  await expect(page).toHaveURL('/');

  await other.goto('/my-reservations');
  await expect(other.getByRole('alertdialog')).toContainText('Please log in');
  await elsewhere.close();
});
