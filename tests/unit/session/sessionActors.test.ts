import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  adaobi,
  bola,
  openJourney,
  refused,
  tokens,
  type Answer,
} from '../../support/journeyWithoutPage';

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
    const { storage, places, told } = await logIn();
    expect(storage.user.read()).toEqual(adaobi);
    expect(storage.accessToken.read()).toBe('access-2');
    expect(storage.refreshToken.read()).toBe('refresh-2');
    expect(told).toEqual([adaobi.id]);
    expect(places).toEqual(['/ instead']);
  });

  it('returns once to where the guest was sent from', async () => {
    const { storage, places } = await logIn(adaobi, (journey) => {
      journey.storage.redirectAfterLogin.write('/my-reservations?page=2');
    });
    expect(places).toEqual(['/my-reservations?page=2 instead']);
    expect(storage.redirectAfterLogin.read()).toBeUndefined();
  });

  it('never leads to another site', async () => {
    const { places } = await logIn(adaobi, (journey) => {
      journey.storage.redirectAfterLogin.write('//elsewhere.test/');
    });
    expect(places).toEqual(['/ instead']);
  });

  it.each([
    ['keeps what is kept of the same guest', adaobi, 'found'],
    ['removes what is kept of another', bola, 'missing'],
  ])('%s', async (_, user, kind) => {
    const { storage } = await logIn(user, (journey) => {
      journey.storage.user.write(adaobi);
      journey.storage.paystackPaymentResponse.write(adaobi.id, answer);
    });
    expect(storage.paystackPaymentResponse.find(adaobi.id).kind).toBe(kind);
  });
});

describe('Being sent to the login page', () => {
  it('takes the place of the page, whose address is kept for the return', async () => {
    const { session, storage, places } = openJourney({ guest: null, path: '/my-reservations' });
    session.send({
      type: 'login.required',
      returnPath: '/my-reservations?page=2',
      announcedBy: 'loginPage',
    });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storage.redirectAfterLogin.read()).toBe('/my-reservations?page=2');
    expect(places).toEqual(['/login instead']);
  });
});

describe('Logging out', () => {
  const gone: Record<string, Answer> = { [logout]: () => new Response(null, { status: 204 }) };

  it('forgets the guest, tells the other tabs, goes home, and has the tokens taken back', async () => {
    const { session, storage, places, calls, device, told } = openJourney({ answers: gone });
    storage.confirmedReservation.write(adaobi.id, answer);
    session.send({ type: 'logout.requested' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(device.keys()).toEqual([]);
    expect(storage.accessToken.read()).toBeUndefined();
    expect(places).toEqual(['/']);
    expect(told).toEqual([null]);
    await expect.poll(() => calls.length).toBe(1);
    expect(calls).toMatchObject([
      { what: logout, token: 'Bearer access-1', body: { refreshToken: 'refresh-1' } },
    ]);
  });

  it('takes back a session of which this tab has only the refresh token', async () => {
    const { session, storage, calls } = openJourney({ answers: gone });
    storage.accessToken.clear();
    session.send({ type: 'logout.requested' });
    await expect.poll(() => calls.length).toBe(1);
    expect(calls).toMatchObject([
      { what: logout, token: null, body: { refreshToken: 'refresh-1' } },
    ]);
  });

  it('asks the server nothing where there is no token to take back', async () => {
    const { session, storage, calls } = openJourney({ answers: gone });
    storage.refreshToken.clear();
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
    const { session, storage } = openJourney();
    if (stored === null) storage.user.clear();
    session.send(expire);
    expect(storage.accessToken.read()).toBeUndefined();
    expect(storage.refreshToken.read()).toBeUndefined();
  });

  it('leaves the others their refresh token where another guest has logged in since', () => {
    const { session, storage } = openJourney();
    storage.user.write(bola);
    storage.refreshToken.write('bola-1');
    session.send(expire);
    expect(storage.accessToken.read()).toBeUndefined();
    expect(storage.refreshToken.read()).toBe('bola-1');
  });

  it('forgets all tokens where it is not known whose they were', () => {
    const { session, storage } = openJourney({ guest: null });
    storage.user.write(bola);
    storage.refreshToken.write('bola-1');
    session.send(expire);
    expect(storage.refreshToken.read()).toBeUndefined();
  });
});

describe('Another tab', () => {
  const text = JSON.stringify({ savedAt: 1, userId: adaobi.id, state: {} });

  it('that logs out ends the session here, and nothing of the guest stays in this tab', async () => {
    const { session, storage, changeElsewhere } = openJourney();
    storage.tab.write('snapshot:booking', text);
    changeElsewhere(() => {
      storage.user.clear();
      storage.refreshToken.clear();
    });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storage.tab.keys()).toEqual([]);
  });

  it('that logs another guest in hands this tab over, without what was the first one’s', () => {
    const { session, storage, changeElsewhere } = openJourney();
    storage.tab.write('snapshot:booking', text);
    changeElsewhere(() => storage.user.write(bola));
    expect(session.getSnapshot().context.user).toEqual(bola);
    expect(storage.tab.keys()).toEqual([]);
  });

  it('that logs in where nobody is here is followed; one that only leaves a name is not', () => {
    const { session, storage, changeElsewhere } = openJourney({ guest: null });
    changeElsewhere(() => storage.user.write(bola));
    expect(session.getSnapshot().context.user).toBeNull();
    changeElsewhere(() => storage.refreshToken.write('bola-1'));
    expect(session.getSnapshot().context.user).toEqual(bola);
  });

  it('cannot take away the token that this tab has for itself', () => {
    const { session, storage, changeElsewhere } = openJourney();
    changeElsewhere(() => storage.refreshToken.clear());
    expect(session.getSnapshot().matches('authenticated')).toBe(true);
    expect(storage.accessToken.read()).toBe('access-1');
  });
});

describe('Reading what is stored', () => {
  it('finds a session by its access token, its refresh token, or none', async () => {
    const whole = openJourney();
    expect(whole.session.getSnapshot().matches({ authenticated: 'current' })).toBe(true);
    expect(whole.calls).toEqual([]);

    const half = openJourney({
      stored: { user: adaobi, refreshToken: 'refresh-1' },
      answers: { [refresh]: () => ({ user: bola, token: fresh }) },
    });
    await waitFor(half.session, (snapshot) => snapshot.hasTag('loggedIn'));
    expect(half.calls).toMatchObject([{ what: refresh, body: { refreshToken: 'refresh-1' } }]);
    expect(half.session.getSnapshot().context.user).toEqual(bola);
    expect(half.storage.user.read()).toEqual(bola);

    const none = openJourney({ stored: { user: adaobi } });
    expect(none.session.getSnapshot().matches('anonymous')).toBe(true);
  });
});

describe('A renewal', () => {
  const renew = { type: 'renewal.needed' } as const;

  it.each([401, 403, 400])('that is refused with %d ends the session', async (status) => {
    const { session, storage } = openJourney({
      answers: { [refresh]: () => refused(status, 'token_invalid') },
    });
    session.send(renew);
    await waitFor(session, (snapshot) => snapshot.matches('lapsed'));
    expect(storage.accessToken.read()).toBeUndefined();
    expect(storage.refreshToken.read()).toBeUndefined();
  });

  it.each([408, 429, 500, 503])('that fails with %d may help another time', async (status) => {
    const { session, storage } = openJourney({
      answers: { [refresh]: () => refused(status, 'try_again') },
    });
    session.send(renew);
    await waitFor(session, (snapshot) => !snapshot.hasTag('renewing'));
    expect(session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(storage.refreshToken.read()).toBe('refresh-1');
  });

  it('without a refresh token is over at once', async () => {
    const { session, storage, calls } = openJourney();
    storage.refreshToken.clear();
    session.send(renew);
    await waitFor(session, (snapshot) => snapshot.matches('lapsed'));
    expect(calls).toEqual([]);
  });

  it('asks again with the token that another tab has stored meanwhile', async () => {
    const journey = openJourney({
      answers: {
        [refresh]: ({ body }) => {
          if (JSON.stringify(body).includes('refresh-9')) return { user: adaobi, token: fresh };
          journey.storage.refreshToken.write('refresh-9');
          return refused(401, 'token_reused');
        },
      },
    });
    journey.session.send(renew);
    await waitFor(journey.session, (snapshot) => !snapshot.hasTag('renewing'));
    expect(journey.calls).toHaveLength(2);
    expect(journey.session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(journey.storage.refreshToken.read()).toBe('refresh-2');
  });

  it('is given up when nobody waits for it any more', async () => {
    const { session, calls } = openJourney({
      answers: { [refresh]: () => new Promise(() => 0), [logout]: () => refused(500, 'no') },
    });
    session.send(renew);
    await expect.poll(() => calls.length).toBe(1);
    session.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('keeps the tokens that came', async () => {
    const { session, storage } = openJourney({
      answers: { [refresh]: () => ({ user: adaobi, token: fresh }) },
    });
    expect(storage.accessToken.read()).toBe(tokens.accessToken);
    session.send(renew);
    await waitFor(session, (snapshot) => !snapshot.hasTag('renewing'));
    expect(storage.accessToken.read()).toBe('access-2');
    expect(storage.refreshToken.read()).toBe('refresh-2');
  });
});
