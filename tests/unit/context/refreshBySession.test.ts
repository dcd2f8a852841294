import { describe, expect, it } from 'vitest';
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
});
