import { accountDeletionMachine } from '../../machines/account/accountDeletionMachine';
import type { AccountDeletion } from '../../machines/contract/wire';
import { effect } from '../context/effect';
import type { ApiContextValue } from '../context/apiContext';
import { guestId } from '../context/guestId';
import { sessionLossWith } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';

/** Account deletion, connected to the hotel's server. */
export function provideAccountDeletion(context: ApiContextValue) {
  const { client, session } = context;
  return accountDeletionMachine.provide({
    actors: {
      /** Waits for the response wherever the guest navigates, because this browser must be cleared then. */
      deleteAccount: effect(async (body: AccountDeletion) => {
        const userId = guestId(context);
        await readResponse(
          client.POST('/api/v1/auth/users/delete-account', { body, ...ignoreBody }),
        );
        if (userId !== undefined) session.send({ type: 'account.deleted', userId });
      }),
      leave: effect(() => session.send({ type: 'logout.requested' })),
      ...sessionLossWith(context),
    },
  });
}
