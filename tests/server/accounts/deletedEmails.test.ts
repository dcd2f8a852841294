import { expect, test } from 'vitest';
import { paidStay } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { reserved } from '../reservations/stays';
import { callAccounts, registrationForm } from '../support/accounts';
import { textAt } from '../support/reading';

const staffEmail = 'desk@hotel.example';
const world = await freshPaymentWorld({ configuration: { staffEmail } });

const DAY = 24 * 60 * 60_000;
const { email, password } = registrationForm;
const { query } = world.context.database;

const remove = (token: string) => callAccounts(world, 'delete-account', { password }, { token });
const stored = async () => JSON.stringify(await query.outboundEmail.findMany());

/** Sends all due emails, and deletes what is no longer needed. */
async function sweep(): Promise<void> {
  await world.jobs.run({ kind: 'sweep' });
  await world.jobs.runDue();
  await world.jobs.run({ kind: 'sweep' });
}

test('The emails of a deleted account are forgotten, also those that named its guest to staff or to another address', async () => {
  await paidStay(world, { rooms: { deluxe: 1 }, stay: { emailAddress: 'office@example.com' } });
  await sweep();
  expect(world.post.to('office@example.com')).not.toEqual([]);
  expect(world.post.to(staffEmail)).not.toEqual([]);
  expect(await stored()).toMatch(/office@example\.com/);
  await world.pass(20 * DAY);
  const { body } = await callAccounts(world, 'login', { email, password });
  expect((await remove(textAt(body, 'token.accessToken'))).status).toBe(204);
  expect(await stored()).not.toMatch(/office@example\.com|Okeke/);
  await sweep();
  expect(world.post.to(email).at(-1)?.subject).toBe('Your account has been deleted');
  expect(await query.outboundEmail.findMany()).toEqual([]);
});

test('Those that are still on their way are posted first', async () => {
  const guest = await world.guest();
  await reserved(world, guest, { deluxe: 1 });
  expect((await remove(guest.token)).status).toBe(204);
  expect(await stored()).toMatch(/Okeke/);
  await sweep();
  expect(world.post.to(staffEmail)).toHaveLength(1);
  expect(await query.outboundEmail.findMany()).toEqual([]);
});
