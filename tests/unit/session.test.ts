import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { User } from '../../machines/contract/wire';
import { CallFailed, type Failure } from '../../machines/failure';
import { alertOf } from '../../machines/screen';
import { sessionMachine, type StoredSession } from '../../machines/session';

const user: User = {
  id: 'u-1',
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'adaobi@example.com',
  phoneNumber: '08030000000',
};
const renewedUser: User = { ...user, lastName: 'Eze' };
const login = { user, token: { accessToken: 'access', refreshToken: 'refresh' } };
const nothing: StoredSession = { user: null, token: 'none' };
const offline: Failure = { kind: 'unreachable', message: 'offline' };

interface Setting {
  stored?: StoredSession | 'unreadable';
  renewal?: User | Failure;
  saving?: 'refused';
}

function sessionWith({ stored = nothing, renewal = renewedUser, saving }: Setting = {}) {
  const happened: string[] = [];
  const note = (what: string) => {
    happened.push(what);
    return Promise.resolve();
  };
  const machine = sessionMachine.provide({
    actors: {
      loadStoredSession: fromPromise(() =>
        stored === 'unreadable' ? Promise.reject(new Error('denied')) : Promise.resolve(stored),
      ),
      renewSession: fromPromise(() =>
        'kind' in renewal
          ? Promise.reject(new CallFailed(renewal))
          : Promise.resolve({ user: renewal }),
      ),
      saveSession: fromPromise(({ input }) =>
        saving === 'refused'
          ? Promise.reject(new Error('storage is full'))
          : note(`saved ${input.session.token.refreshToken}`),
      ),
      forgetTokens: fromPromise(() => note('forgot the tokens')),
      forgetGuest: fromPromise(() => note('forgot the guest')),
      goToLogin: fromPromise(({ input }) => note(`to the login from ${input.returnPath}`)),
      returnAfterLogin: fromPromise(() => note('returned')),
      navigate: fromPromise(({ input }) => note(`to ${input.to}`)),
    },
  });
  const session = createActor(machine).start();
  const settled = () =>
    waitFor(
      session,
      (snapshot) =>
        !snapshot.hasTag('settling') &&
        !snapshot.hasTag('busy') &&
        !snapshot.matches('goingHome') &&
        !snapshot.matches('goingToLogin'),
    );
  return { session, happened, settled };
}

async function loggedIn(setting: Setting = {}) {
  const parts = sessionWith({ stored: { user, token: 'access' }, ...setting });
  await parts.settled();
  return parts;
}

describe('when a page loads', () => {
  it('makes guarded places wait until the stored session is known', async () => {
    const { session, settled } = sessionWith();
    expect(session.getSnapshot().hasTag('settling')).toBe(true);
    await settled();
    expect(session.getSnapshot().hasTag('settling')).toBe(false);
  });

  it.each<[Setting['stored'], boolean, User | null]>([
    [{ user, token: 'access' }, true, user],
    [{ user, token: 'refresh' }, true, renewedUser],
    [nothing, false, null],
    ['unreadable', false, null],
  ])('with %j stored, the guest is logged in: %s', async (stored, expected, known) => {
    const { settled } = sessionWith({ ...(stored && { stored }) });
    const snapshot = await settled();
    expect(snapshot.hasTag('loggedIn')).toBe(expected);
    expect(snapshot.context.user).toEqual(known);
  });

  it('keeps a guest who is offline logged in', async () => {
    const { settled } = sessionWith({ stored: { user, token: 'refresh' }, renewal: offline });
    expect((await settled()).hasTag('loggedIn')).toBe(true);
  });

  it('says nothing of a stored session that is over until a login is needed', async () => {
    const { session, happened, settled } = sessionWith({
      stored: { user, token: 'refresh' },
      renewal: { kind: 'sessionExpired' },
    });
    const snapshot = await settled();
    expect(happened).toEqual(['forgot the tokens']);
    expect(snapshot.context.user).toBeNull();
    expect(snapshot.hasTag('alert')).toBe(false);
    session.send({ type: 'login.required', returnPath: '/reservation', announcedBy: 'loginPage' });
    expect(alertOf(session.getSnapshot())).toBe(
      'Your session has expired or is invalid. Please log in again.',
    );
  });
});

describe('a visitor', () => {
  it('is told that a login is needed, and sent there with the way back', async () => {
    const { session, happened, settled } = sessionWith();
    await settled();
    session.send({ type: 'login.required', returnPath: '/payment?a=1', announcedBy: 'alert' });
    expect(alertOf(session.getSnapshot())).toBe(
      'You are not logged in. Please log in to make a reservation.',
    );
    session.send({ type: 'alert.acknowledged' });
    await settled();
    expect(happened).toEqual(['to the login from /payment?a=1']);
  });

  it('is sent to log in silently where the login page explains why', async () => {
    const { session, happened, settled } = sessionWith();
    await settled();
    session.send({ type: 'login.required', returnPath: '/reservation', announcedBy: 'loginPage' });
    await settled();
    expect(happened).toEqual(['to the login from /reservation']);
  });

  it('is known, kept and taken back to where they came from after logging in', async () => {
    const { session, happened, settled } = sessionWith();
    await settled();
    session.send({ type: 'login.succeeded', session: login });
    const snapshot = await settled();
    expect(happened).toEqual(['saved refresh', 'returned']);
    expect(snapshot.hasTag('loggedIn')).toBe(true);
    expect(snapshot.context.user).toEqual(user);
  });

  it('is told when the browser keeps no session', async () => {
    const { session, settled } = sessionWith({ saving: 'refused' });
    await settled();
    session.send({ type: 'login.succeeded', session: login });
    const snapshot = await settled();
    expect(alertOf(snapshot)).toContain('does not let us keep you logged in');
    session.send({ type: 'alert.acknowledged' });
    expect(session.getSnapshot().matches('anonymous')).toBe(true);
    expect(session.getSnapshot().context.user).toBeNull();
  });
});

describe('a logged-in guest', () => {
  it('is forgotten at once by logging out, and sees the home page', async () => {
    const { session, happened, settled } = await loggedIn();
    session.send({ type: 'logout.requested' });
    expect(session.getSnapshot().hasTag('loggedIn')).toBe(false);
    expect(session.getSnapshot().context.user).toBeNull();
    await settled();
    expect(happened).toEqual(['forgot the guest', 'to /']);
  });

  it('is told on a 401 that the session is over, loses the tokens and comes back later', async () => {
    const { session, happened, settled } = await loggedIn();
    session.send({ type: 'session.expired', returnPath: '/my-reservations' });
    expect(alertOf(session.getSnapshot())).toBe(
      'Your session has expired or is invalid. Please log in again.',
    );
    session.send({ type: 'alert.acknowledged' });
    await settled();
    expect(happened).toEqual(['forgot the tokens', 'to the login from /my-reservations']);
  });

  it('is a visitor once another tab has logged out', async () => {
    const { session } = await loggedIn();
    session.send({ type: 'session.endedElsewhere' });
    expect(session.getSnapshot().matches('anonymous')).toBe(true);
    expect(session.getSnapshot().context.user).toBeNull();
  });
});
