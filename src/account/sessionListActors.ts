import { sessionListMachine } from '../../machines/account/sessionListMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { sessionLossActors } from '../context/navigationActors';
import { ignoreBody, readResponse } from '../api/client';
import type { OpenSession } from '../../machines/contract/wire';
import { valueAt } from '../api/valueAt';
import {
  invalidResponse,
  optionalText,
  requiredId,
  requiredList,
  timestampAt,
} from '../api/reading';

function sessionAt(response: unknown): OpenSession {
  return {
    id: requiredId(response),
    device: optionalText(response, 'device'),
    openedAt: timestampAt(response, 'openedAt') ?? invalidResponse('openedAt'),
    usedAt: timestampAt(response, 'usedAt') ?? invalidResponse('usedAt'),
    isCurrent: valueAt(response, 'isCurrent') === true,
  };
}

/** The guest's sessions. @throws CallFailed if something required is missing */
function parseSessions(response: unknown): { sessions: OpenSession[] } {
  return { sessions: requiredList(response, 'sessions').map(sessionAt) };
}

/** The guest's sessions, connected to the hotel's server. */
export function provideSessionList(context: ApiContextValue) {
  const { client } = context;
  return sessionListMachine.provide({
    actors: {
      loadSessions: call(async (_, signal) =>
        parseSessions(await readResponse(client.GET('/api/v1/auth/users/sessions', { signal }))),
      ),
      endSession: call(async ({ sessionId: id }, signal) => {
        const params = { path: { id } };
        await readResponse(
          client.DELETE('/api/v1/auth/users/sessions/{id}', { params, signal, ...ignoreBody }),
        );
      }),
      ...sessionLossActors(context),
    },
  });
}
