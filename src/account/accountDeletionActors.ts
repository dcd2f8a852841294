import { accountDeletionMachine } from '../../machines/account/accountDeletionMachine';
import { failureOf, type Failure } from '../../machines/shared/failure';
import { isDefinite, isTransient } from '../../machines/shared/failureKind';
import { effect } from '../context/effect';
import type { ApiContextValue } from '../context/apiContext';
import { guestId } from '../context/guestId';
import { sessionLossActors } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';

/** Whether a refusal shows that the account still exists: only its guest is told what stands in the way. */
function showsAccount(failure: Failure): boolean {
  return isDefinite(failure) && !isTransient(failure);
}

/** Account deletion, connected to the hotel's server. */
export function provideAccountDeletion(context: ApiContextValue) {
  const { client, session, storage } = context;
  return accountDeletionMachine.provide({
    actors: {
      /** Waits for the response wherever the guest navigates, because this browser must be cleared then. */
      deleteAccount: effect(async (body) => {
        const userId = guestId(context);
        if (userId !== undefined) storage.deletionSent.write(userId);
        try {
          await readResponse(
            client.POST('/api/v1/auth/users/delete-account', { body, ...ignoreBody }),
          );
        } catch (cause) {
          if (showsAccount(failureOf(cause))) storage.deletionSent.clear();
          throw cause;
        }
        if (userId !== undefined) session.send({ type: 'account.deleted', userId });
      }),
      leave: effect(() => session.send({ type: 'logout.requested' })),
      ...sessionLossActors(context),
    },
  });
}
