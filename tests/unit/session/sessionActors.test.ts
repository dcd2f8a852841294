import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { adaobi, bola, openJourney, type Responder } from '../../support/journeyWithoutPage';

const logout = 'POST /api/v1/auth/users/logout';
const refresh = 'POST /api/v1/auth/users/refresh';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const answer = { paymentLink: 'https://pay.test' };

/** A visitor on the login page who has just been let in. */
async function logIn(user = adaobi, before?: (journey: ReturnType<typeof openJourney>) => void) {
  const journey = openJourney({ guest: null, path: '/login' });
  before?.(journey);
  journey.session.send({ type: 'login.succeeded', session: { user, token: fresh } });
  await waitFor(journey.session, (snapshot) => snapshot.matches({ authenticated: 'current' }));
  return journey;
}

describe('Logging in', () => {
  it('keeps the session, tells the other tabs, and takes the place of the login page', async () => {
    const { keys, places, told } = await logIn();
    expect(keys.user.read()).toEqual(adaobi);
    expect(keys.accessToken.read(adaobi.id)).toBe('access-2');
    expect(keys.refreshToken.read()).toBe('refresh-2');
    expect(told).toEqual([adaobi.id]);
    expect(places).toEqual(['/ instead']);
  });

  it('returns once to where the guest was sent from', async () => {
    const { keys, places } = await logIn(adaobi, (journey) => {
      journey.keys.redirectAfterLogin.write('/my-reservations?page=2', undefined);
    });
    expect(places).toEqual(['/my-reservations?page=2 instead']);
    expect(keys.redirectAfterLogin.read(adaobi.id)).toBeUndefined();
  });

  it('leads there however long its page takes to come, also when the wait was given up', async () => {
    const journey = openJourney({ guest: null, path: '/login' });
    const { session, keys, context } = journey;
    const asked: string[] = [];
    context.navigation.arrived('/login', (path) => void asked.push(path), 'push');
    keys.redirectAfterLogin.write('/my-reservations?page=2', undefined);
    session.send({ type: 'login.succeeded', session: { user: adaobi, token: fresh } });
    await expect.poll(() => asked.length).toBe(1);
    expect(context.browserSession.returnPath()).toBe('/my-reservations?page=2');
    session.send({ type: 'refresh.needed' });
    await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'current' }));
    session.send({ type: 'login.visited' });
    await expect.poll(() => asked).toEqual(['/my-reservations?page=2', '/my-reservations?page=2']);
    context.navigation.arrived('/my-reservations?page=2', () => undefined, 'replace');
    await expect.poll(() => keys.redirectAfterLogin.read(adaobi.id)).toBeUndefined();
  });

  it.each([
    ['leads the guest whose session ended back to that page', adaobi, '/my-reservations/a-1'],
    ['does not lead another guest to it', bola, '/'],
  ])('%s', async (_, user, place) => {
    const journey = openJourney({ path: '/my-reservations/a-1' });
    const { session, places } = journey;
    session.send({ type: 'session.expired', returnPath: '/my-reservations/a-1' });
    session.send({ type: 'alert.acknowledged' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    session.send({ type: 'login.succeeded', session: { user, token: fresh } });
    await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'current' }));
    expect(places).toEqual(['/login instead', `${place} instead`]);
  });

  it.each([
    ['keeps what is kept of the same guest', adaobi, 'found'],
    ['removes what is kept of another', bola, 'missing'],
  ])('%s', async (_, user, kind) => {
    const { storage } = await logIn(user, (journey) => {
      journey.keys.user.write(adaobi);
      journey.storage.paystackPaymentResponse.write(adaobi.id, answer);
    });
    expect(storage.paystackPaymentResponse.find(adaobi.id).kind).toBe(kind);
  });
});

describe('Being sent to the login page', () => {
  it('takes the place of the page, whose address is kept for the return', async () => {
    const { session, keys, places } = openJourney({ guest: null, path: '/my-reservations' });
    session.send({
      type: 'login.required',
      returnPath: '/my-reservations?page=2',
      announcedBy: 'loginPage',
    });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(keys.redirectAfterLogin.read(adaobi.id)).toBe('/my-reservations?page=2');
    expect(places).toEqual(['/login instead']);
  });
});

describe('Logging out', () => {
  const gone: Record<string, Responder> = { [logout]: () => new Response(null, { status: 204 }) };

  it('forgets the guest, tells the other tabs, goes home, and has the tokens taken back', async () => {
    const { session, keys, storage, places, calls, device, told } = openJourney({
      responses: gone,
    });
    storage.confirmedReservation.write(adaobi.id, answer);
    session.send({ type: 'logout.requested' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(device.keys()).toEqual([]);
    expect(keys.accessToken.read(adaobi.id)).toBeUndefined();
    expect(places).toEqual(['/']);
    expect(told).toEqual([null]);
    await expect.poll(() => calls.length).toBe(1);
    expect(calls).toMatchObject([
      { what: logout, token: 'Bearer access-1', body: { refreshToken: 'refresh-1' } },
    ]);
  });

  it('takes back a session of which this tab has only the refresh token', async () => {
    const { session, keys, calls } = openJourney({ responses: gone });
    keys.accessToken.clear();
    session.send({ type: 'logout.requested' });
    await expect.poll(() => calls.length).toBe(1);
    expect(calls).toMatchObject([
      { what: logout, token: null, body: { refreshToken: 'refresh-1' } },
    ]);
  });

  it('asks the server nothing where there is no token to take back', async () => {
    const { session, keys, calls } = openJourney({ responses: gone });
    keys.refreshToken.clear();
    session.send({ type: 'logout.requested' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(calls).toEqual([]);
  });
});

describe('A session that is over', () => {
  const expire = { type: 'session.expired', returnPath: '/' } as const;

  it.each([
    ['the guest’s own', adaobi],
    ['nobody’s', null],
  ])('forgets the tokens that are %s', (_, stored) => {
    const { session, keys } = openJourney();
    if (stored === null) keys.user.clear();
    session.send(expire);
    expect(keys.accessToken.read(adaobi.id)).toBeUndefined();
    expect(keys.refreshToken.read()).toBeUndefined();
  });

  it('leaves the others their refresh token where another guest has logged in since', () => {
    const { session, keys } = openJourney();
    keys.user.write(bola);
    keys.refreshToken.write('bola-1');
    session.send(expire);
    expect(keys.accessToken.read(adaobi.id)).toBeUndefined();
    expect(keys.refreshToken.read()).toBe('bola-1');
  });

  it('forgets all tokens where it is not known whose they were', () => {
    const { session, keys } = openJourney({ guest: null });
    keys.user.write(bola);
    keys.refreshToken.write('bola-1');
    session.send(expire);
    expect(keys.refreshToken.read()).toBeUndefined();
  });
});

describe('Another tab', () => {
  const text = JSON.stringify({ savedAt: 1, userId: adaobi.id, state: {} });

  it('that logs another guest in hands this tab over, without what was the first one’s', () => {
    const { session, keys, storage, changeElsewhere } = openJourney();
    storage.tab.write('snapshot:booking', text);
    changeElsewhere(() => keys.user.write(bola));
    expect(session.getSnapshot().context.user).toEqual(bola);
    expect(storage.tab.keys()).toEqual([]);
  });

  it('that logs in where nobody is here is followed; one that only leaves a name is not', () => {
    const { session, keys, changeElsewhere } = openJourney({ guest: null });
    changeElsewhere(() => keys.user.write(bola));
    expect(session.getSnapshot().context.user).toBeNull();
    changeElsewhere(() => keys.refreshToken.write('bola-1'));
    expect(session.getSnapshot().context.user).toEqual(bola);
  });

  it('that leaves another guest’s name without a session makes nobody of this tab’s guest', () => {
    const { session, keys, changeElsewhere, context } = openJourney();
    changeElsewhere(() => {
      keys.user.write(bola);
      keys.refreshToken.clear();
    });
    expect(session.getSnapshot().matches('anonymous')).toBe(true);
    expect(context.browserSession.accessToken()).toBeUndefined();
  });

  it('that logs another guest in gets no call made with the token of the first', async () => {
    const { context, keys, calls, becomes } = openJourney({
      responses: {
        [refresh]: () => ({ user: bola, token: { accessToken: 'b-2', refreshToken: 'b-3' } }),
        'GET /api/v1/hotel/reservations/history': () => ({ reservations: [] }),
      },
    });
    keys.accessToken.write('access-1', adaobi.id);
    keys.refreshToken.write('b-1');
    becomes(bola);
    await context.client.GET('/api/v1/hotel/reservations/history', {});
    expect(calls.map(({ token }) => token)).toEqual([null, 'Bearer b-2']);
    expect(calls[0]?.body).toEqual({ refreshToken: 'b-1' });
  });

  it('cannot take away the token that this tab has for itself', () => {
    const { session, keys, changeElsewhere } = openJourney();
    changeElsewhere(() => keys.refreshToken.clear());
    expect(session.getSnapshot().matches('authenticated')).toBe(true);
    expect(keys.accessToken.read(adaobi.id)).toBe('access-1');
  });

  it('is heard of for as long as the session runs', () => {
    const { session, hearsOfTabs } = openJourney();
    expect(hearsOfTabs()).toBe(true);
    session.stop();
    expect(hearsOfTabs()).toBe(false);
  });
});

describe('Reading what is stored', () => {
  it('in a tab that was opened again finds no token of a guest who has left', async () => {
    const responses = { [refresh]: () => ({ user: bola, token: fresh }) };
    const { context, keys, session, calls } = openJourney({
      stored: { user: bola, refreshToken: 'bola-1' },
      own: { accessToken: 'adaobi’s', owner: adaobi.id },
      responses,
    });
    expect(context.browserSession.accessToken()).toBeUndefined();
    await waitFor(session, (snapshot) => snapshot.hasTag('loggedIn'));
    expect(calls).toMatchObject([{ what: refresh, body: { refreshToken: 'bola-1' }, token: null }]);
    expect(keys.accessToken.read(bola.id)).toBe(fresh.accessToken);
    expect(keys.accessToken.read(adaobi.id)).toBeUndefined();

    const nobody = openJourney({ guest: null, own: { accessToken: 'adaobi’s' } });
    expect(nobody.session.getSnapshot().matches('anonymous')).toBe(true);
    expect(nobody.context.browserSession.accessToken()).toBeUndefined();
  });
});
