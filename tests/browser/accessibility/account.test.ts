import type { Page } from 'playwright/test';
import { register } from '../support/account';
import { expectErrorResponses } from '../support/pageErrors';
import { respond, neverRespond } from '../support/responses';
import { newGuest } from '../support/guest';
import { expectAccessible } from '../support/screenCheck';
import { expect, test } from '../support/test';

const users = '/api/v1/auth/users';

/** Opens the code screen as after a registration. */
async function openCodeScreen(page: Page): Promise<void> {
  await respond(page, 'post', `${users}/signin`, 201, { message: 'Account created.' });
  await page.goto('/login');
  await register(page, newGuest());
  await expect(page.getByRole('heading', { name: 'Verify Your Account' })).toBeVisible();
}

async function enterCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type('123456');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}

test('login', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test('login on the way to a reservation', async ({ page }) => {
  await page.goto('/reservation');
  await expect(page.getByText('Please log in to make a reservation')).toBeVisible();
  await expectAccessible(page);
});

test('login, nothing entered', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);
});

test('login, refused', async ({ page }) => {
  expectErrorResponses(page, 401);
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Lagoon#42');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expectAccessible(page);
});

test('login, under way', async ({ page }) => {
  await neverRespond(page, 'post', `${users}/login`);
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Lagoon#42');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Signing in...')).toBeVisible();
  await expectAccessible(page);
});

test('registration, nothing entered', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
});

test('code screen', async ({ page }) => {
  await openCodeScreen(page);
  await expectAccessible(page);
});

test('code screen, wrong code', async ({ page }) => {
  const wrong = { code: 'code_invalid', message: 'Invalid OTP. Please try again.' } as const;
  await respond(page, 'post', `${users}/verify-account`, 400, wrong);
  await openCodeScreen(page);
  await enterCode(page);
  await expect(page.getByText(wrong.message)).toBeVisible();
  await expectAccessible(page);
});

test('code screen, code sent again', async ({ page }) => {
  await respond(page, 'post', `${users}/resend-otp`, 200, { message: 'Sent.' });
  await openCodeScreen(page);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('OTP resent successfully!');
  await expectAccessible(page);
});

test('code screen, account verified', async ({ page }) => {
  await respond(page, 'post', `${users}/verify-account`, 200, { message: 'Verified.' });
  await openCodeScreen(page);
  await enterCode(page);
  await expect(page.getByRole('alertdialog')).toContainText('Please log in.');
  await expectAccessible(page);
});
