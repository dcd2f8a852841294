import { expect, test } from 'vitest';
import { callAccounts, codesSentTo, register } from '../support/accounts';
import { openHouse } from '../support/hotel';

const house = await openHouse();
const email = 'adaobi@example.com';

test('A job that waits names nobody in clear, proven address or not, and finds its guest all the same', async () => {
  await register(house);
  await callAccounts(house, 'resend-otp', { email });
  await callAccounts(house, 'forgot-password', { email });
  const waiting = house.jobs.waiting().map(({ job }) => job);
  expect(waiting.map(({ kind }) => kind)).toEqual(['sendNewCode', 'sendPasswordCode']);
  expect(JSON.stringify(waiting)).not.toContain('adaobi');
  await house.jobs.runDue();
  expect(codesSentTo(house, email)).toHaveLength(2);
});
