import { beforeEach, describe, expect, test } from 'vitest';
import { inTurn } from '../../../server/accounts/passwords/passwordQueue';
import { callAccounts } from '../support/accounts';
import { openHotel } from '../support/hotel';
import { createSignal } from '../support/signal';

const hotel = await openHotel();
beforeEach(() => hotel.reset());

const GUEST = '192.0.2.1';
const logIn = () =>
  callAccounts(
    hotel,
    'login',
    { email: 'adaobi@example.com', password: 'Lagoon#42' },
    { address: GUEST },
  );

/** Checks of passwords that end when they are told to, and of whom they were, in the order in which they began. */
function checksOf() {
  const { given, give } = createSignal();
  const begun: string[] = [];
  const check = (network: string) =>
    inTurn(network, () => {
      begun.push(network);
      return given;
    }).then(
      () => 'checked',
      () => 'refused',
    );
  return { begun, check, goOn: give };
}

describe('While passwords wait to be checked', () => {
  test('a network with 64 that wait is told to come again, and nobody else', async () => {
    const { check, goOn } = checksOf();
    // Two are under way, and the rest waits.
    const checks = Promise.all(Array.from({ length: 66 }, () => check(GUEST)));
    expect(await logIn()).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
      headers: { 'retry-after': '2' },
    });
    const elsewhere = check('198.51.100.1');
    goOn();
    expect(await elsewhere).toBe('checked');
    expect((await checks).filter((what) => what === 'refused')).toHaveLength(1);
    expect((await logIn()).status).toBe(401);
  });

  test('forty networks with fifteen each let a guest in after one of each', async () => {
    const { begun, check, goOn } = checksOf();
    const strangers = Array.from({ length: 600 }, (_, index) => check(`10.0.0.${index % 40}`));
    const guest = check(GUEST);
    goOn();
    await Promise.all([...strangers, guest]);
    const before = begun.slice(2, begun.indexOf(GUEST));
    expect(begun).toContain(GUEST);
    expect(before.length).toBeLessThanOrEqual(40);
    expect(new Set(before).size).toBe(before.length);
  });
});
