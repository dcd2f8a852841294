import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { thisSession } from '../../../models/fixtures/exampleSessions';
import { provideSessionList } from '../../../src/account/sessionListActors';
import { provideConfirmation } from '../../../src/payment/confirmationActors';
import { provideReservationList } from '../../../src/reservation/reservationListActors';
import { provideReservationManagement } from '../../../src/reservation/reservationManagementActors';
import { adaobi, openJourney, refused } from '../../support/journeyWithoutPage';

const refresh = 'POST /api/v1/auth/users/refresh';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const reservation = exampleReservation();

/** The responses that pages read when they open, once somebody is logged in. */
const reads: Record<string, object> = {
  'GET /api/v1/hotel/reservations/r-1': { reservation },
  'GET /api/v1/reservations/r-1': { reservation },
  'GET /api/v1/hotel/reservations/history': { reservations: [reservation] },
  'GET /api/v1/auth/users/sessions': { sessions: [thisSession] },
};

/** A browser whose session is over until another tab logs in, so that this tab only has the shared refresh token. */
function loseSession() {
  let isOver = true;
  const whileLoggedIn = (answer: object) => () => (isOver ? refused(401, 'token_invalid') : answer);
  const responses = Object.fromEntries(
    Object.entries({ ...reads, [refresh]: { user: adaobi, token: fresh } }).map(
      ([what, answer]) => [what, whileLoggedIn(answer)],
    ),
  );
  const journey = openJourney({ responses, path: '/my-reservations' });
  const logInElsewhere = () => {
    isOver = false;
    journey.changeElsewhere(() => journey.keys.refreshToken.write('refresh-9'));
  };
  return { ...journey, logInElsewhere };
}

describe('A page whose session was lost reads on once its guest has logged in in another tab:', () => {
  it('a reservation', async () => {
    const { context, logInElsewhere } = loseSession();
    const input = { reservationId: 'r-1', wanted: null };
    const page = createActor(provideReservationManagement(context), { input }).start();
    await waitFor(page, (snapshot) => snapshot.matches('sessionLost'));
    logInElsewhere();
    const shown = await waitFor(page, (snapshot) => !snapshot.hasTag('busy'));
    expect(shown.matches('viewing')).toBe(true);
  });

  it('what is to be paid', async () => {
    const { context, logInElsewhere } = loseSession();
    const input = { reservationId: 'r-1', reference: null };
    const page = createActor(provideConfirmation(context), { input }).start();
    await waitFor(page, (snapshot) => snapshot.matches('sessionLost'));
    logInElsewhere();
    const { value } = await waitFor(page, (snapshot) => !snapshot.hasTag('busy'));
    expect(value).toEqual({ unpaid: 'choosing' });
  });

  it('the list of reservations', async () => {
    const { context, logInElsewhere } = loseSession();
    const page = createActor(provideReservationList(context)).start();
    await waitFor(page, (snapshot) => snapshot.matches('sessionLost'));
    logInElsewhere();
    const listed = await waitFor(page, (snapshot) => !snapshot.hasTag('busy'));
    expect(listed.context.reservations).toEqual([reservation]);
  });

  it('where the guest is logged in', async () => {
    const { context, logInElsewhere } = loseSession();
    const page = createActor(provideSessionList(context)).start();
    await waitFor(page, (snapshot) => snapshot.matches('sessionLost'));
    logInElsewhere();
    const { value } = await waitFor(page, (snapshot) => !snapshot.hasTag('busy'));
    expect(value).toBe('listing');
  });
});
