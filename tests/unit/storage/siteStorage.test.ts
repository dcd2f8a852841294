import { describe, expect, it } from 'vitest';
import { keptSnapshot } from '../../../src/storage/keptSnapshot';
import { forgetGuest, siteStorage } from '../../../src/storage/siteStorage';
import { browserStore, memoryStore } from '../../../src/storage/textStore';

const DAY_MS = 86_400_000;
const checkout = { authorization_url: 'https://pay.test/x', reference: 'ref' };

describe('A browser that forbids storage', () => {
  const forbidden = browserStore(() => {
    throw new Error('SecurityError');
  });

  it('still lets the guest go on in this page', () => {
    forbidden.write('accessToken', 'a');
    expect(forbidden.read('accessToken')).toBe('a');
    expect(forbidden.keys()).toEqual(['accessToken']);
    forbidden.remove('accessToken');
    expect(forbidden.read('accessToken')).toBeNull();
  });
});

describe('What is kept of reservations', () => {
  it('belongs to the guest who made them', () => {
    const { paystackPaymentResponse } = siteStorage(memoryStore(), memoryStore());
    paystackPaymentResponse.write('me', checkout);
    expect(paystackPaymentResponse.find('me')).toMatchObject({ kind: 'found', value: checkout });
    expect(paystackPaymentResponse.find('you')).toEqual({ kind: 'missing' });
  });

  it('is told apart from what cannot be read', () => {
    const device = memoryStore();
    const { lastReservationResponse } = siteStorage(memoryStore(), device);
    expect(lastReservationResponse.find('me')).toEqual({ kind: 'missing' });
    device.write('lastReservationResponse', '{"userId":"me","totalAmount":"a lot"}');
    expect(lastReservationResponse.find('me')).toEqual({ kind: 'corrupt' });
    device.write('lastReservationResponse', 'not JSON');
    expect(lastReservationResponse.find('me')).toEqual({ kind: 'corrupt' });
  });

  it('goes with everything else when the guest leaves', () => {
    const [tab, device] = [memoryStore(), memoryStore()];
    const storage = siteStorage(tab, device);
    storage.accessToken.write('a');
    storage.refreshToken.write('r');
    storage.redirectAfterLogin.write('/payment');
    storage.paystackPaymentResponse.write('me', checkout);
    storage.underWay.write('snapshot:booking', '{}');
    tab.write('snapshot:authForm', '{}');
    forgetGuest(storage);
    expect([...tab.keys(), ...device.keys()]).toEqual([]);
  });
});

describe('What a guest has under way', () => {
  it('is each tab’s own, and in a new tab what the last one left', () => {
    const device = memoryStore();
    const [first, second] = [
      siteStorage(memoryStore(), device),
      siteStorage(memoryStore(), device),
    ];
    first.underWay.write('snapshot:booking', 'one room');
    expect(second.underWay.read('snapshot:booking')).toBe('one room');
    second.underWay.write('snapshot:booking', 'two rooms');
    expect(first.underWay.read('snapshot:booking')).toBe('one room');
    const third = siteStorage(memoryStore(), device);
    expect(third.underWay.read('snapshot:booking')).toBe('two rooms');
  });
});

describe('A kept snapshot', () => {
  const format = {
    name: 'form',
    read: (value: unknown) => (typeof value === 'string' ? value : null),
  };
  const mine = { userId: 'me', now: 1000 };

  function kept() {
    const store = memoryStore();
    keptSnapshot(store, format).write(mine, 'half-done');
    return store;
  }

  it('is there after a reload', () => {
    expect(keptSnapshot(kept(), format).read(mine)).toBe('half-done');
  });

  it.each([
    ['another version of the site', { ...format, read: () => null }, mine],
    ['another guest', format, { ...mine, userId: 'you' }],
    ['another day', format, { ...mine, now: mine.now + DAY_MS }],
  ])('is dropped when it comes from %s', (_, changed, owner) => {
    const store = kept();
    expect(keptSnapshot(store, changed).read(owner)).toBeNull();
    expect(store.keys()).toEqual([]);
  });
});
