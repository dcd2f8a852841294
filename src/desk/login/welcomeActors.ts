import { fromPromise } from 'xstate';
import type { DeskEnrolment } from '../../../machines/contract/wire';
import { welcomeMachine, type WelcomeInput } from '../../../machines/desk/welcomeMachine';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';

/** The page of an invitation, connected to the hotel's server and to the desk's session. */
export function provideWelcome({ client, session }: DeskContextValue) {
  return welcomeMachine.provide({
    actors: {
      openInvitation: fromPromise(({ input: { link }, signal }: CallInput<WelcomeInput>) =>
        answerOf(client.POST('/api/v1/desk/welcome', { body: { link }, signal })),
      ),
      finishInvitation: fromPromise(({ input: body, signal }: CallInput<DeskEnrolment>) =>
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
