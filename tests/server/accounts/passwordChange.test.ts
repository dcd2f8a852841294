import { describe, expect, test } from 'vitest';
import * as passwordChangeMessages from '../../../messages/account/passwordChange';
import { passwordConfirmationsOfAccount } from '../../../server/accounts/accountLimits';
import { account } from '../../../server/database/schema';
import { consumeLimits } from '../../../server/rateLimits/rateLimits';
import { callAccounts, codeSentTo, forgetPassword, signUpAndLogIn } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { textAt, valueAt } from '../support/reading';

const hotel = await freshHotel();

const email = 'adaobi@example.com';
const oldPassword = 'Lagoon#42';
const newPassword = 'Harmattan#7';
const stranger = '203.0.113.9';

const change = (token: string, changes: object = {}, address = '127.0.0.1') =>
  callAccounts(
    hotel,
    'change-password',
    {
      currentPassword: oldPassword,
      password: newPassword,
      confirmPassword: newPassword,
      ...changes,
    },
    { token, address },
  );
const logIn = (password: string, address = '127.0.0.1') =>
  callAccounts(hotel, 'login', { email, password }, { address });
const sessions = (token: string) => hotel.request('GET', '/api/v1/auth/users/sessions', { token });
const wrong = {
  status: 400,
  body: { code: 'password_wrong', message: passwordChangeMessages.currentWrong },
};

describe('A change of password', () => {
  test('takes the current one, and from then on the new one logs in', async () => {
    const { token } = await signUpAndLogIn(hotel);
    expect(await change(token)).toMatchObject({
      status: 200,
      body: { message: passwordChangeMessages.changed },
    });
    expect((await logIn(oldPassword)).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
  });

  test('is refused after thirty right passwords an hour, whoever logged in meanwhile', async () => {
    const { token } = await signUpAndLogIn(hotel);
    const [owner] = await hotel.context.database.select().from(account);
    await consumeLimits(hotel.context, passwordConfirmationsOfAccount, owner?.id ?? '', 28);
    const passwords = [oldPassword, newPassword];
    for (let times = 0; times < 2; times += 1) {
      const [currentPassword = '', password = ''] = passwords;
      const changed = await change(token, { currentPassword, password, confirmPassword: password });
      expect(changed.status).toBe(200);
      passwords.reverse();
      expect((await logIn(password)).status).toBe(200);
    }
    expect((await change(token, {}, stranger)).status).toBe(429);
  });

  test('ends the other sessions and the codes for a new password, keeps its own, and is told by email', async () => {
    const guest = await signUpAndLogIn(hotel);
    const other = textAt((await logIn(oldPassword)).body, 'token.accessToken');
    await forgetPassword(hotel, email);
    const code = codeSentTo(hotel, email);
    await change(guest.token);
    await hotel.jobs.runDue();
    expect((await sessions(other)).status).toBe(401);
    expect(valueAt((await sessions(guest.token)).body, 'sessions.length')).toBe(1);
    const { refreshToken } = guest;
    expect((await callAccounts(hotel, 'refresh', { refreshToken })).status).toBe(200);
    expect(hotel.post.to(email).at(-1)?.subject).toBe('Your password has been changed');
    const reset = {
      email,
      verificationCode: code,
      password: 'Monsoon#9',
      confirmPassword: 'Monsoon#9',
    };
    expect(await callAccounts(hotel, 'reset-password', reset)).toMatchObject({
      body: { code: 'code_invalid' },
    });
  });

  test('holds the new one to the rules of a registration, before it looks at the current one', async () => {
    const { token } = await signUpAndLogIn(hotel);
    const response = await change(token, {
      currentPassword: '',
      password: 'short',
      confirmPassword: 'other',
    });
    expect(response).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        fields: {
          currentPassword: 'Current password is required',
          password: 'Password must include at least one special character',
          confirmPassword: 'Confirm password must include at least one special character',
        },
      },
    });
  });

  test('of two at the same moment, one wins', async () => {
    const { token } = await signUpAndLogIn(hotel);
    const responses = await Promise.all([
      change(token),
      change(token, { password: 'Monsoon#9', confirmPassword: 'Monsoon#9' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('Guessing the current password', () => {
  test('counts as guessing at the log-in does, with which it shares ten tries', async () => {
    const { token } = await signUpAndLogIn(hotel);
    for (let tries = 0; tries < 5; tries += 1) await logIn('Wrong#123');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await change(token, { currentPassword: 'Wrong#123' })).toMatchObject(wrong);
    }
    expect(await change(token)).toMatchObject({ status: 429 });
    expect(await logIn(oldPassword)).toMatchObject({ status: 429 });
  });

  test('from a network that the guest was never logged in from locks nobody out', async () => {
    const { token } = await signUpAndLogIn(hotel);
    for (let tries = 0; tries < 10; tries += 1) {
      await change(token, { currentPassword: 'Wrong#123' }, stranger);
    }
    expect((await change(token, {}, stranger)).status).toBe(429);
    expect((await change(token)).status).toBe(200);
  });
});
