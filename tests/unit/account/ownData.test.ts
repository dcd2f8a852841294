import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { provideAccountDeletion } from '../../../src/account/accountDeletionActors';
import {
  guestOf,
  pageGuestOf,
  rememberedGuestOf,
} from '../../../machines/session/sessionSelectors';
import { provideDataExport } from '../../../src/account/dataExportActors';
import { adaobi, bola, openJourney, refused, type Answer } from '../../support/journeyWithoutPage';
import { watchSavedFiles } from '../../support/savedFiles';

const data = 'GET /api/v1/auth/users/export';
const deletion = 'POST /api/v1/auth/users/delete-account';
const logout = 'POST /api/v1/auth/users/logout';
const password = 'Lagoon#42';
const never: Answer = () => new Promise(() => 0);

function exportData(answer: Answer) {
  const saved = watchSavedFiles();
  const journey = openJourney({ answers: { [data]: answer }, path: '/account' });
  const actor = createActor(provideDataExport(journey.context)).start();
  actor.send({ type: 'export.requested' });
  return { ...journey, actor, saved };
}

function deleteAccount(answer: Answer) {
  const answers = { [deletion]: answer, [logout]: () => new Response(null, { status: 204 }) };
  const journey = openJourney({ answers, path: '/account' });
  const actor = createActor(provideAccountDeletion(journey.context)).start();
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'password.edited', password });
  actor.send({ type: 'deletion.confirmed' });
  return { ...journey, actor };
}

it('The data is saved as the hotel sent it, in a file that people can read, under the day’s name', async () => {
  const profile = { email: adaobi.email, reservations: [{ id: 'r-1' }] };
  const { actor, saved } = exportData(() => profile);
  await waitFor(actor, (snapshot) => snapshot.matches('offering'));
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['my-data-2026-03-10.json', 'application/json'],
  ]);
  const text = (await saved[0]?.file.text()) ?? '';
  expect(JSON.parse(text)).toEqual(profile);
  expect(text.split('\n')[1]).toBe(`  "email": "${adaobi.email}",`);
});

it('The data is asked for with the guest’s token; a refusal is told in the server’s words', async () => {
  const { actor, calls, saved } = exportData(() => refused(429, 'too_many_attempts'));
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(saved).toEqual([]);
  expect(calls).toMatchObject([{ what: data, token: 'Bearer access-1' }]);
  expect(actor.getSnapshot().context.error).toBe('too_many_attempts');
});

it('A deletion sends the password; its answer takes everything of the guest out of the browser', async () => {
  const { actor, calls, kept, storage, session, device, places, told } = deleteAccount(
    () => new Response(null, { status: 204 }),
  );
  storage.confirmedReservation.write(adaobi.id, { id: 'r-1' });
  storage.tab.write('snapshot:booking', '{}');
  await waitFor(actor, (snapshot) => snapshot.matches({ journey: 'alertingDeleted' }));
  expect(calls).toMatchObject([{ what: deletion, body: { password }, token: 'Bearer access-1' }]);
  expect(device.keys()).toEqual([]);
  expect(storage.tab.keys()).toEqual([]);
  expect(kept.accessToken.read(adaobi.id)).toBeUndefined();
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
  let answerNow: (answer: object) => void = () => undefined;
  const { actor, calls, device, session } = deleteAccount(
    () =>
      new Promise((resolve) => {
        answerNow = resolve;
      }),
  );
  await expect.poll(() => calls.length).toBe(1);
  actor.stop();
  answerNow(new Response(null, { status: 204 }));
  await expect.poll(() => device.keys()).toEqual([]);
  expect(guestOf(session.getSnapshot())).toBeNull();
});

it('A deletion that is answered after another guest has logged in leaves that one alone', async () => {
  let answerNow: (answer: object) => void = () => undefined;
  const { actor, calls, kept, session, becomes } = deleteAccount(
    () =>
      new Promise((resolve) => {
        answerNow = resolve;
      }),
  );
  await expect.poll(() => calls.length).toBe(1);
  becomes(bola);
  answerNow(new Response(null, { status: 204 }));
  await waitFor(actor, (snapshot) => snapshot.matches({ journey: 'alertingDeleted' }));
  expect(kept.user.read()).toEqual(bola);
  expect(guestOf(session.getSnapshot())).toEqual(bola);
});

it('A refused deletion leaves the guest logged in', async () => {
  const { actor, kept } = deleteAccount(() => refused(409, 'stay_ahead'));
  await waitFor(actor, ({ context }) => context.error === 'stay_ahead');
  expect(kept.refreshToken.read()).toBe('refresh-1');
});

it('Whoever leaves the page has the export given up', async () => {
  const { actor, calls } = exportData(never);
  await expect.poll(() => calls.length).toBe(1);
  actor.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
});
