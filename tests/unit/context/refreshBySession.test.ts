import { describe, expect, it, vi } from 'vitest';
import { readResponse } from '../../../src/api/client';
import { adaobi, openJourney, refused, type Responder } from '../../support/journeyWithoutPage';

const refresh = 'POST /api/v1/auth/users/refresh';
const history = 'GET /api/v1/hotel/reservations/history';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const refreshed: Responder = () => ({ user: adaobi, token: fresh });

/** Accepts only the token that a refresh returns. */
const onlyFresh: Responder = ({ token }) =>
  token === 'Bearer access-2' ? { reservations: [] } : refused(401, 'token_invalid');

describe('A call whose token is refused', () => {
  it('has the session refreshed, also where the refused token is gone by then', async () => {
    const journey = openJourney({
      responses: {
        [refresh]: refreshed,
        [history]: (call) => {
          journey.keys.accessToken.clear();
          return onlyFresh(call);
        },
      },
    });
    const { data } = await journey.context.client.GET('/api/v1/hotel/reservations/history');
    expect(data).toEqual({ reservations: [] });
    expect(journey.whatWasAsked()).toEqual([history, refresh, history]);
  });

  it('leaves nobody listening to the session when its refresh is over', async () => {
    const { context, session } = openJourney({
      responses: { [refresh]: refreshed, [history]: onlyFresh },
    });
    let listening = 0;
    const on = session.on.bind(session);
    const listened = vi.spyOn(session, 'on').mockImplementation((type, heard) => {
      const subscription = on(type, heard);
      listening += 1;
      return {
        unsubscribe() {
          listening -= 1;
          subscription.unsubscribe();
        },
      };
    });
    await context.client.GET('/api/v1/hotel/reservations/history');
    expect(listened).toHaveBeenCalledOnce();
    expect(listening).toBe(0);
  });
});

describe('A call for which there is no token at all', () => {
  it('is not made, and leaves it to the page to ask for a login', async () => {
    const { context, session, keys, calls } = openJourney();
    keys.accessToken.clear();
    keys.refreshToken.clear();
    const call = readResponse(context.client.GET('/api/v1/hotel/reservations/history'));
    await expect(call).rejects.toMatchObject({ failure: { kind: 'notLoggedIn' } });
    expect(session.getSnapshot().matches({ authenticated: 'current' })).toBe(true);
    expect(calls).toEqual([]);
  });
});
