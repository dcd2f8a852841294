import { fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../machines/account/passwordChangeMachine';
import type { PasswordChange } from '../../machines/contract/wire';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossWith } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';

/** The change of password with the hotel's server behind it. */
export function providePasswordChange(parts: ApiContextValue) {
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
