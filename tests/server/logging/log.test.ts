import { expect, test } from 'vitest';
import { loggedError, loggedRequest } from '../../../server/logging/log';

test('a logged request does not give away the payment reference that opens a receipt', () => {
  const url = '/api/v1/hotel/payment/paystack/verify?reference=9f2c4e7ab1d04c6f8e3a5b7d9c1e2f40';
  expect(loggedRequest({ method: 'GET', url, ip: '127.0.0.1' })).toEqual({
    method: 'GET',
    path: '/api/v1/hotel/payment/paystack/verify',
    ip: '127.0.0.1',
  });
});

test('a logged error does not give away whom a mail server refused', () => {
  const refused = new Error(
    "Can't send mail - 550 5.1.1 <ada@example.com>: unknown; to=chidi@mail",
  );
  const given = new Error('The letter failed', { cause: refused });
  const logged = JSON.stringify([loggedError(given), loggedError('not for ada@example.com')]);
  expect(logged).not.toMatch(/ada@|example\.com|chidi/);
  expect(loggedError(refused).message).toBe(
    "Can't send mail - 550 5.1.1 <[address]>: unknown; to=[address]",
  );
  expect(loggedError(refused).stack).toContain('log.test.ts');
});
