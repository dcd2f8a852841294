import { describe, expect, test } from 'vitest';
import { callAccounts, register } from '../support/accounts';
import { freshHotel } from '../support/hotel';

const hotel = await freshHotel();

const beyondAscii = 'ọlá@example.com';

describe('An address that the mail server does not take', () => {
  test.each(['signin', 'resend-otp', 'forgot-password'] as const)(
    'is refused by %s, and nothing is sent',
    async (call) => {
      const response =
        call === 'signin'
          ? await register(hotel, { email: beyondAscii })
          : await callAccounts(hotel, call, { email: beyondAscii });
      expect(response).toMatchObject({
        status: 400,
        body: { fields: { email: 'Invalid email address' } },
      });
      await hotel.jobs.runDue();
      expect(hotel.post.emails).toEqual([]);
    },
  );
});

test('A domain of any language is taken', async () => {
  expect((await register(hotel, { email: 'ola@ọlá.example' })).status).toBe(201);
  expect(hotel.post.to('ola@xn--l-ufa290u.example')).toHaveLength(1);
});
