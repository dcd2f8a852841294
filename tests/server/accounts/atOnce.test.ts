import { describe, expect, test } from 'vitest';
import {
  callAccounts,
  codesSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { textAt } from '../support/reading';

const hotel = await freshHotel();

const { email } = registrationForm;
const statuses = (responses: readonly { status: number }[]) =>
  responses.map(({ status }) => status).sort();
const times = <T>(count: number, call: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, call));

describe('At the same moment', () => {
  test('one code makes one account', async () => {
    await register(hotel);
    const [verificationCode = ''] = codesSentTo(hotel, email);
    const verify = () => callAccounts(hotel, 'verify-account', { verificationCode, email });
    expect(statuses(await times(8, verify))).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(await hotel.context.database.query.account.findMany()).toHaveLength(1);
  });

  test('the codes of two registrations of one e-mail make one account', async () => {
    await register(hotel);
    await register(hotel, { password: 'Another#1', confirmPassword: 'Another#1' });
    const responses = await Promise.all(
      codesSentTo(hotel, email).map((verificationCode) =>
        callAccounts(hotel, 'verify-account', { verificationCode, email }),
      ),
    );
    expect(statuses(responses)).toEqual([200, 400]);
    expect(await hotel.context.database.query.account.findMany()).toHaveLength(1);
  });

  test('two tabs refresh one session and both go on', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    const responses = await times(2, () => callAccounts(hotel, 'refresh', { refreshToken }));
    expect(statuses(responses)).toEqual([200, 200]);
    const next = responses.map(({ body }) => textAt(body, 'token.refreshToken'));
    expect(new Set(next).size).toBe(2);
    for (const token of next) {
      expect((await callAccounts(hotel, 'refresh', { refreshToken: token })).status).toBe(200);
    }
  });

  test('no more wrong passwords are tried than one after the other', async () => {
    await signUpAndLogIn(hotel);
    const guess = () => callAccounts(hotel, 'login', { email, password: 'Wrong#1234' });
    const responses = statuses(await times(15, guess));
    expect(responses.filter((status) => status === 401)).toHaveLength(10);
    expect(responses.filter((status) => status === 429)).toHaveLength(5);
  });
});
