import { expect, test } from 'vitest';
import { loggedRequest } from '../../../server/parts/log';

test('a logged request does not give away the payment reference that opens a receipt', () => {
  const url = '/api/v1/hotel/payment/paystack/verify?reference=9f2c4e7ab1d04c6f8e3a5b7d9c1e2f40';
  expect(loggedRequest({ method: 'GET', url, ip: '127.0.0.1' })).toEqual({
    method: 'GET',
    path: '/api/v1/hotel/payment/paystack/verify',
    ip: '127.0.0.1',
  });
});
