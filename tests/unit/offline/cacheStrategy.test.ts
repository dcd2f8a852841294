import { describe, expect, it } from 'vitest';
import { cacheStrategyIn, type CacheStore } from '../../../src/offline/cacheStrategy';

const ORIGIN = 'https://hotel.example';
const LIST = '/api/v1/hotel/reservations/history';

/** A browser's caches, as far as they are used. */
function shelves(): CacheStore {
  const caches = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | Request) =>
    typeof key === 'string' ? new URL(key, ORIGIN).href : key.url;
  const found = (cache: Map<string, Response>, key: string | Request) =>
    cache.get(addressOf(key))?.clone();
  return {
    open(name) {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return Promise.resolve({
        match: (key) => Promise.resolve(found(cache, key)),
        put(key, response) {
          cache.set(addressOf(key), response);
          return Promise.resolve();
        },
      });
    },
    match: (key) =>
      Promise.resolve([...caches.values()].map((cache) => found(cache, key)).find(Boolean)),
    delete: (name) => Promise.resolve(caches.delete(name)),
  };
}

/** A service worker whose network a test can cut, and its responses. */
function worker(caches = shelves(), version = 'site-1') {
  let response: (() => Promise<Response>) | undefined;
  let knowsOffline = false;
  const send = () => response?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  return {
    keeping: cacheStrategyIn(caches, version, send, () => knowsOffline),
    setOffline: () => {
      knowsOffline = true;
    },
    send,
    online: (text: string, status = 200) => {
      response = () => Promise.resolve(new Response(text, { status }));
    },
    answering: (next: () => Promise<Response>) => {
      response = next;
    },
    offline: () => {
      response = undefined;
    },
  };
}

function request(path: string, guest?: string): Request {
  const payload = Buffer.from(JSON.stringify({ sub: guest })).toString('base64url');
  const headers = guest ? { authorization: `Bearer head.${payload}.signature` } : {};
  return new Request(new URL(path, ORIGIN), { headers });
}

const pageOf = (version: string) => `<html data-version="${version}" lang="en">about the hotel`;

const textOf = async (response: Promise<Response>) => (await response).text();

describe('an installation', () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const files = [request('/'), request('/assets/main-5f0c9a52.js')];

  it('fails while a server of another version answers, and is whole once tried again', async () => {
    const answers = [new Response('script'), new Response(pageOf('site-1'), html)];
    const { keeping, answering, offline, send } = worker();
    answering(() => Promise.resolve(new Response(pageOf('site-2'), html)));
    await expect(keeping.install(files)).rejects.toThrow('cannot be kept');
    answering(() => Promise.resolve(new Response('missing', { status: 404 })));
    await expect(keeping.install(files)).rejects.toThrow('cannot be kept: 404');
    answering(() => Promise.resolve(answers.pop() ?? Response.error()));
    await keeping.install(files);
    offline();
    const kept = await Promise.all([
      textOf(keeping.page(request('/'), send())),
      textOf(keeping.file(request('/assets/main-5f0c9a52.js'))),
    ]);
    expect(kept).toEqual([pageOf('site-1'), 'script']);
  });
});

describe('a page', () => {
  it('is always the network’s while there is one, however new', async () => {
    const { keeping, online, send } = worker();
    const open = () => textOf(keeping.page(request('/'), send()));
    online('old version');
    await open();
    online('new version');
    expect(await open()).toBe('new version');
  });

  it('is the kept one of that address without a network, and never another’s', async () => {
    const { keeping, online, offline, send } = worker();
    online(pageOf('site-1'));
    await keeping.page(request('/aboutus?from=footer'), send());
    online(pageOf('site-2'));
    await keeping.page(request('/aboutus'), send());
    offline();
    expect(await textOf(keeping.page(request('/aboutus'), send()))).toBe(pageOf('site-1'));
    const other = await keeping.page(request('/payment'), send());
    expect(other.status).toBe(503);
    expect(await other.text()).toContain('No internet connection');
  });

  it('is none that the worker of another version kept before it failed', async () => {
    const caches = shelves();
    const old = worker(caches, 'site-0');
    const answers = [new Response(pageOf('site-0')), new Response('missing', { status: 404 })];
    old.answering(() => Promise.resolve(answers.shift() ?? Response.error()));
    const files = [request('/'), request('/assets/main-5f0c9a52.js')];
    await expect(old.keeping.install(files)).rejects.toThrow('cannot be kept');
    const { keeping, online, offline, send } = worker(caches);
    online(pageOf('site-1'));
    await keeping.install(files);
    offline();
    expect(await textOf(keeping.page(request('/'), send()))).toBe(pageOf('site-1'));
  });

  it('is not kept if the server forbids it, whatever its address looks like', async () => {
    const { keeping, answering, offline, send } = worker();
    const headers = { 'cache-control': 'no-store' };
    answering(() => Promise.resolve(new Response('personal', { headers })));
    const open = () => keeping.page(request('/%61pi/v1/hotel/reservations/5f0c9a52'), send());
    expect(await textOf(open())).toBe('personal');
    offline();
    expect((await open()).status).toBe(503);
  });
});

describe('what a guest reads of their reservations', () => {
  it('is read again without a network by the same guest, and by nobody else', async () => {
    const { keeping, online, offline } = worker();
    online('my stays');
    await keeping.own(request(LIST, 'ada'));
    offline();
    expect(await textOf(keeping.own(request(LIST, 'ada')))).toBe('my stays');
    await expect(keeping.own(request(LIST, 'bayo'))).rejects.toThrow('Failed to fetch');
    await expect(keeping.own(request(LIST))).rejects.toThrow('Failed to fetch');
  });

  it('is not told any more after a change, also one whose answer got lost', async () => {
    const { keeping, online, offline } = worker();
    online('unpaid');
    await keeping.own(request(LIST, 'ada'));
    offline();
    await expect(keeping.change(request('/api/v1/reservation', 'ada'))).rejects.toThrow();
    await expect(keeping.own(request(LIST, 'ada'))).rejects.toThrow('Failed to fetch');
  });

  it('is not kept where it was read while a change was under way', async () => {
    const { keeping, online, answering, offline } = worker();
    let lose: ((cause: Error) => void) | undefined;
    const lost = new Promise<Response>((_, reject) => {
      lose = reject;
    });
    const sent = new Promise<void>((resolve) => {
      answering(() => {
        resolve();
        return lost;
      });
    });
    const changing = keeping.change(request('/api/v1/reservation', 'ada'));
    await sent;
    online('before the change');
    await keeping.own(request(LIST, 'ada'));
    lose?.(new TypeError('Lost'));
    await expect(changing).rejects.toThrow('Lost');
    offline();
    await expect(keeping.own(request(LIST, 'ada'))).rejects.toThrow('Failed to fetch');
  });

  it('is forgotten when the guest leaves', async () => {
    const { keeping, online, offline } = worker();
    online('my stays');
    await keeping.own(request(LIST, 'ada'));
    await keeping.clearOwn();
    offline();
    await expect(keeping.own(request(LIST, 'ada'))).rejects.toThrow('Failed to fetch');
  });
});

describe('a file', () => {
  it('is fetched once', async () => {
    const { keeping, online, offline } = worker();
    online('code');
    await keeping.file(request('/assets/a-1.js'));
    offline();
    expect(await textOf(keeping.file(request('/assets/a-1.js')))).toBe('code');
  });
});

describe('the page of a reservation', () => {
  it.each(['/my-reservations', '/reservation', '/confirmPayment'])(
    'below %s is kept once for all, and its key names none',
    async (path) => {
      const { keeping, online, offline, send } = worker();
      online(pageOf('site-1'));
      await keeping.page(request(`${path}/5f0c9a52`), send());
      offline();
      const other = keeping.page(request(`${path}/77aa01cc`), send());
      expect(await textOf(other)).toBe(pageOf('site-1'));
      expect((await keeping.page(request(path), send())).status).toBe(503);
    },
  );
});

it('What was read stays readable where a change can’t leave the device', async () => {
  const { keeping, online, offline, setOffline } = worker();
  online('my stays');
  await keeping.own(request(LIST, 'ada'));
  offline();
  setOffline();
  await expect(keeping.change(request('/api/v1/payment/verify/', 'ada'))).rejects.toThrow();
  expect(await textOf(keeping.own(request(LIST, 'ada')))).toBe('my stays');
});

it('What was read is outdated by an answered change, even if the device says that it has no network', async () => {
  const { keeping, online, offline, setOffline } = worker();
  setOffline();
  online('unpaid');
  await keeping.own(request(LIST, 'ada'));
  await keeping.change(request('/api/v1/payment/verify/', 'ada'));
  offline();
  await expect(keeping.own(request(LIST, 'ada'))).rejects.toThrow('Failed to fetch');
});

it('A device without room or storage for copies gets everything from the network', async () => {
  const broken = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  const full = { open: () => Promise.resolve({ match: broken, put: broken }) };
  for (const caches of [
    { open: broken, match: broken, delete: broken },
    { ...shelves(), ...full },
  ]) {
    const send = () => Promise.resolve(new Response('from the network'));
    const keeping = cacheStrategyIn(caches, 'site-1', send);
    for (const answer of [
      keeping.page(request('/'), send()),
      keeping.file(request('/assets/a-1.js')),
      keeping.own(request(LIST, 'ada')),
      keeping.change(request('/api/v1/reservation', 'ada')),
    ])
      expect(await textOf(answer)).toBe('from the network');
  }
});
