import { welcomeMachine } from '../../../machines/desk/welcomeMachine';
import { call } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';

/** The page of an invitation, connected to the hotel's server and to the desk's session. */
export function provideWelcome({ client, session }: DeskContextValue) {
  return welcomeMachine.provide({
    actors: {
      openInvitation: call(({ link }, signal) =>
        answerOf(client.POST('/api/v1/desk/welcome', { body: { link }, signal })),
      ),
      finishInvitation: call((body, signal) =>
        answerOf(client.POST('/api/v1/desk/welcome/finish', { body, signal })),
      ),
    },
    actions: {
      'begin work': (_, { enrolled }) => {
        if (enrolled) session.send({ type: 'session.opened', session: enrolled.session });
      },
    },
  });
}
