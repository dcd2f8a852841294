import { beforeEach, describe, expect, test } from 'vitest';
import {
  callAccounts,
  codesSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { openHouse } from '../support/house';

const house = await openHouse();
beforeEach(() => house.reset());

const { email, password } = registrationForm;
const logIn = (secret = password, address = '127.0.0.1') =>
  callAccounts(house, 'login', { email, password: secret }, { address });

describe('Logging in', () => {
  test('gives the guest and a pair of tokens', async () => {
    await signUpAndLogIn(house);
    expect(await logIn()).toMatchObject({
      status: 200,
      body: {
        user: { firstName: 'Adaobi', lastName: 'Okeke', email, phoneNumber: '08030000000' },
        token: {},
      },
    });
  });

  test('tells a wrong password and an unknown e-mail alike', async () => {
    await signUpAndLogIn(house);
    const wrongPassword = await logIn('Wrong#1234');
    const unknown = await callAccounts(house, 'login', { email: 'no@example.com', password });
    expect(wrongPassword).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', message: 'Invalid email or password' },
    });
    expect(unknown.body).toEqual(wrongPassword.body);
    expect(unknown.status).toBe(wrongPassword.status);
  });

  test('says what is wrong with the fields', async () => {
    expect(await callAccounts(house, 'login', { email: '', password: 'short' })).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        fields: {
          email: 'Email is required',
          password: 'Password must include at least one special character',
        },
      },
    });
  });

  test('before verification is refused with a new code, if the password is right', async () => {
    await register(house);
    expect(await logIn()).toMatchObject({ status: 403, body: { code: 'account_not_verified' } });
    await house.jobs.runDue();
    expect(codesSentTo(house, email)).toHaveLength(2);
    expect(await logIn('Wrong#1234')).toMatchObject({ status: 401 });
    await house.jobs.runDue();
    expect(codesSentTo(house, email)).toHaveLength(2);
  });

  test('before verification sends no more codes than asking for them would', async () => {
    await register(house);
    for (let times = 0; times < 8; times += 1) await logIn();
    await house.jobs.runDue();
    expect(codesSentTo(house, email)).toHaveLength(5);
  });

  test('is refused after ten wrong passwords from one network, and open to the guest elsewhere', async () => {
    await signUpAndLogIn(house);
    for (let tries = 0; tries < 10; tries += 1) await logIn('Wrong#1234');
    expect(await logIn()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect((await logIn(password, '203.0.113.9')).status).toBe(200);
    house.clock.advance(15 * 60_000);
    expect((await logIn()).status).toBe(200);
  });

  test('is refused after a hundred wrong passwords from everywhere', async () => {
    await signUpAndLogIn(house);
    for (let network = 0; network < 100; network += 1) {
      await logIn('Wrong#1234', `10.0.0.${network}`);
    }
    expect((await logIn(password, '203.0.113.9')).status).toBe(429);
  });

  test('as often as one likes is no attack', async () => {
    await signUpAndLogIn(house);
    for (let times = 0; times < 12; times += 1) expect((await logIn()).status).toBe(200);
  });
});
