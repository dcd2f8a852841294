import { beforeEach, expect, test } from 'vitest';
import { inTurn } from '../../../server/accounts/passwords/passwordQueue';
import { callAccounts } from '../support/accounts';
import { openHotel } from '../support/hotel';

const hotel = await openHotel();
beforeEach(() => hotel.reset());

const logIn = () =>
  callAccounts(hotel, 'login', { email: 'adaobi@example.com', password: 'Lagoon#42' });

test('While 64 passwords wait to be checked, the next guest is told to come again', async () => {
  let goOn: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // Two are under way, and the rest waits.
  const checks = Promise.all(Array.from({ length: 66 }, () => inTurn(() => slow)));
  expect(await logIn()).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts' },
    headers: { 'retry-after': '2' },
  });
  goOn();
  await checks;
  expect((await logIn()).status).toBe(401);
});
