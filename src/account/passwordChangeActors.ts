import { passwordChangeMachine } from '../../machines/account/passwordChangeMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { sessionLossActors } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';

/** The password change, connected to the hotel's server. */
export function providePasswordChange(context: ApiContextValue) {
  const { client } = context;
  return passwordChangeMachine.provide({
    actors: {
      changePassword: call(async (body, signal) => {
        await readResponse(
          client.POST('/api/v1/auth/users/change-password', { body, signal, ...ignoreBody }),
        );
      }),
      ...sessionLossActors(context),
    },
  });
}
