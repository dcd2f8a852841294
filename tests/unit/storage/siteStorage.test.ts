import { describe, expect, it } from 'vitest';
import { persistedState } from '../../../src/storage/persistedState';
import {
  clearReservations,
  clearSnapshotsOfOthers,
  siteStorage,
} from '../../../src/storage/siteStorage';
import { sessionKeys } from '../../../src/session/sessionKeys';
import { browserStore, memoryStore } from '../../../src/storage/keyValueStore';

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

describe('A browser whose storage is full', () => {
  /** A storage shared by all tabs, and the tabs that write to it. */
  function openTabs() {
    const stored = new Map<string, string>();
    let isFull = false;
    const storage: Storage = {
      get length() {
        return stored.size;
      },
      key: (place) => [...stored.keys()][place] ?? null,
      getItem: (key) => stored.get(key) ?? null,
      setItem(key, text) {
        if (isFull) throw new Error('QuotaExceededError');
        stored.set(key, text);
      },
      removeItem: (key) => void stored.delete(key),
      clear: () => stored.clear(),
    };
    const [here, there] = [browserStore(() => storage), browserStore(() => storage)];
    here.write('refreshToken', 'first');
    return { here, there, fill: () => void (isFull = true), empty: () => void (isFull = false) };
  }

  it('leaves no text to the other tabs that is out of date', () => {
    const { here, there, fill } = openTabs();
    fill();
    here.write('refreshToken', 'second');
    expect(here.read('refreshToken')).toBe('second');
    expect(there.read('refreshToken')).toBeNull();
  });

  it('keeps nothing of a text that is removed, whether it fitted or not', () => {
    const { here, there, fill } = openTabs();
    here.remove('refreshToken');
    expect(there.keys()).toEqual([]);
    fill();
    here.write('refreshToken', 'second');
    here.remove('refreshToken');
    expect(here.keys()).toEqual([]);
  });
});

describe('The guest who is kept', () => {
  it.each([
    [
      { id: 'u1', firstName: 'Adaobi' },
      { id: 'u1', firstName: 'Adaobi' },
    ],
    [
      { id: 7, firstName: null },
      { id: '7', firstName: '' },
    ],
  ])('may lack all but an id: %j', (saved, user) => {
    const device = memoryStore();
    device.write('user', JSON.stringify(saved));
    const missing = { lastName: '', email: '', phoneNumber: '' };
    expect(sessionKeys(memoryStore(), device).user.read()).toEqual({ ...missing, ...user });
  });

  it.each(['{}', 'null', '"me"', 'not JSON'])('is nobody in %s', (text) => {
    const device = memoryStore();
    device.write('user', text);
    expect(sessionKeys(memoryStore(), device).user.read()).toBeUndefined();
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
    device.write('lastReservationResponse', 'not JSON');
    expect(lastReservationResponse.find('me')).toEqual({ kind: 'corrupt' });
  });

  it('goes with what is under way when the guest leaves', () => {
    const [tab, device] = [memoryStore(), memoryStore()];
    const storage = siteStorage(tab, device);
    const { confirmedReservation, lastReservationResponse } = storage;
    const { paystackPaymentResponse, flutterwavePaymentResponse } = storage;
    for (const response of [
      confirmedReservation,
      lastReservationResponse,
      paystackPaymentResponse,
      flutterwavePaymentResponse,
    ]) {
      response.write('me', checkout);
    }
    storage.visitorKey.write('of this tab');
    storage.underWay.write('snapshot:booking', '{}');
    tab.write('snapshot:authForm', '{}');
    device.write('snapshot:change:r-1', '{}');
    clearReservations(storage);
    expect([...tab.keys(), ...device.keys()]).toEqual([]);
  });
});

describe('What was left half done', () => {
  const half = (userId: string | null) => JSON.stringify({ savedAt: 1, userId, state: 'half' });

  /** A browser in which two guests and a visitor have left something, in the tab and on the device. */
  function leftBy() {
    const [tab, device] = [memoryStore(), memoryStore()];
    for (const store of [tab, device]) {
      store.write('snapshot:mine', half('me'));
      store.write('snapshot:theirs', half('you'));
      store.write('snapshot:visitors', half(null));
      store.write('theirs', half('you'));
    }
    return { storage: siteStorage(tab, device), saved: () => [tab.keys(), device.keys()] };
  }

  it('by others goes when a guest is known, in this tab and on the device', () => {
    const { storage, saved } = leftBy();
    clearSnapshotsOfOthers(storage, { id: 'me' });
    const left = ['snapshot:mine', 'snapshot:visitors', 'theirs'];
    expect(saved()).toEqual([left, left]);
  });

  it('by any guest goes when nobody is known', () => {
    const { storage, saved } = leftBy();
    clearSnapshotsOfOthers(storage, null);
    const left = ['snapshot:visitors', 'theirs'];
    expect(saved()).toEqual([left, left]);
  });

  it('by others goes from one place also where the other has the guest’s own', () => {
    const [tab, device] = [memoryStore(), memoryStore()];
    tab.write('snapshot:booking', half('you'));
    device.write('snapshot:booking', half('me'));
    tab.write('snapshot:authForm', half('me'));
    device.write('snapshot:authForm', half('you'));
    clearSnapshotsOfOthers(siteStorage(tab, device), { id: 'me' });
    expect([tab.keys(), device.keys()]).toEqual([['snapshot:authForm'], ['snapshot:booking']]);
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

  function saved() {
    const store = memoryStore();
    persistedState(store, format).write(mine, 'half-done');
    return store;
  }

  it.each([
    ['after a reload', 1000, mine.now],
    ['as long as nothing has told the time', 1000, null],
    ['if nothing had told it when it was saved', null, mine.now + 40 * DAY_MS],
  ])('is there %s', (_, savedAt, now) => {
    const store = memoryStore();
    persistedState(store, format).write({ ...mine, now: savedAt }, 'half-done');
    expect(persistedState(store, format).read({ ...mine, now })).toBe('half-done');
  });

  it.each([
    ['another version of the site', { ...format, read: () => null }, mine],
    ['another guest', format, { ...mine, userId: 'you' }],
    ['another day', format, { ...mine, now: mine.now + DAY_MS }],
    ['a day that this clock has yet to reach', format, { ...mine, now: mine.now - DAY_MS }],
  ])('is dropped when it comes from %s', (_, changed, owner) => {
    const store = saved();
    expect(persistedState(store, changed).read(owner)).toBeNull();
    expect(store.keys()).toEqual([]);
  });
});
