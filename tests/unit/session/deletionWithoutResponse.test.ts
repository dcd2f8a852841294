import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { adaobi, openJourney, refused } from '../../support/journeyWithoutPage';

const refresh = 'POST /api/v1/auth/users/refresh';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const isOver = { [refresh]: () => refused(401, 'session_expired') };

describe('After a deletion without an answer', () => {
  it('a page that is loaded later finds the session over, and forgets the guest as well', async () => {
    const { device, storage, session } = openJourney({
      stored: { user: adaobi, refreshToken: 'refresh-1' },
      deletionSent: adaobi.id,
      responses: isOver,
    });
    storage.confirmedReservation.write(adaobi.id, { id: 'r-1' });
    await waitFor(session, (snapshot) => snapshot.matches({ anonymous: 'expired' }));
    expect(device.keys()).toEqual([]);
  });

  it('a login shows that the account is still there', async () => {
    const { storage, session } = openJourney({ deletionSent: adaobi.id, path: '/account' });
    session.send({ type: 'session.expired', returnPath: '/account' });
    session.send({ type: 'alert.acknowledged' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storage.deletionSent.read()).toBe(adaobi.id);
    session.send({ type: 'login.succeeded', session: { user: adaobi, token: fresh } });
    expect(storage.deletionSent.read()).toBeUndefined();
  });

  it('a logout leaves no doubt behind', () => {
    const { session, device } = openJourney({ deletionSent: adaobi.id });
    session.send({ type: 'logout.requested' });
    expect(device.keys()).toEqual([]);
  });
});
