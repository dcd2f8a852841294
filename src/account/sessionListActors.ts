import { fromPromise } from 'xstate';
import { sessionListMachine } from '../../machines/account/sessionListMachine';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossActors } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';
import { parseSessions } from '../api/sessionsResponse';

/** The guest's sessions, connected to the hotel's server. */
export function provideSessionList(context: ApiContextValue) {
  const { client } = context;
  return sessionListMachine.provide({
    actors: {
      loadSessions: fromPromise(async ({ signal }) =>
        parseSessions(await readResponse(client.GET('/api/v1/auth/users/sessions', { signal }))),
      ),
      endSession: fromPromise(
        async ({
          input: { sessionId: id },
          signal,
        }: {
          input: { sessionId: string };
          signal: AbortSignal;
        }) => {
          const params = { path: { id } };
          await readResponse(
            client.DELETE('/api/v1/auth/users/sessions/{id}', { params, signal, ...ignoreBody }),
          );
        },
      ),
      ...sessionLossActors(context),
    },
  });
}
