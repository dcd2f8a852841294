import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { provideAccountDeletion } from '../../../src/account/accountDeletionActors';
import { provideDataExport } from '../../../src/account/dataExportActors';
import { openJourney, refused, type Answer } from '../../support/journeyWithoutPage';

const data = 'GET /api/v1/auth/users/export';
const deletion = 'POST /api/v1/auth/users/delete-account';
const logout = 'POST /api/v1/auth/users/logout';
const password = 'Lagoon#42';
const never: Answer = () => new Promise(() => 0);

function exportData(answer: Answer) {
  const journey = openJourney({ answers: { [data]: answer }, path: '/account' });
  const actor = createActor(provideDataExport(journey.parts)).start();
  actor.send({ type: 'export.requested' });
  return { ...journey, actor };
}

function deleteAccount(answer: Answer) {
  const answers = { [deletion]: answer, [logout]: () => new Response(null, { status: 204 }) };
  const journey = openJourney({ answers, path: '/account' });
  const actor = createActor(provideAccountDeletion(journey.parts)).start();
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'password.edited', password });
  actor.send({ type: 'deletion.confirmed' });
  return { ...journey, actor };
}

it('The data is asked for with the guest’s token; a refusal is told in the server’s words', async () => {
  const { actor, calls } = exportData(() => refused(429, 'too_many_attempts'));
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(calls).toMatchObject([{ what: data, token: 'Bearer access-1' }]);
  expect(actor.getSnapshot().context.error).toBe('too_many_attempts');
});

it('A deletion sends the password; after it the browser keeps nothing of the guest', async () => {
  const { actor, calls, storage, session, places } = deleteAccount(
    () => new Response(null, { status: 204 }),
  );
  await waitFor(actor, (snapshot) => snapshot.matches({ journey: 'alertingDeleted' }));
  expect(calls).toMatchObject([{ what: deletion, body: { password }, token: 'Bearer access-1' }]);
  expect(storage.user.read()).toBeDefined();
  actor.send({ type: 'alert.acknowledged' });
  await expect.poll(() => places).toEqual(['/']);
  expect([storage.user.read(), storage.refreshToken.read()]).toEqual([undefined, undefined]);
  expect(session.getSnapshot().context.user).toBeNull();
});

it('A refused deletion leaves the guest logged in', async () => {
  const { actor, storage } = deleteAccount(() => refused(409, 'stay_ahead'));
  await waitFor(actor, ({ context }) => context.error === 'stay_ahead');
  expect(storage.refreshToken.read()).toBe('refresh-1');
});

it('Whoever leaves the page has both calls given up', async () => {
  for (const open of [exportData, deleteAccount]) {
    const { actor, calls } = open(never);
    await expect.poll(() => calls.length).toBe(1);
    actor.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
  }
});
