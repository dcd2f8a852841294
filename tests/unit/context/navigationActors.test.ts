import { createActor, createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { loginActors } from '../../../src/context/navigationActors';
import { adaobi, openJourney } from '../../support/journeyWithoutPage';

it.each([
  ['whose session is over', 'sessionExpired', adaobi, 'alertingExpired'],
  ['who was not logged in at all', 'notLoggedIn', null, 'alertingNotLoggedIn'],
])('A page that needs a login has a guest told %s, and is kept to come back to', (...row) => {
  const [, reason, guest, alert] = row;
  const { context, session } = openJourney({ path: '/account', guest });
  const { requireLogin } = loginActors(context);
  createActor(createMachine({ invoke: { src: requireLogin, input: { reason } } })).start();
  expect(session.getSnapshot().value).toBe(alert);
  expect(session.getSnapshot().context.returnPath).toBe('/account');
});
