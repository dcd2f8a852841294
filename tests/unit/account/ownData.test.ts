import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { provideAccountDeletion } from '../../../src/account/accountActors';
import {
  guestOf,
  pageGuestOf,
  rememberedGuestOf,
} from '../../../machines/session/sessionSelectors';
import { provideDownload } from '../../../src/reservation/downloadActors';
import {
  answerForLater,
  adaobi,
  bola,
  openJourney,
  refused,
  type Responder,
} from '../../support/journeyWithoutPage';
import { watchSavedFiles } from '../../support/savedFiles';

const data = 'GET /api/v1/auth/users/export';
const deletion = 'POST /api/v1/auth/users/delete-account';
const logout = 'POST /api/v1/auth/users/logout';
const refresh = 'POST /api/v1/auth/users/refresh';
const password = 'Lagoon#42';
const never: Responder = () => new Promise(() => 0);

function exportData(response: Responder) {
  const saved = watchSavedFiles();
  const journey = openJourney({ responses: { [data]: response }, path: '/account' });
  const actor = createActor(provideDownload(journey.context), {
    input: { reservationId: null },
  }).start();
  actor.send({ type: 'file.requested', file: 'ownData' });
  return { ...journey, actor, saved };
}

function deleteAccount(response: Responder, more: Record<string, Responder> = {}) {
  const gone = () => new Response(null, { status: 204 });
  const responses = { [deletion]: response, [logout]: gone, ...more };
  const journey = openJourney({ responses, path: '/account' });
  const actor = createActor(provideAccountDeletion(journey.context)).start();
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'password.edited', password });
  actor.send({ type: 'deletion.confirmed' });
  return { ...journey, actor };
}

it('The data is saved as the hotel sent it, in a file that people can read, under the day’s name', async () => {
  const profile = { email: adaobi.email, reservations: [{ id: 'r-1' }] };
  const { actor, calls, saved } = exportData(() => profile);
  await waitFor(actor, (snapshot) => snapshot.matches('offering'));
  expect(calls).toMatchObject([{ what: data, token: 'Bearer access-1' }]);
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['my-data-2026-03-10.json', 'application/json'],
  ]);
  const text = (await saved[0]?.file.text()) ?? '';
  expect(JSON.parse(text)).toEqual(profile);
  expect(text.split('\n')[1]).toBe(`  "email": "${adaobi.email}",`);
});

it('A deletion sends the password; its answer takes everything of the guest out of the browser', async () => {
  const { actor, calls, keys, storage, session, device, places, told } = deleteAccount(
    () => new Response(null, { status: 204 }),
  );
  storage.confirmedReservation.write(adaobi.id, { id: 'r-1' });
  storage.tab.write('snapshot:booking', '{}');
  await waitFor(actor, (snapshot) => snapshot.matches('alertingDeleted'));
  expect(calls).toMatchObject([{ what: deletion, body: { password }, token: 'Bearer access-1' }]);
  expect(device.keys()).toEqual([]);
  expect(storage.tab.keys()).toEqual([]);
  expect(keys.accessToken.read(adaobi.id)).toBeUndefined();
  expect(told).toEqual([null]);
  expect(guestOf(session.getSnapshot())).toBeNull();
  expect(rememberedGuestOf(session.getSnapshot())).toBeNull();
  expect(pageGuestOf(session.getSnapshot())).toEqual(adaobi);

  actor.send({ type: 'alert.acknowledged' });
  await expect.poll(() => places).toEqual(['/']);
  expect(session.getSnapshot().context.user).toBeNull();
  expect(calls).toHaveLength(1);
});

it('A guest who leaves the page before a deletion is answered is forgotten all the same', async () => {
  const later = answerForLater();
  const { actor, calls, device, session } = deleteAccount(later.respond);
  await expect.poll(() => calls.length).toBe(1);
  actor.stop();
  later.give(new Response(null, { status: 204 }));
  await expect.poll(() => device.keys()).toEqual([]);
  expect(guestOf(session.getSnapshot())).toBeNull();
});

it('A deletion that is answered after another guest has logged in leaves that one alone', async () => {
  const later = answerForLater();
  const { actor, calls, keys, session, becomes } = deleteAccount(later.respond);
  await expect.poll(() => calls.length).toBe(1);
  becomes(bola);
  later.give(new Response(null, { status: 204 }));
  await waitFor(actor, (snapshot) => snapshot.matches('alertingDeleted'));
  expect(keys.user.read()).toEqual(bola);
  expect(guestOf(session.getSnapshot())).toEqual(bola);
});

const history = 'GET /api/v1/hotel/reservations/history';

/** A server that has deleted the account and refuses its tokens, and whose response was lost. */
const afterDeletion = {
  [history]: () => refused(401, 'token_invalid'),
  [refresh]: () => refused(401, 'session_expired'),
};

/** The response to the deletion is lost, and the guest's next page makes a call with the old token. */
async function goOnAfterDeletion(response: Responder, more: Record<string, Responder>) {
  const journey = deleteAccount(response, more);
  await waitFor(journey.actor, ({ context }) => context.error !== null);
  await journey.context.client.GET('/api/v1/hotel/reservations/history', {});
  return journey;
}

const lost: Responder = () => {
  throw new TypeError('Failed to fetch');
};

describe('A deletion without an answer', () => {
  it.each([
    ['the line breaks', lost],
    ['a proxy gives up', () => refused(504, '')],
    ['the server is away', () => refused(503, 'temporarily_unavailable')],
  ])('because %s leaves nothing of the guest once the session is over', async (_, response) => {
    const { device, storage, session, told } = await goOnAfterDeletion(response, afterDeletion);
    expect([...device.keys(), ...storage.tab.keys()]).toEqual([]);
    expect(told).toEqual([null]);
    expect(guestOf(session.getSnapshot())).toBeNull();
    expect(rememberedGuestOf(session.getSnapshot())).toBeNull();
    expect(pageGuestOf(session.getSnapshot())).toEqual(adaobi);
    session.send({ type: 'session.expired', returnPath: '/my-reservations' });
    expect(session.getSnapshot().matches('alertingExpired')).toBe(true);
  });

  it.each([
    ['sent since', 'is not left in doubt', 'expired'],
    ['that was under way before', 'stays in doubt', 'forgotten'],
    ['sent while it is under way', 'stays in doubt', 'forgotten'],
  ])('and a call %s that succeeds: the account %s', async (sent, _, end) => {
    const [reading, deleting] = [answerForLater(), answerForLater()];
    const responses = { [history]: reading.respond, [refresh]: afterDeletion[refresh] };
    const journey = openJourney({
      responses: { ...responses, [deletion]: deleting.respond },
      path: '/account',
    });
    const { context, session, calls, whatWasAsked } = journey;
    const read = () => context.client.GET('/api/v1/hotel/reservations/history', {});
    const earlier = sent.includes('before') ? read() : undefined;
    const actor = createActor(provideAccountDeletion(context)).start();
    actor.send({ type: 'deletion.requested' });
    actor.send({ type: 'password.edited', password });
    actor.send({ type: 'deletion.confirmed' });
    await expect.poll(whatWasAsked).toContain(deletion);
    if (sent.includes('while')) {
      reading.give({ reservations: [] });
      await read();
    }
    deleting.give(refused(504, ''));
    await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    reading.give({ reservations: [] });
    await (earlier ?? (sent.includes('since') ? read() : undefined));
    session.send({ type: 'refresh.needed' });
    await waitFor(session, (snapshot) => snapshot.matches('expired') || snapshot.hasTag('deleted'));
    expect(session.getSnapshot().value).toBe(end);
    expect(calls.some(({ token }) => token === 'Bearer access-1')).toBe(true);
  });

  it('is one from the moment in which it is sent, because the tab may be closed before', async () => {
    const { calls, storage } = deleteAccount(never);
    await expect.poll(() => calls.length).toBe(1);
    expect(storage.deletionSent.read()).toBe(adaobi.id);
  });
});

it.each([
  [409, 'stay_ahead'],
  [400, 'password_wrong'],
])('A deletion refused with %d %s leaves no doubt: the session may end', async (status, code) => {
  const { keys, session, actor } = deleteAccount(() => refused(status, code), afterDeletion);
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  session.send({ type: 'refresh.needed' });
  await waitFor(session, (snapshot) => snapshot.matches('expired'));
  expect(keys.user.read()).toEqual(adaobi);
});

it('A refusal for too many tries shows nothing of the account, and leaves the doubt', async () => {
  const { actor, device, session } = deleteAccount(
    () => refused(429, 'too_many_attempts'),
    afterDeletion,
  );
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  session.send({ type: 'refresh.needed' });
  await waitFor(session, (snapshot) => snapshot.matches('forgotten'));
  expect(device.keys()).toEqual([]);
});
