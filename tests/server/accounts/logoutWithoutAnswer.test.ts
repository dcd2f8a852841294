import { expect, onTestFinished, test, vi } from 'vitest';
import { createAppContext } from '../../../src/app/createAppContext';
import { memoryStore } from '../../../src/storage/keyValueStore';
import { knownClock } from '../../../models/fixtures/knownClock';
import { callAccounts, signUpAndLogIn } from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { textAt } from '../support/reading';

const hotel = await freshHotel();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A guest's browser, whose line to the real server a test cuts, and whose pages it opens and closes. */
async function browserOfGuest() {
  const guest = await signUpAndLogIn(hotel);
  const { body } = await callAccounts(hotel, 'login', guest);
  const [token, refreshToken] = [
    textAt(body, 'token.accessToken'),
    textAt(body, 'token.refreshToken'),
  ];
  const user = { ...guest, id: textAt(body, 'user.id'), firstName: 'Adaobi', lastName: 'Okeke' };
  const device = memoryStore();
  device.write('user', JSON.stringify({ ...user, phoneNumber: '08030000000' }));
  device.write('refreshToken', refreshToken);
  const line: { state: 'up' | 'cut' | 'busy' | 'answersLost'; calls: number } = {
    state: 'up',
    calls: 0,
  };

  async function send(request: Request): Promise<Response> {
    line.calls += 1;
    if (line.state === 'cut') throw new TypeError('Failed to fetch');
    if (line.state === 'busy') {
      return Response.json({ code: 'temporarily_unavailable', message: '' }, { status: 503 });
    }
    const { status } = await hotel.request('POST', new URL(request.url).pathname, {
      body: await request.json(),
    });
    if (line.state === 'answersLost') throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  }

  function openPage(tab = memoryStore()) {
    const { session } = createAppContext({
      tabStore: tab,
      deviceStore: device,
      baseUrl: 'http://hotel.test',
      send,
      withLock: (_name, work) => work(),
      otherTabs: { tell: () => undefined, watch: () => () => undefined },
      leaveFor: () => undefined,
      onPageRestore: () => () => undefined,
      watchFragment: () => () => undefined,
      clock: knownClock(() => hotel.clock.now()),
      bookingFlow: 'confirm',
    });
    session.start();
    onTestFinished(() => {
      session.stop();
    });
    return session;
  }

  const tab = memoryStore();
  tab.write('accessToken', token);
  return {
    line,
    device,
    openPage,
    /** The guest logs out on a page that shows. */
    async logOut() {
      const session = openPage(tab);
      session.send({ type: 'logout.requested' });
      expect([device.read('user'), device.read('refreshToken')]).toEqual([null, null]);
      expect(tab.read('accessToken')).toBeNull();
      await expect.poll(() => line.calls).toBeGreaterThan(0);
      return session;
    },
    /** Whether whoever has the guest's tokens still gets in. */
    isOpen: async () => {
      const history = '/api/v1/hotel/reservations/history';
      return (await hotel.request('GET', history, { token })).status === 200;
    },
    refreshToken,
  };
}

test.each(['cut', 'busy'] as const)(
  'A logout on a line that is %s ends the session once the server answers, with the page still open',
  async (state) => {
    const guest = await browserOfGuest();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    guest.line.state = state;
    await guest.logOut();
    await expect.poll(() => guest.device.keys()).toEqual(['sessionsToEnd']);
    await expect.poll(() => guest.line.calls).toBeGreaterThan(1);
    expect(await guest.isOpen()).toBe(true);
    guest.line.state = 'up';
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect.poll(guest.isOpen).toBe(false);
    await expect.poll(() => guest.device.keys()).toEqual([]);
    const { calls } = guest.line;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(guest.line.calls).toBe(calls);
  },
);

test('A logout on a dead line ends the session at the next start, or not at all after a day', async () => {
  const guest = await browserOfGuest();
  guest.line.state = 'cut';
  (await guest.logOut()).stop();
  guest.line.state = 'up';
  guest.openPage();
  await expect.poll(guest.isOpen).toBe(false);
  await expect.poll(() => guest.device.keys()).toEqual([]);

  const other = await browserOfGuest();
  other.line.state = 'cut';
  (await other.logOut()).stop();
  await expect.poll(() => other.device.keys()).toEqual(['sessionsToEnd']);
  hotel.clock.advance(DAY);
  const { calls } = other.line;
  other.line.state = 'up';
  other.openPage();
  await expect.poll(() => other.device.keys()).toEqual([]);
  expect(other.line.calls).toBe(calls);
});

test('A logout whose answer was lost is over at once, and its repeat changes nothing', async () => {
  const guest = await browserOfGuest();
  guest.line.state = 'answersLost';
  (await guest.logOut()).stop();
  expect(await guest.isOpen()).toBe(false);
  guest.line.state = 'up';
  guest.openPage();
  await expect.poll(() => guest.device.keys()).toEqual([]);
});

test('What is kept ends the guest’s one session, and opens none for a thief', async () => {
  const guest = await browserOfGuest();
  const elsewhere = await callAccounts(hotel, 'login', {
    email: 'adaobi@example.com',
    password: 'Lagoon#42',
  });
  const other = textAt(elsewhere.body, 'token.refreshToken');
  guest.line.state = 'cut';
  (await guest.logOut()).stop();
  await expect.poll(() => guest.device.keys()).toEqual(['sessionsToEnd']);
  const kept = guest.device.read('sessionsToEnd') ?? '';
  expect(kept).not.toContain(guest.refreshToken);
  const [stolen = ''] = /[\w-]{43}/.exec(kept) ?? [];
  expect((await callAccounts(hotel, 'refresh', { refreshToken: stolen })).status).toBe(401);
  expect((await callAccounts(hotel, 'logout', { refreshToken: stolen })).status).toBe(204);
  const history = await hotel.request('GET', '/api/v1/hotel/reservations/history', {
    token: stolen,
  });
  expect(history.status).toBe(401);
  expect(await guest.isOpen()).toBe(true);
  expect((await callAccounts(hotel, 'logout', { refreshTokenHash: stolen })).status).toBe(204);
  expect(await guest.isOpen()).toBe(false);
  expect((await callAccounts(hotel, 'refresh', { refreshToken: other })).status).toBe(200);
});

test.each([{}, { refreshTokenHash: 'short' }, { refreshTokenHash: 'x'.repeat(44) }])(
  'A logout that names no session is refused: %j',
  async (body) => {
    expect((await callAccounts(hotel, 'logout', body)).status).toBe(400);
  },
);
