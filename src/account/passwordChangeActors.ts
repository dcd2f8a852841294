import { fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../machines/account/passwordChangeMachine';
import type { PasswordChange } from '../../machines/contract/wire';
import type { JourneyParts } from '../actors/siteParts';
import { sessionLossWith } from '../actors/ways';
import { readResponse, ignoreBody } from '../api/client';

/** The change of password with the hotel's server behind it. */
export function providePasswordChange(parts: JourneyParts) {
  const { client } = parts;
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(
        async ({ input: body, signal }: { input: PasswordChange; signal: AbortSignal }) => {
          await readResponse(
            client.POST('/api/v1/auth/users/change-password', { body, signal, ...ignoreBody }),
          );
        },
      ),
      ...sessionLossWith(parts),
    },
  });
}
