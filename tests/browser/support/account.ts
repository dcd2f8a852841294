import { expect, type Page } from 'playwright/test';
import { newGuest, type Guest } from './guest';
import { codeFor } from './mailbox';

/** Fills in the registration form that is on the screen and sends it. */
export async function register(page: Page, guest: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First Name').fill(guest.firstName);
  await form.getByLabel('Last Name').fill(guest.lastName);
  await form.getByLabel('Email').fill(guest.email);
  await form.getByLabel('Phone Number').fill(guest.phoneNumber);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(guest.password);
  await form.getByRole('textbox', { name: 'Confirm Password' }).fill(guest.password);
  await form.getByRole('button', { name: 'Create Account' }).click();
}

/** Types the code from the mailbox and waits for the way back to the login form. */
export async function verifyAccount(page: Page, guest: Guest): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Verify Your Account' })).toBeVisible();
  const verify = page.getByRole('button', { name: 'Verify OTP' });
  await expect(verify).toBeDisabled();
  await page.getByRole('textbox', { name: /digit 1/i }).focus();
  await page.keyboard.type(await codeFor(page, guest.email));
  await verify.click();
  await expect(page.getByText('Verification Successful!')).toBeVisible();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your account has been verified. Please log in.');
  await alert.getByRole('button', { name: 'OK' }).click();
  // Nothing but the password is missing.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
}

/** Logs in on the login form that is on the screen. */
export async function logIn(page: Page, guest: Guest): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(guest.email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(guest.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** A new guest who has registered, verified the account, logged in, and is on the reservation form. */
export async function arriveAsNewGuest(page: Page): Promise<Guest> {
  const guest = newGuest();
  await page.goto('/reservation');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Please log in to make a reservation')).toBeVisible();
  await register(page, guest);
  await verifyAccount(page, guest);
  await logIn(page, guest);
  await expect(page).toHaveURL(/\/reservation$/);
  return guest;
}
