import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { provideProfile } from '../../../src/account/accountActors';
import {
  answerForLater,
  adaobi,
  bola,
  openJourney,
  refused,
  type Responder,
} from '../../support/journeyWithoutPage';

const save = 'PATCH /api/v1/auth/users/profile';
const { firstName, lastName, phoneNumber } = adaobi;
const saved = { ...adaobi, phoneNumber: '08031112222' };

function saveProfile(response: Responder) {
  const journey = openJourney({ responses: { [save]: response }, path: '/account' });
  const profile = { firstName, lastName, phoneNumber };
  const actor = createActor(provideProfile(journey.context), { input: { profile } }).start();
  actor.send({ type: 'field.edited', field: 'phoneNumber', value: ` ${saved.phoneNumber}` });
  actor.send({ type: 'form.submitted' });
  return { ...journey, actor };
}

it('What is saved is what the site knows the guest by, from then on and in every tab', async () => {
  const { actor, calls, session, keys } = saveProfile(() => saved);
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  const body = { firstName, lastName, phoneNumber: saved.phoneNumber };
  expect(calls).toMatchObject([{ what: save, body, token: 'Bearer access-1' }]);
  expect(actor.getSnapshot().context.form).toEqual(body);
  expect(session.getSnapshot().context.user).toEqual(saved);
  expect(session.getSnapshot().hasTag('loggedIn')).toBe(true);
  expect(keys.user.read()).toEqual(saved);
  expect(keys.accessToken.read(saved.id)).toBe('access-1');
});

it('What another tab has saved is not written over by what was not edited here', async () => {
  const { actor, calls, session } = saveProfile(() => saved);
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  session.send({ type: 'profile.saved', user: { ...saved, lastName: 'Okafor', revision: 'r-2' } });
  actor.send({ type: 'field.edited', field: 'firstName', value: 'Adaobi Ngozi' });
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => calls.length === 2 && snapshot.matches('saved'));
  expect(calls[1]?.body).toEqual({
    firstName: 'Adaobi Ngozi',
    lastName: 'Okafor',
    phoneNumber: saved.phoneNumber,
    revision: 'r-2',
  });
});

it('What another device has saved is told, and written over only if it is saved again', async () => {
  const newer = { ...adaobi, lastName: 'Okafor', revision: 'r-2' };
  const answers = [
    Response.json(
      { code: 'changed_meanwhile', message: 'Changed since', user: newer },
      { status: 409 },
    ),
    { ...newer, phoneNumber: saved.phoneNumber, revision: 'r-3' },
  ];
  const { actor, calls } = saveProfile(() => answers.shift() ?? saved);
  await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(actor.getSnapshot().context).toMatchObject({
    error: 'Changed since',
    form: { phoneNumber: ` ${saved.phoneNumber}` },
  });
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(calls[1]?.body).toEqual({
    firstName,
    lastName: 'Okafor',
    phoneNumber: saved.phoneNumber,
    revision: 'r-2',
  });
});

it('A guest who has taken the place meanwhile is not known by somebody else’s name', async () => {
  const later = answerForLater();
  const journey = saveProfile(later.respond);
  await expect.poll(() => journey.calls.length).toBe(1);
  journey.becomes(bola);
  later.give(saved);
  await waitFor(journey.actor, (snapshot) => snapshot.matches('saved'));
  expect(journey.keys.user.read()).toEqual(bola);
  expect(journey.session.getSnapshot().context.user).toEqual(bola);
});

it('An answer without a guest is none; a refusal leaves the guest as known', async () => {
  const empty = saveProfile(() => ({}));
  await waitFor(empty.actor, ({ context }) => context.error !== null);
  expect(empty.session.getSnapshot().context.user).toEqual(adaobi);
  const refusing = saveProfile(() => refused(400, 'validation_failed'));
  await waitFor(refusing.actor, ({ context }) => context.error === 'validation_failed');
  expect(refusing.keys.user.read()).toEqual(adaobi);
});
