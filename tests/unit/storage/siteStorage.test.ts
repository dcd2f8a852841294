import { describe, expect, it } from 'vitest';
import { persistedState } from '../../../src/storage/persistedState';
import { sharedSnapshot } from '../../../src/storage/sharedSnapshot';
import { clearReservations, siteStorage } from '../../../src/storage/siteStorage';
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
  ])('may lack all but an id: %j', (kept, user) => {
    const device = memoryStore();
    device.write('user', JSON.stringify(kept));
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

  it('is the answer as it came, however little it says', () => {
    const { lastReservationResponse } = siteStorage(memoryStore(), memoryStore());
    const answer = { reservationData: { id: 17, added: ['later'] }, userId: 'theirs' };
    lastReservationResponse.write('me', answer);
    expect(lastReservationResponse.find('me')).toEqual({
      kind: 'found',
      value: { ...answer, userId: 'me' },
    });
    lastReservationResponse.write('me', 'no answer');
    expect(lastReservationResponse.find('me')).toMatchObject({ kind: 'found' });
  });

  it('goes with what is under way when the guest leaves', () => {
    const [tab, device] = [memoryStore(), memoryStore()];
    const storage = siteStorage(tab, device);
    storage.paystackPaymentResponse.write('me', checkout);
    storage.underWay.write('snapshot:booking', '{}');
    tab.write('snapshot:authForm', '{}');
    clearReservations(storage);
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
    persistedState(store, format).write(mine, 'half-done');
    return store;
  }

  it('is there after a reload', () => {
    expect(persistedState(kept(), format).read(mine)).toBe('half-done');
  });

  it.each([
    ['another version of the site', { ...format, read: () => null }, mine],
    ['another guest', format, { ...mine, userId: 'you' }],
    ['another day', format, { ...mine, now: mine.now + DAY_MS }],
  ])('is dropped when it comes from %s', (_, changed, owner) => {
    const store = kept();
    expect(persistedState(store, changed).read(owner)).toBeNull();
    expect(store.keys()).toEqual([]);
  });
});

describe('A snapshot that outlives its tab', () => {
  const format = {
    name: 'form',
    read: (value: unknown) => (typeof value === 'string' ? value : null),
  };
  const at = (now: number) => ({ userId: 'me', now });

  /** Tabs of one device, each with ids of its own. */
  function tabsOf(device = memoryStore()) {
    let ids = 0;
    const newId = () => `id-${(ids += 1)}`;
    const opened = (tab = memoryStore()) => sharedSnapshot({ tab, device, newId }, format);
    return { opened, left: () => opened().read(at(100)) };
  }

  /** A tab in which the guest has changed what they began with. */
  function begunIn({ opened }: ReturnType<typeof tabsOf>, state: string, now: number) {
    const tab = opened();
    tab.write(at(now), 'empty');
    tab.write(at(now), state);
    return tab;
  }

  it('is taken up in a new tab', () => {
    const tabs = tabsOf();
    begunIn(tabs, 'one room', 1);
    expect(tabs.left()).toBe('one room');
  });

  it('is not taken away by another tab that has finished an older one', () => {
    const tabs = tabsOf();
    const older = begunIn(tabs, 'one room', 1);
    begunIn(tabs, 'two rooms', 2);
    older.clear();
    expect(tabs.left()).toBe('two rooms');
  });

  it('is not taken away by another tab that has an old copy of it', () => {
    const tabs = tabsOf();
    const older = begunIn(tabs, 'one room', 1);
    const newer = tabs.opened();
    newer.read(at(2));
    newer.write(at(3), 'two rooms');
    older.clear();
    expect(tabs.left()).toBe('two rooms');
    newer.clear();
    expect(tabs.left()).toBeNull();
  });

  it('is not replaced by an old copy in which nobody has changed anything', () => {
    const tabs = tabsOf();
    const own = memoryStore();
    const older = tabs.opened(own);
    older.write(at(1), 'empty');
    older.write(at(1), 'one room');
    begunIn(tabs, 'two rooms', 2);
    const loadedAgain = tabs.opened(own);
    expect(loadedAgain.read(at(3))).toBe('one room');
    loadedAgain.write(at(3), 'one room');
    expect(tabs.left()).toBe('two rooms');
  });

  it('is not replaced by what another one begins with, before anything is entered', () => {
    const tabs = tabsOf();
    const older = begunIn(tabs, 'one room', 1);
    begunIn(tabs, 'two rooms', 2);
    older.clear();
    older.write(at(3), 'empty');
    expect(tabs.left()).toBe('two rooms');
  });

  it.each([
    ['forward', 1_000],
    ['back', -1_000],
  ])('follows its tab when the clock steps %s', (_, step) => {
    const tabs = tabsOf();
    const tab = begunIn(tabs, 'one room', 5_000);
    tab.write(at(5_000 + step), 'two rooms');
    expect(tabs.left()).toBe('two rooms');
    tab.clear();
    expect(tabs.left()).toBeNull();
  });

  it('is the last change of all, whatever each tab’s clock says', () => {
    const tabs = tabsOf();
    const first = begunIn(tabs, 'one room', 5_000);
    const second = tabs.opened();
    second.read(at(5_000));
    second.write(at(4_000), 'two rooms');
    first.clear();
    expect(tabs.left()).toBe('two rooms');
    second.clear();
    expect(tabs.left()).toBeNull();
  });

  it('is not replaced by an older one that is changed and finished after it was begun', () => {
    const tabs = tabsOf();
    const older = begunIn(tabs, 'one room', 1);
    begunIn(tabs, 'two rooms', 2);
    older.write(at(3), 'three rooms');
    expect(tabs.left()).toBe('two rooms');
    older.clear();
    expect(tabs.left()).toBe('two rooms');
  });

  it('of a version of the site that did not count changes is taken up, changed and cleared', () => {
    const device = memoryStore();
    const before = { id: 'id-0', savedAt: 1, userId: 'me', state: 'one room' };
    device.write('snapshot:form', JSON.stringify(before));
    const tabs = tabsOf(device);
    const tab = tabs.opened();
    expect(tab.read(at(2))).toBe('one room');
    tab.write(at(2), 'two rooms');
    expect(tabs.left()).toBe('two rooms');
    tab.clear();
    expect(tabs.left()).toBeNull();
  });

  it('stays when the copy of the tab itself is too old or another guest’s', () => {
    const tabs = tabsOf();
    const own = memoryStore();
    persistedState(own, format).write({ userId: 'you', now: 1 }, 'no room');
    begunIn(tabs, 'two rooms', 2);
    expect(tabs.opened(own).read(at(3))).toBe('two rooms');
  });
});
