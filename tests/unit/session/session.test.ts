import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../machines/contract/wire';
import type { RefreshResult } from '../../../machines/session/sessionRefresh';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import { alertOf } from '../../../machines/shared/screen';
import { sessionMachine } from '../../../machines/session/sessionMachine';
import type {
  SessionEvent,
  SharedSession,
  StoredSession,
} from '../../../machines/session/sessionEvents';

const user: User = {
  id: 'u-1',
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'adaobi@example.com',
  phoneNumber: '08030000000',
};
const refreshedUser: User = { ...user, lastName: 'Eze' };
const nothing: SharedSession = { user: null, token: 'none' };
const offline: Failure = { kind: 'unreachable', message: 'offline' };

interface Setting {
  stored?: StoredSession | 'unreadable';
  refresh?: RefreshResult | Failure | 'never';
}

function refreshBy(refresh: NonNullable<Setting['refresh']>): Promise<RefreshResult> {
  if (refresh === 'never') return new Promise(() => undefined);
  return 'kind' in refresh ? Promise.reject(new CallFailed(refresh)) : Promise.resolve(refresh);
}

function sessionWith({
  stored = nothing,
  refresh = { outcome: 'refreshed', user: refreshedUser },
}: Setting = {}) {
  const happened: string[] = [];
  const note = (what: string) => {
    happened.push(what);
    return Promise.resolve();
  };
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({
    actors: {
      watchStoredSession: fromCallback(({ sendBack }) => {
        if (stored === 'unreadable') throw new Error('denied');
        sendBack({ type: 'session.found', stored } satisfies SessionEvent);
      }),
      watchLocation: fromCallback(() => undefined),
      refreshSession: fromPromise(() => refreshBy(refresh)),
      navigateToLogin: fromPromise(({ input }) => note(`to the login from ${input.returnPath}`)),
      returnAfterLogin: fromPromise(() => note('returned')),
      navigate: fromPromise(({ input }) => note(`to ${input.to}`)),
    },
    actions: {
      saveSession: (_, { session }) => void note(`kept ${session.token.refreshToken}`),
      clearTokens: (_, params) => void note(`forgot the tokens of ${params.user?.id ?? 'nobody'}`),
      saveUser: (_, params) => void note(`saved ${params.user.firstName}`),
      revokeSession: () => void note('revoked the session'),
      clearGuest: () => void note('forgot the guest'),
      clearOtherGuests: (_, params) => void note(`forgot all but ${params.user?.id ?? 'nobody'}`),
    },
  });
  const session = createActor(machine, { clock }).start();
  const settled = () =>
    waitFor(
      session,
      (snapshot) =>
        !['resolving', 'busy', 'refreshing'].some((tag) => hasTag(snapshot, tag)) &&
        !snapshot.matches('navigatingToLogin'),
    );
  return { session, clock, happened, settled };
}

function hasTag({ tags }: { tags: Set<string> }, tag: string): boolean {
  return tags.has(tag);
}

async function loggedIn(setting: Setting = {}) {
  const context = sessionWith({ stored: { user, token: 'access' }, ...setting });
  await context.settled();
  return context;
}

describe('when a page loads', () => {
  it.each<[Setting['stored'], boolean, User | null]>([
    [{ user, token: 'access' }, true, user],
    [{ user, token: 'refresh' }, true, refreshedUser],
    [nothing, false, null],
    ['unreadable', false, null],
  ])('with %j stored, the guest is logged in: %s', async (stored, expected, known) => {
    const { settled } = sessionWith({ ...(stored && { stored }) });
    const snapshot = await settled();
    expect(snapshot.hasTag('loggedIn')).toBe(expected);
    expect(snapshot.context.user).toEqual(known);
  });

  it('keeps a guest who is offline logged in', async () => {
    const { settled } = sessionWith({ stored: { user, token: 'refresh' }, refresh: offline });
    expect((await settled()).hasTag('loggedIn')).toBe(true);
  });

  it('says nothing of a stored session that is over until a login is needed', async () => {
    const { session, happened, settled } = sessionWith({
      stored: { user, token: 'refresh' },
      refresh: { outcome: 'over' },
    });
    const snapshot = await settled();
    expect(happened).toEqual([]);
    expect(snapshot.context.user).toBeNull();
    expect(snapshot.hasTag('alert')).toBe(false);
    session.send({ type: 'login.required', returnPath: '/reservation', announcedBy: 'loginPage' });
    expect(alertOf(session.getSnapshot())).toBe(
      'Your session has expired or is invalid. Please log in again.',
    );
  });
});

describe('a refresh', () => {
  it.each<[Setting['refresh'], string | undefined]>([
    [{ outcome: 'over' }, undefined],
    [offline, 'offline'],
  ])('that ends with %j tells whoever waits: %s', async (refresh, words) => {
    const { session, settled } = await loggedIn({ ...(refresh && { refresh }) });
    const told: Failure[] = [];
    session.on('refresh.failed', ({ failure }) => told.push(failure));
    session.send({ type: 'refresh.needed' });
    const snapshot = await settled();
    expect(snapshot.hasTag('loggedIn')).toBe(words !== undefined);
    expect(told.map((failure) => ('message' in failure ? failure.message : ''))).toEqual(
      words === undefined ? [] : [words],
    );
  });

  it('that nobody answers is given up after 35 seconds', async () => {
    const { session, clock } = await loggedIn({ refresh: 'never' });
    session.send({ type: 'refresh.needed' });
    clock.increment(34_999);
    expect(session.getSnapshot().hasTag('refreshing')).toBe(true);
    clock.increment(1);
    expect(session.getSnapshot().hasTag('refreshing')).toBe(false);
    expect(session.getSnapshot().hasTag('loggedIn')).toBe(true);
  });

  it('that nobody answers when a page loads lets the guest in after 35 seconds', () => {
    const { session, clock } = sessionWith({
      stored: { user, token: 'refresh' },
      refresh: 'never',
    });
    clock.increment(35_000);
    expect(session.getSnapshot().matches({ authenticated: 'current' })).toBe(true);
  });
});
