import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { guestOf } from '../../../machines/session/sessionSelectors';
import { provideAccountDeletion } from '../../../src/account/accountActors';
import type { HotelClient } from '../../../src/api/client';
import {
  adaobi,
  answerForLater,
  bola,
  openJourney,
  refused,
  type Responder,
} from '../../support/journeyWithoutPage';

const refresh = 'POST /api/v1/auth/users/refresh';
const deletion = 'POST /api/v1/auth/users/delete-account';
const password = 'Lagoon#42';

type Journey = ReturnType<typeof openJourney>;

function logIn({ session }: Journey, user: typeof adaobi) {
  const token = { accessToken: `access of ${user.id}`, refreshToken: `refresh of ${user.id}` };
  session.send({ type: 'login.succeeded', session: { user, token } });
}

function logOutElsewhere({ keys, changeElsewhere }: Journey) {
  changeElsewhere(() => {
    keys.user.clear();
    keys.refreshToken.clear();
  });
}

/** How Bola comes to the phone on which a call of Adaobi's is still under way. */
const arrivals: [string, (journey: Journey) => void][] = [
  [
    'logs in here after a logout in another tab',
    (journey) => {
      logOutElsewhere(journey);
      logIn(journey, bola);
    },
  ],
  ['logs in here, where somebody was logged in', (journey) => logIn(journey, bola)],
  [
    'logs in in another tab, and this one has a token of its own by then',
    ({ keys, becomes }) => {
      keys.refreshToken.write('refresh of u-2');
      becomes(bola);
      keys.accessToken.write('access of u-2', bola.id);
    },
  ],
  [
    'logs in in another tab',
    ({ keys, becomes }) => {
      keys.refreshToken.write('refresh of u-2');
      becomes(bola);
    },
  ],
];

const calls: [string, (client: HotelClient) => Promise<unknown>][] = [
  [deletion, (client) => client.POST('/api/v1/auth/users/delete-account', { body: { password } })],
  [
    'PATCH /api/v1/auth/users/profile',
    (client) => client.PATCH('/api/v1/auth/users/profile', { body: adaobi }),
  ],
  [
    'POST /api/v1/payment/initiate-payment',
    (client) => client.POST('/api/v1/payment/initiate-payment', { body: { reservationId: 'r-1' } }),
  ],
  [
    'GET /api/v1/payment/verify/',
    (client) => client.GET('/api/v1/payment/verify/', { params: { query: { reference: 'x' } } }),
  ],
];

/** Whom the server takes a call for, in their order. */
const senders = ({ calls: sent }: Journey, what: string) =>
  sent.filter((call) => call.what.startsWith(what)).map(({ token }) => token);

const refreshed: Responder = () => ({
  user: bola,
  token: { accessToken: 'access of u-2, again', refreshToken: 'refresh of u-2, again' },
});

describe.each(arrivals)('When another guest %s', (_, arrive) => {
  it.each(calls)('%s is not sent again for them', async (what, send) => {
    for (const status of [401, 403]) {
      const later = answerForLater();
      const responses = { [what]: later.respond, [refresh]: refreshed };
      const journey = openJourney({ responses });
      const answered = send(journey.context.client).catch(() => undefined);
      await expect.poll(() => senders(journey, what).length).toBe(1);
      arrive(journey);
      later.give(refused(status, 'token_invalid'));
      await answered;
      expect(senders(journey, what)).toEqual(['Bearer access-1']);
      expect(guestOf(journey.session.getSnapshot())?.id).toBe(bola.id);
    }
  });

  it('a call that still waits for its first token is not sent for them', async () => {
    const later = answerForLater();
    const journey = openJourney({ responses: { [refresh]: later.respond, [deletion]: refreshed } });
    journey.keys.accessToken.clear();
    const answered = journey.context.client
      .POST('/api/v1/auth/users/delete-account', { body: { password } })
      .catch(() => undefined);
    await expect.poll(() => senders(journey, refresh).length).toBe(1);
    arrive(journey);
    later.give(refused(401, 'token_invalid'));
    await answered;
    expect(senders(journey, deletion)).toEqual([]);
    expect(guestOf(journey.session.getSnapshot())?.id).toBe(bola.id);
  });

  it('the refusal of a call from before ends nobody’s session', async () => {
    const later = answerForLater();
    const journey = openJourney({ responses: { [deletion]: later.respond, [refresh]: refreshed } });
    const screen = createActor(provideAccountDeletion(journey.context)).start();
    screen.send({ type: 'deletion.requested' });
    screen.send({ type: 'password.edited', password });
    screen.send({ type: 'deletion.confirmed' });
    await expect.poll(() => senders(journey, deletion).length).toBe(1);
    arrive(journey);
    later.give(refused(401, 'token_invalid'));
    await waitFor(screen, (snapshot) => snapshot.matches('sessionLost'));
    const snapshot = journey.session.getSnapshot();
    expect([guestOf(snapshot)?.id, snapshot.hasTag('alert')]).toEqual([bola.id, false]);
    expect(journey.keys.refreshToken.read()).toContain('refresh of u-2');
  });
});

it('A call is sent again with the token of the same guest’s next login', async () => {
  const later = answerForLater();
  let answers = 0;
  const journey = openJourney({
    responses: { [deletion]: () => ((answers += 1) === 1 ? later.respond() : {}) },
  });
  const answered = journey.context.client.POST('/api/v1/auth/users/delete-account', {
    body: { password },
  });
  await expect.poll(() => answers).toBe(1);
  logOutElsewhere(journey);
  logIn(journey, adaobi);
  later.give(refused(401, 'token_invalid'));
  await answered;
  expect(senders(journey, deletion)).toEqual(['Bearer access-1', 'Bearer access of u-1']);
});
