import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../server/accounts/passwords/passwordQueue';
import { callAccounts } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { createSignal } from '../support/signal';

const hotel = await freshHotel();

/** Tries a password, each time with another address. */
let tried = 0;
const logIn = (address: string) => {
  const email = `guest${(tried += 1)}@example.com`;
  return callAccounts(hotel, 'login', { email, password: 'Lagoon#42' }, { address });
};

/** Hashes that end when they are told to, and whose they were, in the order in which they began. */
function hashesOf() {
  const { given, give } = createSignal();
  const begun: string[] = [];
  const hash = (network: string) =>
    inTurn(network, () => {
      begun.push(network);
      return given;
    });
  return { begun, hash, goOn: give };
}

describe('While passwords wait to be checked', () => {
  test('a network with 64 of them is told to come again, and nobody else', async () => {
    const { hash, goOn } = hashesOf();
    const hashes = [hash('the hotel'), hash('the hotel')];
    const tries = Array.from({ length: 70 }, () => logIn('10.0.0.1'));
    expect(await Promise.race(tries)).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
      headers: { 'retry-after': '2' },
    });
    const elsewhere = logIn('192.0.2.1');
    goOn();
    await Promise.all(hashes);
    expect((await elsewhere).status).toBe(401);
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(64);
    expect((await logIn('10.0.0.1')).status).toBe(401);
  });

  test('forty networks with fifteen each let a guest in after one of each', async () => {
    const { begun, hash, goOn } = hashesOf();
    const strangers = Array.from({ length: 600 }, (_, index) => hash(`10.0.0.${index % 40}`));
    const guest = hash('192.0.2.1');
    goOn();
    await Promise.all([...strangers, guest]);
    const before = begun.slice(2, begun.indexOf('192.0.2.1'));
    expect(before.length).toBeLessThanOrEqual(40);
    expect(new Set(before).size).toBe(before.length);
  });

  test('forty networks with eight each are refused what is beyond their share', async () => {
    const { hash, goOn } = hashesOf();
    const hashes = [hash('the hotel'), hash('the hotel')];
    const tries = Array.from({ length: 320 }, (_, index) => logIn(`10.0.0.${index % 40}`));
    const guest = logIn('192.0.2.1');
    goOn();
    await Promise.all(hashes);
    expect((await guest).status).toBe(401);
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(320 - 80);
  });
});
