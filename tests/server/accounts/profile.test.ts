import { describe, expect, test } from 'vitest';
import { callAccounts, signUpAndLogIn } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { valueAt } from '../support/reading';

const hotel = await freshHotel();

const save = (token: string, body: object) =>
  hotel.request('PATCH', '/api/v1/auth/users/profile', { token, body });
const profile = { firstName: 'Adaobi Ngozi', lastName: 'Eze', phoneNumber: '08031112222' };

describe('A profile', () => {
  test('is saved without blanks around it, and told by the next refresh and login', async () => {
    const { token, refreshToken, email, password } = await signUpAndLogIn(hotel);
    const response = await save(token, { ...profile, lastName: ' Eze ' });
    expect(response).toMatchObject({ status: 200, body: { ...profile, email } });
    const refreshed = await callAccounts(hotel, 'refresh', { refreshToken });
    expect(valueAt(refreshed.body, 'user')).toEqual(response.body);
    const login = await callAccounts(hotel, 'login', { email, password });
    expect(valueAt(login.body, 'user')).toEqual(response.body);
  });

  test('is all that changes: not the address, nor anything else that is sent along', async () => {
    const { token, email } = await signUpAndLogIn(hotel);
    const { passwordHash } = await account(email);
    const sent = { ...profile, email: 'other@example.com', id: 'x', passwordHash: 'x' };
    expect(await save(token, sent)).toMatchObject({ status: 200, body: { email } });
    expect(await account(email)).toMatchObject({ ...profile, passwordHash });
  });

  test('is not written over by somebody who saw an older one', async () => {
    const { token, refreshToken } = await signUpAndLogIn(hotel);
    const { body } = await callAccounts(hotel, 'refresh', { refreshToken });
    const revision = valueAt(body, 'user.revision');
    const newer = await save(token, { ...profile, revision });
    expect(newer.status).toBe(200);
    const late = await save(token, { ...profile, lastName: 'Okafor', revision });
    expect(late).toMatchObject({ status: 409, body: { code: 'profile_changed' } });
    expect(valueAt(late.body, 'user')).toEqual(newer.body);
    expect((await save(token, { ...profile, revision })).status).toBe(200);
    expect((await save(token, { ...profile, lastName: 'Okafor' })).status).toBe(200);
  });

  test('is held to the rules of a registration', async () => {
    const { token } = await signUpAndLogIn(hotel);
    expect(
      await save(token, { firstName: 'Ada', lastName: ' ', phoneNumber: '080300000001' }),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        fields: {
          firstName: 'First name must be at least 6 characters',
          lastName: 'Last name is required',
          phoneNumber: 'Phone number must be at most 11 characters',
        },
      },
    });
  });
});

async function account(email: string) {
  const accounts = await hotel.context.database.query.account.findMany();
  const found = accounts.find((one) => one.email === email);
  if (!found) throw new Error(`${email} has no account.`);
  return found;
}
