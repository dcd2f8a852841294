import { expect, test } from 'vitest';
import { callAccounts, codesSentTo, register } from '../support/accounts';
import { openHotel } from '../support/hotel';

const hotel = await openHotel();
const email = 'adaobi@example.com';

test('A job that waits names nobody in clear, proven address or not, and finds its guest all the same', async () => {
  await register(hotel);
  await callAccounts(hotel, 'resend-otp', { email });
  await callAccounts(hotel, 'forgot-password', { email });
  const waiting = hotel.jobs.waiting().map(({ job }) => job);
  expect(waiting.map(({ kind }) => kind)).toEqual(['sendNewCode', 'sendPasswordCode']);
  expect(JSON.stringify(waiting)).not.toContain('adaobi');
  await hotel.jobs.runDue();
  expect(codesSentTo(hotel, email)).toHaveLength(2);
});
