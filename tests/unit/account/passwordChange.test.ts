import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { providePasswordChange } from '../../../src/account/accountActors';
import { openJourney, refused, type Responder } from '../../support/journeyWithoutPage';

const change = 'POST /api/v1/auth/users/change-password';
const refresh = 'POST /api/v1/auth/users/refresh';
const form = {
  currentPassword: 'Lagoon#42',
  password: 'Harmattan#7',
  confirmPassword: 'Harmattan#7',
} as const;
const fields = ['currentPassword', 'password', 'confirmPassword'] as const;

function changePassword(response: Responder) {
  const responses = { [change]: response, [refresh]: () => refused(401, 'session_expired') };
  const journey = openJourney({ responses, path: '/account' });
  const actor = createActor(providePasswordChange(journey.context)).start();
  for (const field of fields) actor.send({ type: 'field.edited', field, value: form[field] });
  actor.send({ type: 'form.submitted' });
  return { ...journey, actor };
}

it('A password is changed with the guest’s token, and the page keeps none of the three', async () => {
  const { actor, calls } = changePassword(() => new Response('OK', { status: 200 }));
  await waitFor(actor, (snapshot) => snapshot.matches('alertingChanged'));
  expect(calls).toMatchObject([{ what: change, body: form, token: 'Bearer access-1' }]);
  expect(Object.values(actor.getSnapshot().context.form)).toEqual(['', '', '']);
});
