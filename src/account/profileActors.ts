import { fromPromise } from 'xstate';
import { profileMachine } from '../../machines/account/profileMachine';
import type { Profile, User } from '../../machines/contract/wire';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossWith } from '../context/navigationActors';
import { readResponse } from '../api/client';
import { invalidResponse } from '../api/reading';
import { parseUser } from '../api/userResponse';

/** Has this page and all other tabs know the guest as saved, unless somebody else is logged in by now. */
function know({ storage, session }: ApiContextValue, user: User): void {
  if (storage.user.read()?.id !== user.id) return;
  storage.user.write(user);
  session.send({ type: 'session.changedElsewhere', stored: { user, token: 'refresh' } });
}

/** The guest's profile with the hotel's server behind it. */
export function provideProfile(parts: ApiContextValue) {
  const { client } = parts;
  return profileMachine.provide({
    actors: {
      saveProfile: fromPromise(
        async ({ input: body, signal }: { input: Profile; signal: AbortSignal }) => {
          const answer = await readResponse(
            client.PATCH('/api/v1/auth/users/profile', { body, signal }),
          );
          const user = parseUser(answer) ?? invalidResponse('id');
          know(parts, user);
          const { firstName, lastName, phoneNumber } = user;
          return { profile: { firstName, lastName, phoneNumber } };
        },
      ),
      ...sessionLossWith(parts),
    },
  });
}
