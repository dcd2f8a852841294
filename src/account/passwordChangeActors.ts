import { fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../machines/account/passwordChangeMachine';
import type { PasswordChange } from '../../machines/contract/wire';
import type { JourneyParts } from '../actors/siteParts';
import { sessionLossWith } from '../actors/ways';
import { answerOf, readNothing } from '../wire/client';

/** The change of password with the hotel's server behind it. */
export function providePasswordChange(parts: JourneyParts) {
  const { client } = parts;
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(
        async ({ input: body, signal }: { input: PasswordChange; signal: AbortSignal }) => {
          await answerOf(
            client.POST('/api/v1/auth/users/change-password', { body, signal, ...readNothing }),
          );
        },
      ),
      ...sessionLossWith(parts),
    },
  });
}
