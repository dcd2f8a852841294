import { describe, expect, it } from 'vitest';
import { openClient } from '../../../src/api/client';
import { withLocks, type WithLock } from '../../../src/api/withLock';
import { openKeptSession } from '../../../src/session/keptSession';
import { sessionKeys } from '../../../src/session/sessionKeys';
import { siteStorage } from '../../../src/storage/siteStorage';
import { memoryStore, type KeyValueStore } from '../../../src/storage/keyValueStore';
import { json } from '../../../models/fixtures/responses';
import { adaobi, bola } from '../../support/journeyWithoutPage';

const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const waited = () => new AbortController().signal;

/** One at a time, in the order in which they asked. */
function oneAtATime(): WithLock {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** A browser in which Adaobi is logged in; the server answers its refreshes when it is told to. */
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
  /** What another tab read when it was told. */
  const told: unknown[] = [];
  async function send(request: Request): Promise<Response> {
    asked.push(await request.text());
    await new Promise<void>((resolve) => waiting.push(resolve));
    return json(200, { user: adaobi, token: fresh });
  }
  const keys = sessionKeys(tab, device);
  const kept = openKeptSession({
    tab,
    device,
    deletionSent: siteStorage(tab, device).deletionSent,
    otherTabs: { tell: () => void told.push(keys.user.read()), watch: () => () => undefined },
    withLock,
    openClient: () => Promise.resolve(openClient({ baseUrl: 'http://hotel.test', send })),
  });
  kept.save({ user: adaobi, token: { accessToken: 'access-1', refreshToken: 'refresh-1' } });
  return {
    kept,
    keys,
    asked,
    /** Under which keys something was written that all tabs see, in that order. */
    written,
    /** Under which keys anything is kept. */
    remembered: () => [...tab.keys(), ...device.keys()],
    /** What the other tabs read that were told something since the login. */
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
    const { kept, asked, isAsked, answerNow } = openBrowser(oneAtATime());
    const givenUp = new AbortController();
    const first = kept.refresh(adaobi, givenUp.signal);
    await isAsked(1);
    givenUp.abort();
    const second = kept.refresh(adaobi, waited());
    answerNow();
    await first;
    expect(await second).toEqual({ outcome: 'refreshed', user: adaobi });
    expect(asked).toHaveLength(1);
    expect(kept.accessToken()).toBe('access-2');
  });

  it('whose turn comes after somebody else has logged in leaves that session alone', async () => {
    const { kept, keys, asked } = openBrowser();
    keys.refreshToken.write('bola-1');
    keys.user.write(bola);
    expect(await kept.refresh(adaobi, waited())).toEqual({ outcome: 'over' });
    expect(asked).toEqual([]);
    expect(keys.refreshToken.read()).toBe('bola-1');
  });

  it('whose turn comes after its guest has logged in anew asks with that login’s token', async () => {
    let takeTurn = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      takeTurn = resolve;
    });
    const { kept, keys, asked, isAsked, answerNow } = openBrowser(async (_name, work) => {
      await turn;
      return work();
    });
    const refresh = kept.refresh(adaobi, waited());
    keys.accessToken.clear();
    keys.refreshToken.write('refresh-9');
    takeTurn();
    await isAsked(1);
    answerNow();
    expect(await refresh).toEqual({ outcome: 'refreshed', user: adaobi });
    expect(asked).toEqual(['{"refreshToken":"refresh-9"}']);
    expect(kept.accessToken()).toBe('access-2');
  });

  it('that was given up before its turn asks the server nothing', async () => {
    const { kept, asked } = openBrowser();
    await expect(kept.refresh(adaobi, AbortSignal.abort())).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it('that nobody waits for leaves it to the others to go on with a newer login', async () => {
    const { kept, keys, asked, isAsked, answerNow } = openBrowser();
    const givenUp = new AbortController();
    const refresh = kept.refresh(adaobi, givenUp.signal);
    await isAsked(1);
    givenUp.abort();
    keys.refreshToken.write('refresh-9');
    answerNow();
    await expect(refresh).rejects.toThrow();
    expect(asked).toHaveLength(1);
    expect(keys.refreshToken.read()).toBe('refresh-9');
  });
});

describe('A saved profile', () => {
  it('is what all tabs call the guest by', () => {
    const { kept, told } = openBrowser();
    kept.saveUser({ ...adaobi, firstName: 'Ada' });
    expect(kept.user()).toMatchObject({ id: adaobi.id, firstName: 'Ada' });
    expect(told()).toEqual([kept.user()]);
  });

  it('of a guest who has left makes nobody else known by that name', () => {
    const { kept, keys, told } = openBrowser();
    keys.user.write(bola);
    kept.saveUser({ ...adaobi, firstName: 'Ada' });
    expect(kept.user()).toEqual(bola);
    expect(told()).toEqual([]);
  });
});

describe('A session that is forgotten', () => {
  it('leaves nothing of its guest in the browser, and all tabs know', () => {
    const { kept, remembered, told } = openBrowser();
    kept.setReturnPath('/my-reservations', adaobi);
    kept.forget();
    expect(remembered()).toEqual([]);
    expect(told()).toEqual([undefined]);
  });

  it('leaves neither this tab’s token nor whose it was where the other tabs go on', () => {
    const { kept, remembered } = openBrowser();
    kept.removeAccessToken();
    expect(remembered().toSorted()).toEqual(['refreshToken', 'user']);
  });
});

describe('The way back after a login', () => {
  it('is forgotten once the guest is there', () => {
    const { kept } = openBrowser();
    kept.setReturnPath('/my-reservations', adaobi);
    kept.returnedTo('/my-reservations');
    expect(kept.returnPath()).toBeNull();
  });

  it('is that of this tab: the others have ways of their own', () => {
    const { kept, written } = openBrowser();
    kept.setReturnPath('/my-reservations', adaobi);
    expect(kept.returnPath()).toBe('/my-reservations');
    expect(written).toEqual(['refreshToken', 'user']);
  });

  it('is kept where another one was asked for meanwhile', () => {
    const { kept } = openBrowser();
    kept.setReturnPath('/account', null);
    kept.returnedTo('/my-reservations');
    expect(kept.returnPath()).toBe('/account');
  });

  it('leads a visitor who turns out to be somebody else to the page that was asked for', () => {
    const { kept } = openBrowser();
    kept.setReturnPath('/my-reservations/a-1', adaobi);
    kept.setReturnPath('/account', null);
    kept.save({ user: bola, token: fresh });
    expect(kept.returnPath()).toBe('/account');
  });

  it('leads nobody to the page that somebody else was on, and is forgotten at home', () => {
    const { kept, remembered } = openBrowser();
    kept.setReturnPath('/my-reservations/a-1', adaobi);
    kept.save({ user: bola, token: fresh });
    expect(kept.returnPath()).toBeNull();
    kept.returnedTo('/');
    expect(remembered().toSorted()).toEqual([
      ...['accessToken', 'accessTokenOwner', 'refreshToken', 'user'],
    ]);
  });
});
