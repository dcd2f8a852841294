import { describe, expect, it, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/sessionMachine';
import { adaobi, bola, openJourney, refused } from '../../support/journeyWithoutPage';

const logout = 'POST /api/v1/auth/users/logout';
const refresh = 'POST /api/v1/auth/users/refresh';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };

test('Where the storage can’t be read, whoever comes is a visitor', async () => {
  const unreadable = sessionMachine.provide({
    actors: {
      watchStoredSession: fromCallback(() => {
        throw new Error('denied');
      }),
      watchLocation: fromCallback(() => undefined),
    },
  });
  const session = createActor(unreadable).start();
  await waitFor(session, ({ tags }) => tags.has('visitor'));
});

describe('A refresh', () => {
  const needed = { type: 'refresh.needed' } as const;

  it.each([401, 403, 400])('that is refused with %d ends the session', async (status) => {
    const { session, keys } = openJourney({
      responses: { [refresh]: () => refused(status, 'token_invalid') },
    });
    session.send(needed);
    await waitFor(session, (snapshot) => snapshot.matches('expired'));
    expect(keys.accessToken.read(adaobi.id)).toBeUndefined();
    expect(keys.refreshToken.read()).toBeUndefined();
  });

  it.each([408, 429, 500, 503])('that fails with %d may help another time', async (status) => {
    const { session, keys } = openJourney({
      responses: { [refresh]: () => refused(status, 'try_again') },
    });
    session.send(needed);
    await waitFor(session, (snapshot) => !snapshot.hasTag('refreshing'));
    expect(session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(keys.refreshToken.read()).toBe('refresh-1');
  });

  /** A refresh under way, which the server answers when the test says so. */
  function refreshing(setting: Pick<Parameters<typeof openJourney>[0] & object, 'stored'> = {}) {
    let answerNow: (answer: object) => void = () => undefined;
    const held = new Promise<object>((resolve) => {
      answerNow = resolve;
    });
    const gone = () => new Response(null, { status: 204 });
    const journey = openJourney({
      ...setting,
      responses: { [refresh]: () => held, [logout]: gone },
    });
    return {
      ...journey,
      answerNow: () => answerNow({ user: adaobi, token: fresh }),
      isAsked: () => expect.poll(() => journey.whatWasAsked()).toContain(refresh),
    };
  }

  it('goes on when nobody waits for it any more, and what it gives is kept', async () => {
    const { session, calls, keys, isAsked, answerNow } = refreshing();
    session.send(needed);
    await isAsked();
    session.stop();
    expect(calls[0]?.signal.aborted).toBe(false);
    answerNow();
    await expect.poll(() => keys.refreshToken.read()).toBe('refresh-2');
    expect(keys.accessToken.read(adaobi.id)).toBe('access-2');
  });

  it('of a stored session goes on whatever another tab says of the same guest', async () => {
    const stored = { user: adaobi, refreshToken: 'refresh-1' };
    const { session, calls, keys, isAsked, answerNow, changeElsewhere } = refreshing({ stored });
    await isAsked();
    changeElsewhere(() => keys.user.write({ ...adaobi, firstName: 'Ada' }));
    expect(session.getSnapshot().hasTag('resolving')).toBe(true);
    answerNow();
    await waitFor(session, (snapshot) => snapshot.hasTag('loggedIn'));
    expect(calls).toHaveLength(1);
    expect(keys.refreshToken.read()).toBe('refresh-2');
  });

  it.each([
    ['of a session', {}],
    ['of a stored session', { stored: { user: adaobi, refreshToken: 'refresh-1' } }],
  ])('%s that is answered after a logout brings nobody back', async (_, setting) => {
    const { session, device, isAsked, answerNow, whatWasAsked } = refreshing(setting);
    session.send(needed);
    await isAsked();
    session.send({ type: 'logout.requested' });
    answerNow();
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    await expect.poll(() => whatWasAsked()).toEqual([refresh, logout]);
    expect(device.keys()).toEqual([]);
  });

  it('of a stored session that is over says nothing until a login is needed', async () => {
    const { session } = openJourney({
      stored: { user: adaobi, refreshToken: 'refresh-1' },
      responses: { [refresh]: () => refused(401, 'token_invalid') },
    });
    const snapshot = await waitFor(session, ({ tags }) => tags.has('visitor'));
    expect(snapshot.hasTag('alert')).toBe(false);
    session.send({ type: 'login.required', returnPath: '/reservation', announcedBy: 'loginPage' });
    expect(session.getSnapshot().matches('alertingExpired')).toBe(true);
  });

  it('that is answered after another guest has logged in leaves that one alone', async () => {
    const { session, keys, isAsked, answerNow, changeElsewhere, whatWasAsked } = refreshing();
    session.send(needed);
    await isAsked();
    changeElsewhere(() => {
      keys.refreshToken.write('bola-1');
      keys.user.write(bola);
    });
    answerNow();
    await expect.poll(() => session.getSnapshot().context.user).toEqual(bola);
    expect(whatWasAsked()).toEqual([refresh]);
    expect(keys.refreshToken.read()).toBe('bola-1');
    expect(keys.accessToken.read(adaobi.id)).toBeUndefined();
    expect(keys.accessToken.read(bola.id)).toBeUndefined();
  });
});
