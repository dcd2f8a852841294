import { profileMachine } from '../../machines/account/profileMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call, effect } from '../context/effect';
import { loginActors } from '../context/navigationActors';
import { readResponse, ignoreBody } from '../api/client';
import {
  invalidResponse,
  optionalText,
  requiredId,
  requiredList,
  timestampAt,
} from '../api/reading';
import { parseUser } from '../api/userResponse';
import { passwordChangeMachine } from '../../machines/account/passwordChangeMachine';
import { sessionListMachine } from '../../machines/account/sessionListMachine';
import type { OpenSession, User } from '../../machines/contract/wire';
import { valueAt } from '../api/valueAt';
import { accountDeletionMachine } from '../../machines/account/accountDeletionMachine';
import { rebaseEdits } from '../../machines/shared/fieldErrors';
import { failureOf, type Failure } from '../../machines/shared/failure';
import { isDefinite, isTransient } from '../../machines/shared/failureKind';
import { guestId } from '../context/guestId';

const profileOf = ({ firstName, lastName, phoneNumber }: User) => ({
  firstName,
  lastName,
  phoneNumber,
});

/** The guest's profile, connected to the hotel's server. */
export function provideProfile(context: ApiContextValue) {
  const { client, session, browserSession } = context;
  return profileMachine.provide({
    actors: {
      saveProfile: call(async ({ form, seen }, signal) => {
        const stored = browserSession.user();
        // What another tab has saved since.
        const now = stored?.id === guestId(context) ? stored : undefined;
        const body = { ...rebaseEdits(form, seen, now ? profileOf(now) : seen) };
        const revision = now?.revision;
        const answer = await client.PATCH('/api/v1/auth/users/profile', {
          body: revision === undefined ? body : { ...body, revision },
          signal,
        });
        // What another device has saved is known from now on, and the guest decides.
        const newer = parseUser(valueAt(answer.error, 'user'));
        if (newer) session.send({ type: 'profile.saved', user: newer });
        const response = await readResponse(Promise.resolve(answer));
        const user = parseUser(response) ?? invalidResponse('id');
        session.send({ type: 'profile.saved', user });
        return { profile: profileOf(user) };
      }),
      ...loginActors(context),
    },
  });
}

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
      ...loginActors(context),
    },
  });
}

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
      ...loginActors(context),
    },
  });
}

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
          // What was answered while it was under way shows nothing.
          else if (userId !== undefined && guestId(context) === userId) {
            storage.deletionSent.write(userId);
          }
          throw cause;
        }
        if (userId !== undefined) session.send({ type: 'account.deleted', userId });
      }),
      leave: effect(() => session.send({ type: 'logout.requested' })),
      ...loginActors(context),
    },
  });
}
