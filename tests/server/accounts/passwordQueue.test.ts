import { describe, expect, test } from 'vitest';
import { inTurn, limitConcurrentHashing } from '../../../server/accounts/passwords/passwordQueue';
import { callAccounts } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { createSignal } from '../support/signal';

const hotel = await freshHotel();

const logIn = (address: string) => {
  const body = { email: 'guest@example.com', password: 'Lagoon#42' };
  return callAccounts(hotel, 'login', body, { address });
};

/** Calls with a password that all end when they are told to, and whether each was let in. */
function waiting(networks: readonly string[]) {
  const { given, give } = createSignal();
  const call = limitConcurrentHashing(() => given);
  const calls = Promise.allSettled(networks.map((address) => call({ address })));
  return {
    letIn: async () => {
      give();
      return (await calls).filter(({ status }) => status === 'fulfilled').length;
    },
  };
}

describe('While passwords wait to be checked', () => {
  test('a network with 64 of them is told to come again, and nobody else', async () => {
    const { letIn } = waiting(Array.from({ length: 70 }, () => '10.0.0.1'));
    expect(await logIn('10.0.0.1')).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
      headers: { 'retry-after': '2' },
    });
    expect((await logIn('192.0.2.1')).status).toBe(401);
    expect(await letIn()).toBe(64);
    expect((await logIn('10.0.0.1')).status).toBe(401);
  });

  test('forty networks with fifteen each let a guest in after one of each', async () => {
    const { given, give } = createSignal();
    const begun: string[] = [];
    const hash = (network: string) =>
      inTurn(network, () => {
        begun.push(network);
        return given;
      });
    const strangers = Array.from({ length: 600 }, (_, index) => hash(`10.0.0.${index % 40}`));
    const guest = hash('192.0.2.1');
    give();
    await Promise.all([...strangers, guest]);
    const before = begun.slice(2, begun.indexOf('192.0.2.1'));
    expect(before.length).toBeLessThanOrEqual(40);
    expect(new Set(before).size).toBe(before.length);
  });

  test('forty networks with eight each are refused what is beyond their share', async () => {
    const { letIn } = waiting(Array.from({ length: 320 }, (_, index) => `10.0.0.${index % 40}`));
    expect((await logIn('192.0.2.1')).status).toBe(401);
    expect(await letIn()).toBeLessThanOrEqual(80);
  });
});
