import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { provideSessionList } from '../../../src/account/accountActors';
import { otherSession, thisSession } from '../../../models/fixtures/exampleSessions';
import { openJourney, type Responder } from '../../support/journeyWithoutPage';

const list = 'GET /api/v1/auth/users/sessions';
const end = `DELETE /api/v1/auth/users/sessions/${otherSession.id}`;
const sessions = [thisSession, otherSession];

function openList(responses: Record<string, Responder>) {
  const journey = openJourney({ responses, path: '/account' });
  return { ...journey, actor: createActor(provideSessionList(journey.context)).start() };
}

it('The sessions are read, and one of them is ended by its id, with the guest’s token', async () => {
  const { actor, calls } = openList({
    [list]: () => ({ sessions }),
    [end]: () => new Response(null, { status: 204 }),
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listing'));
  expect(actor.getSnapshot().context.sessions).toEqual(sessions);
  actor.send({ type: 'end.requested', sessionId: otherSession.id });
  await waitFor(actor, ({ context }) => context.sessions.length === 1);
  expect(calls.map(({ what, token }) => [what, token])).toEqual([
    [list, 'Bearer access-1'],
    [end, 'Bearer access-1'],
  ]);
});

it.each([{}, { sessions: [{ ...thisSession, usedAt: 'yesterday' }] }, { sessions: [{}] }])(
  'A list that can’t be read counts as none: %j',
  async (response) => {
    const { actor } = openList({ [list]: () => response });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  },
);
