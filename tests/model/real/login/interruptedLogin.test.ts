import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { newGuest } from '../../../browser/support/guest';
import { codeAfterLogin, registerByCall } from '../support/accounts';
import { storedTextIn } from '../support/tabs';
import { expect, test } from '../support/world';

test('the code screen is taken up after a reload, and keeps neither password nor code', async ({
  world,
}) => {
  const { page, request } = world;
  const guest = { ...world.guest, ...newGuest() };
  await registerByCall({ request, guest });
  expectErrorResponses(page, 403);
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(guest.email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(guest.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  const firstBox = page.getByRole('textbox', { name: /^Digit 1/ });
  const code = await codeAfterLogin({ request, guest });
  await firstBox.focus();
  await page.keyboard.type(code);
  await page.reload();
  await expect(page.getByText(guest.email)).toBeVisible();
  const kept = await storedTextIn(page);
  expect(kept).not.toContain(guest.password);
  expect(kept).not.toContain(code);
  await firstBox.focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Verification Successful!')).toBeVisible();
});
