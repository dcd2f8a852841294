import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  callAccounts,
  codeSentTo,
  codesSentTo,
  forgetPassword,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { loginsOfAccount, loginsOfMailbox } from '../../../server/accounts/accountLimits';
import { account } from '../../../server/database/schema';
import { consumeLimits } from '../../../server/rateLimits/rateLimits';
import { freshHotel } from '../support/hotel';
import { textAt, refusedWith } from '../support/reading';

const hotel = await freshHotel();

const { email, password } = registrationForm;
const logIn = (secret = password, address = '127.0.0.1') =>
  callAccounts(hotel, 'login', { email, password: secret }, { address });

/** The only guest has logged in so many times more within the hour. */
async function hasLoggedIn(times: number): Promise<void> {
  const [owner] = await hotel.context.database.select().from(account);
  await consumeLimits(hotel.context, loginsOfAccount, owner?.id ?? '', times);
}

describe('Logging in', () => {
  test('tells a wrong password and an unknown e-mail alike', async () => {
    await signUpAndLogIn(hotel);
    const wrongPassword = await logIn('Wrong#1234');
    const unknown = await callAccounts(hotel, 'login', { email: 'no@example.com', password });
    expect(wrongPassword).toMatchObject(
      refusedWith(401, 'invalid_credentials', { message: 'Invalid email or password' }),
    );
    expect(unknown.body).toEqual(wrongPassword.body);
    expect(unknown.status).toBe(wrongPassword.status);
  });

  test('before verification is refused with a new code, if the password is right', async () => {
    await register(hotel);
    expect(await logIn()).toMatchObject({ status: 403, body: { code: 'account_not_verified' } });
    await hotel.jobs.runDue();
    expect(codesSentTo(hotel, email)).toHaveLength(2);
    expect(await logIn('Wrong#1234')).toMatchObject({ status: 401 });
    await hotel.jobs.runDue();
    expect(codesSentTo(hotel, email)).toHaveLength(2);
  });

  test('is refused after ten wrong passwords from one network, and open to the guest elsewhere', async () => {
    await signUpAndLogIn(hotel);
    for (let tries = 0; tries < 10; tries += 1) await logIn('Wrong#1234');
    expect(await logIn()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect((await logIn(password, '203.0.113.9')).status).toBe(200);
    hotel.clock.advance(15 * 60_000);
    expect((await logIn()).status).toBe(200);
  });

  test('is refused after thirty right passwords an hour, from all networks together', async () => {
    await signUpAndLogIn(hotel);
    await hasLoggedIn(27);
    for (let times = 1; times < 3; times += 1) {
      const address = `10.0.0.${times}`;
      expect((await logIn('Wrong#1234', address)).status).toBe(401);
      expect((await logIn(password, address)).status).toBe(200);
    }
    expect(await logIn(password, '203.0.113.9')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
    });
    expect((await logIn('Wrong#1234', '203.0.113.10')).status).toBe(401);
    hotel.clock.advance(60 * 60_000);
    expect((await logIn()).status).toBe(200);
  });

  test('is open again at once after a reset, whoever knew the password before', async () => {
    await signUpAndLogIn(hotel);
    await hasLoggedIn(30);
    expect((await logIn()).status).toBe(429);
    await forgetPassword(hotel, email);
    const another = 'Harmattan#7';
    const verificationCode = codeSentTo(hotel, email);
    await callAccounts(hotel, 'reset-password', {
      ...{ email, verificationCode, password: another, confirmPassword: another },
    });
    expect((await logIn(another)).status).toBe(200);
  });

  test('leaves at most twenty sessions open, and ends the one that was unused the longest', async () => {
    const first = await signUpAndLogIn(hotel);
    const tokens = [first.refreshToken];
    const again = async () => {
      hotel.clock.advance(60_000);
      tokens.push(textAt((await logIn()).body, 'token.refreshToken'));
    };
    for (let times = 1; times < 20; times += 1) await again();
    hotel.clock.advance(60_000);
    const refresh = (refreshToken = '') => callAccounts(hotel, 'refresh', { refreshToken });
    tokens[0] = textAt((await refresh(tokens[0])).body, 'token.refreshToken');
    await again();
    const open = await Promise.all(tokens.map(async (token) => (await refresh(token)).status));
    expect(open).toEqual([200, 401, ...Array.from({ length: 19 }, () => 200)]);
  });

  describe('after strangers used up all tries that a mailbox has', () => {
    beforeEach(async () => {
      await signUpAndLogIn(hotel);
      await consumeLimits(hotel.context, loginsOfMailbox, email, loginsOfMailbox.most);
    });

    test('is open to the guest, on a known network and on a new one', async () => {
      expect((await logIn()).status).toBe(200);
      expect((await logIn('Wrong#1234', '203.0.113.9')).status).toBe(401);
      expect((await logIn('Wrong#1234', '203.0.113.9')).status).toBe(401);
      expect((await logIn(password, '203.0.113.9')).status).toBe(200);
    });

    test('leaves a new network three tries a day', async () => {
      for (let tries = 0; tries < 3; tries += 1) {
        expect((await logIn('Wrong#1234', '203.0.113.9')).status).toBe(401);
      }
      expect((await logIn(password, '203.0.113.9')).status).toBe(429);
      hotel.clock.advance(24 * 60 * 60_000);
      expect((await logIn(password, '203.0.113.9')).status).toBe(200);
    });
  });

  test('tells nothing about an account after somebody else registered its e-mail', async () => {
    await signUpAndLogIn(hotel);
    const planted = { password: 'Planted#1', confirmPassword: 'Planted#1' };
    await register(hotel, planted);
    await register(hotel, { ...planted, email: 'nobody@example.com' });
    const known = await logIn('Planted#1');
    const unknown = await callAccounts(hotel, 'login', {
      email: 'nobody@example.com',
      password: 'Planted#1',
    });
    expect(known).toMatchObject({ status: 403, body: { code: 'account_not_verified' } });
    expect(known.body).toEqual(unknown.body);
    await hotel.jobs.runDue();
    expect(codesSentTo(hotel, email)).toHaveLength(1);
    expect((await logIn()).status).toBe(200);
  });

  test('refreshes a hash that was made with other parameters', async () => {
    await signUpAndLogIn(hotel);
    const passwordHash = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await hotel.context.database.update(account).set({ passwordHash });
    expect((await logIn()).status).toBe(200);
    const [row] = await hotel.context.database.select().from(account);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn()).status).toBe(200);
  });

  test.each(['1,victim@b.com', '<victim@b.com>', 'a(x)@b.com', 'a@b.com;c@d.com', 'a\u0007@b.com'])(
    'takes %j for no e-mail address',
    async (address) => {
      const response = await callAccounts(hotel, 'login', { email: address, password });
      expect(response).toMatchObject({ status: 400, body: { message: 'Invalid email address' } });
    },
  );
});
