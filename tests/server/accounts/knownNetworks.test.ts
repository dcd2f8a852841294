import { expect, test } from 'vitest';
import { callAccounts, codesSentTo, forgetPassword, signUpAndLogIn } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { listAt, textAt, valueAt } from '../support/reading';

const hotel = await freshHotel();

const email = 'adaobi@example.com';
const password = 'Lagoon#42';
const thief = '203.0.113.66';
const next = 'Harmattan#7';

const logInAt = (address: string) => callAccounts(hotel, 'login', { email, password }, { address });

/** Whether a network still gets a code after strangers have used up the shared limit: the guest's own does. */
async function isKnown(address: string): Promise<boolean> {
  for (let times = 0; times < 12; times += 1)
    await forgetPassword(hotel, email, `198.51.100.${times}`);
  const before = codesSentTo(hotel, email).length;
  await forgetPassword(hotel, email, address);
  return codesSentTo(hotel, email).length > before;
}

test('A network stays known to be the guest’s after a logout there', async () => {
  await signUpAndLogIn(hotel);
  const { body } = await logInAt(thief);
  await callAccounts(hotel, 'logout', { refreshToken: textAt(body, 'token.refreshToken') });
  expect(await isKnown(thief)).toBe(true);
});

test('No network is known for a session that a new password has ended, but for the one that has set it', async () => {
  const { token } = await signUpAndLogIn(hotel);
  await logInAt(thief);
  const form = { currentPassword: password, password: next, confirmPassword: next };
  expect((await callAccounts(hotel, 'change-password', form, { token })).status).toBe(200);
  expect(await isKnown(thief)).toBe(false);
  expect(await isKnown('127.0.0.1')).toBe(true);
});

test('Nor is one whose session the guest has ended from the account', async () => {
  const { token } = await signUpAndLogIn(hotel);
  await logInAt(thief);
  const { body } = await hotel.request('GET', '/api/v1/auth/users/sessions', { token });
  const theirs = listAt(body, 'sessions').find((one) => valueAt(one, 'isCurrent') === false);
  const ended = `/api/v1/auth/users/sessions/${textAt(theirs, 'id')}`;
  expect((await hotel.request('DELETE', ended, { token })).status).toBe(204);
  expect(await isKnown(thief)).toBe(false);
});
