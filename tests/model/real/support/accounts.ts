import type { Guest } from '../../../browser/support/guest';
import { askedForOften, codeFor, emailsTo } from '../../../browser/support/mailbox';
import { expect, type Place } from './world';

const users = '/api/v1/auth/users';

interface Asker extends Pick<Place, 'request'> {
  guest: Guest;
}

async function call(
  { request }: Asker,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await request.post(`${users}/${path}`, { data, headers });
  if (!response.ok() && response.status() !== 429) throw new Error(await response.text());
}

/** Registers the guest of the scenario without a page; the account waits for its code. */
export async function registerByCall(scene: Asker): Promise<void> {
  const { firstName, lastName, email, phoneNumber, password } = scene.guest;
  await call(scene, 'signin', {
    ...{ firstName, lastName, email, phoneNumber, password },
    confirmPassword: password,
  });
}

/** The guest enters the code elsewhere. */
export async function verifyByCall(scene: Asker, verificationCode: string): Promise<void> {
  await call(scene, 'verify-account', { email: scene.guest.email, verificationCode });
}

/** The newest code that the guest was sent, once so many emails have arrived. */
export async function codeInEmail(scene: Asker, emails: number): Promise<string> {
  const { email } = scene.guest;
  await expect
    .poll(async () => (await emailsTo(scene, email)).length, askedForOften)
    .toBeGreaterThanOrEqual(emails);
  return codeFor(scene, email);
}

/** The valid code after a login, which replaced the one that the registration sent. */
export function codeAfterLogin(scene: Asker): Promise<string> {
  return codeInEmail(scene, 2);
}

/** Fills in the login form that is on the screen. */
export async function fillLogin({
  page,
  guest,
}: Pick<Place, 'page'> & { guest: Guest }): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(guest.email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(guest.password);
}

/** Opens the menu behind the guest's name and logs out there. */
export async function logsOut({ page }: Pick<Place, 'page'>): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Ada/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Whether the guest could log in with that password now. */
export async function canLogIn({ request, guest }: Asker, password: string): Promise<boolean> {
  const response = await request.post(`${users}/login`, { data: { email: guest.email, password } });
  return response.ok();
}
