import { fromPromise } from 'xstate';
import { accountDeletionMachine } from '../../machines/account/accountDeletionMachine';
import type { AccountDeletion } from '../../machines/contract/wire';
import { effect } from '../context/effect';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossWith } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';

/** The deletion of the account with the hotel's server behind it. */
export function provideAccountDeletion(parts: ApiContextValue) {
  const { client, session } = parts;
  return accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise(
        async ({ input: body, signal }: { input: AccountDeletion; signal: AbortSignal }) => {
          await readResponse(
            client.POST('/api/v1/auth/users/delete-account', { body, signal, ...ignoreBody }),
          );
        },
      ),
      leave: effect(() => session.send({ type: 'logout.requested' })),
      ...sessionLossWith(parts),
    },
  });
}
