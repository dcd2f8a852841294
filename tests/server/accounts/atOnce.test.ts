import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  callAccounts,
  codesSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { openHouse } from '../support/hotel';
import { openEmptyHotel } from '../support/workerDatabase';
import { textAt } from '../support/reading';

const database = await openEmptyHotel();
const house = await openHouse({ database });
beforeEach(() => house.reset());
afterAll(() => database.close());

const { email } = registrationForm;
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();
const times = <T>(count: number, call: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, call));

describe('At the same moment', () => {
  test('one code makes one account', async () => {
    await register(house);
    const [verificationCode = ''] = codesSentTo(house, email);
    const verify = () => callAccounts(house, 'verify-account', { verificationCode, email });
    expect(statuses(await times(8, verify))).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(await house.context.database.query.account.findMany()).toHaveLength(1);
  });

  test('the codes of two registrations of one e-mail make one account', async () => {
    await register(house);
    await register(house, { password: 'Another#1', confirmPassword: 'Another#1' });
    const answers = await Promise.all(
      codesSentTo(house, email).map((verificationCode) =>
        callAccounts(house, 'verify-account', { verificationCode, email }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 400]);
    expect(await house.context.database.query.account.findMany()).toHaveLength(1);
  });

  test('two tabs refresh one session and both go on', async () => {
    const { refreshToken } = await signUpAndLogIn(house);
    const answers = await times(2, () => callAccounts(house, 'refresh', { refreshToken }));
    expect(statuses(answers)).toEqual([200, 200]);
    const next = answers.map(({ body }) => textAt(body, 'token.refreshToken'));
    expect(new Set(next).size).toBe(2);
    for (const token of next) {
      expect((await callAccounts(house, 'refresh', { refreshToken: token })).status).toBe(200);
    }
  });

  test('no more wrong passwords are tried than one after the other', async () => {
    await signUpAndLogIn(house);
    const guess = () => callAccounts(house, 'login', { email, password: 'Wrong#1234' });
    const answers = statuses(await times(15, guess));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });

  test('one reservation is made of one request with a key', async () => {
    const { token } = await house.guest('chinedu@example.com');
    const reserve = () =>
      house.request('POST', '/api/v1/reservation', {
        token,
        headers: { 'idempotency-key': 'the one stay of Chinedu' },
        body: {
          checkInDate: '2026-03-12',
          checkOutDate: '2026-03-14',
          noOfAdult: 2,
          noOfChildren: 0,
          roomAllocations: [{ roomType: 'Deluxe Room', roomPrice: 2000, numberOfRooms: 1 }],
          totalPrice: 2000,
          specialRequest: 'nothing',
          name: 'Chinedu Obi',
          emailAddress: 'chinedu@example.com',
          phoneNumber: '08030000000',
        },
      });
    const answers = await times(6, reserve);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const made = answers.filter(({ status }) => status === 201);
    const ids = made.map(({ body }) => textAt(body, 'reservationData.id'));
    expect(new Set(ids).size).toBe(1);
    expect(await house.context.database.query.reservation.findMany()).toHaveLength(1);
  });
});
