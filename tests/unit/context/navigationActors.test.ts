import { createActor, createMachine, type AnyActorLogic } from 'xstate';
import { describe, expect, it } from 'vitest';
import { sessionLossActors } from '../../../src/context/navigationActors';
import { openJourney } from '../../support/journeyWithoutPage';

/** A page whose session was lost: its machine requests a login and hears of it. */
function loseSession(
  { requireLogin, watchSession }: Record<'requireLogin' | 'watchSession', AnyActorLogic>,
  reason: string,
) {
  const heard: string[] = [];
  const machine = createMachine({
    invoke: [{ src: requireLogin, input: { reason } }, { src: watchSession }],
    on: { 'session.restored': { actions: ({ event: { type } }) => heard.push(type) } },
  });
  createActor(machine).start();
  return { heard };
}

describe('A page that needs a login', () => {
  it('has a guest told whose session is over, and keeps the page to come back to', () => {
    const { context, session } = openJourney({ path: '/account' });
    loseSession(sessionLossActors(context), 'sessionExpired');
    expect(session.getSnapshot().value).toBe('alertingExpired');
    expect(session.getSnapshot().context.returnPath).toBe('/account');
  });

  it('has a guest told who was not logged in at all', () => {
    const { context, session } = openJourney({ path: '/account', guest: null });
    loseSession(sessionLossActors(context), 'notLoggedIn');
    expect(session.getSnapshot().value).toBe('alertingNotLoggedIn');
    expect(session.getSnapshot().context.returnPath).toBe('/account');
  });

  it('hears of the login that another tab made', () => {
    const { context, keys, changeElsewhere } = openJourney({ path: '/account' });
    const { heard } = loseSession(sessionLossActors(context), 'sessionExpired');
    changeElsewhere(() => keys.refreshToken.write('refresh-2'));
    expect(heard).toEqual(['session.restored']);
  });
});
