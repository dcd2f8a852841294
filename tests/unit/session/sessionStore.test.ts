import { describe, expect, it } from 'vitest';
import { openClient } from '../../../src/api/client';
import { withLocks, type WithLock } from '../../../src/api/withLock';
import { openSessionStore } from '../../../src/session/sessionStore';
import { sessionKeys } from '../../../src/session/sessionKeys';
import { siteStorage } from '../../../src/storage/siteStorage';
import { memoryStore, type KeyValueStore } from '../../../src/storage/keyValueStore';
import { json } from '../../../models/fixtures/responses';
import { browserLocks } from '../../support/browserLocks';
import { adaobi, bola } from '../../support/journeyWithoutPage';

const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const waited = () => new AbortController().signal;

/** A browser in which Adaobi is logged in. The server answers refreshes when the test says so. */
function openBrowser(withLock: WithLock = withLocks(undefined)) {
  const [tab, shared] = [memoryStore(), memoryStore()];
  const written: string[] = [];
  const device: KeyValueStore = {
    ...shared,
    write(key, text) {
      written.push(key);
      shared.write(key, text);
    },
  };
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  /** The user that another tab read when it was notified. */
  const told: unknown[] = [];
  async function send(request: Request): Promise<Response> {
    asked.push(await request.text());
    await new Promise<void>((resolve) => waiting.push(resolve));
    return json(200, { user: adaobi, token: fresh });
  }
  const keys = sessionKeys(tab, device);
  const store = openSessionStore({
    tab,
    device,
    deletionSent: siteStorage(tab, device).deletionSent,
    otherTabs: { tell: () => void told.push(keys.user.read()), watch: () => () => undefined },
    withLock,
    now: () => new Date(),
    openClient: () => Promise.resolve(openClient({ baseUrl: 'http://hotel.test', send })),
  });
  store.save({ user: adaobi, token: { accessToken: 'access-1', refreshToken: 'refresh-1' } });
  return {
    store,
    keys,
    asked,
    /** The keys written to the storage that all tabs share, in order. */
    written,
    /** All keys that are stored. */
    remembered: () => [...tab.keys(), ...device.keys()],
    /** The users that other tabs read when they were notified, since the login. */
    told: () => told.slice(1),
    isAsked: (times: number) => expect.poll(() => asked.length).toBe(times),
    answerNow: () => waiting.splice(0).forEach((answer) => answer()),
  };
}

describe('A login', () => {
  it('names its guest to the other tabs once its token is there', () => {
    const { written } = openBrowser();
    expect(written).toEqual(['refreshToken', 'user']);
  });
});

describe('A refresh', () => {
  it('that comes after one for which nobody waited any more takes what that one gave', async () => {
    const { store, asked, isAsked, answerNow } = openBrowser(browserLocks()(waited()));
    const givenUp = new AbortController();
    const first = store.refresh(adaobi, givenUp.signal);
    await isAsked(1);
    givenUp.abort();
    const second = store.refresh(adaobi, waited());
    answerNow();
    await first;
    expect(await second).toEqual({ outcome: 'refreshed', user: adaobi });
    expect(asked).toHaveLength(1);
    expect(store.accessToken()).toBe('access-2');
  });

  it('whose turn comes after somebody else has logged in leaves that session alone', async () => {
    const { store, keys, asked } = openBrowser();
    keys.refreshToken.write('bola-1');
    keys.user.write(bola);
    expect(await store.refresh(adaobi, waited())).toEqual({ outcome: 'over' });
    expect(asked).toEqual([]);
    expect(keys.refreshToken.read()).toBe('bola-1');
  });

  it('whose turn comes after its guest has logged in anew asks with that login’s token', async () => {
    let takeTurn = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      takeTurn = resolve;
    });
    const { store, keys, asked, isAsked, answerNow } = openBrowser(async (_name, work) => {
      await turn;
      return work();
    });
    const refresh = store.refresh(adaobi, waited());
    keys.accessToken.clear();
    keys.refreshToken.write('refresh-9');
    takeTurn();
    await isAsked(1);
    answerNow();
    expect(await refresh).toEqual({ outcome: 'refreshed', user: adaobi });
    expect(asked).toEqual(['{"refreshToken":"refresh-9"}']);
    expect(store.accessToken()).toBe('access-2');
  });
});

describe('A saved profile', () => {
  it('of a guest who has left makes nobody else known by that name', () => {
    const { store, keys, told } = openBrowser();
    keys.user.write(bola);
    store.saveUser({ ...adaobi, firstName: 'Ada' });
    expect(store.user()).toEqual(bola);
    expect(told()).toEqual([]);
  });
});

describe('The way back after a login', () => {
  it('is that of this tab: the others have ways of their own', () => {
    const { store, written } = openBrowser();
    store.setReturnPath('/my-reservations', adaobi);
    expect(store.returnPath()).toBe('/my-reservations');
    expect(written).toEqual(['refreshToken', 'user']);
  });

  it('leads a visitor who turns out to be somebody else to the page that was asked for', () => {
    const { store } = openBrowser();
    store.setReturnPath('/my-reservations/a-1', adaobi);
    store.setReturnPath('/account', null);
    store.save({ user: bola, token: fresh });
    expect(store.returnPath()).toBe('/account');
  });

  it('leads nobody to the page that somebody else was on, and is forgotten at home', () => {
    const { store, remembered } = openBrowser();
    store.setReturnPath('/my-reservations/a-1', adaobi);
    store.save({ user: bola, token: fresh });
    expect(store.returnPath()).toBeNull();
    store.returnedTo('/');
    expect(remembered().toSorted()).toEqual([
      ...['accessToken', 'accessTokenOwner', 'refreshToken', 'user'],
    ]);
  });
});
