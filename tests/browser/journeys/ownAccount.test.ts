import { arriveAsNewGuest, logIn } from '../support/account';
import { asGuest } from '../support/asGuest';
import { codeFor, expectEmail } from '../support/mailbox';
import { expectErrorResponses } from '../support/pageErrors';
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
  await page.getByRole('form').getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`If there’s an account for ${guest.email}`)).toBeVisible();
  await expectEmail(page, guest.email, /code to choose a new password/);
  await page.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(await codeFor(page, guest.email));
  const changed = { ...guest, password: 'Harmattan#7' };
  await page.getByRole('textbox', { name: 'New Password' }).fill(changed.password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(changed.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your password has been changed. Please log in.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectEmail(page, guest.email, /Your password has been changed/);

  await logIn(page, guest);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await logIn(page, changed);
  await expect(page).toHaveURL('/');

  await other.goto('/my-reservations');
  await expect(other.getByRole('alertdialog')).toContainText('Please log in');
  await elsewhere.close();
});

test('a guest changes phone and password, takes the data along and deletes the account', async ({
  page,
}) => {
  expectErrorResponses(page, 400, 401);
  const guest = await arriveAsNewGuest(page);
  await page.goto('/account');
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Phone Number').fill('08031112222');
  await profile.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();

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
  await expectEmail(page, guest.email, /Your password has been changed/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Your Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.json$/);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your Password' }).fill(changed.password);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
  await expectEmail(page, guest.email, /Your account has been deleted/);
  await page.goto('/login');
  await logIn(page, changed);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

const telephone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';

asGuest(
  'a guest sees where they are logged in, and ends what is elsewhere',
  async ({ page, guest }) => {
    const { email, password } = guest;
    const users = '/api/v1/auth/users';
    const login = await page.request.post(`${users}/login`, {
      data: { email, password },
      headers: { 'user-agent': telephone },
    });
    expect(login.status()).toBe(200);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/aboutus');
    await page.getByRole('banner').getByRole('button', { name: guest.firstName }).click();
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('This browser')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chrome on Android' })).toBeVisible();
    await page.getByRole('button', { name: 'End Session: Chrome on Android' }).click();
    await expect(page.getByRole('heading', { name: 'Chrome on Android' })).toBeHidden();
    await page.reload();
    await expect(page.getByText('This browser')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chrome on Android' })).toBeHidden();
  },
);
