import { profileMachine } from '../../machines/account/profileMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { sessionLossActors } from '../context/navigationActors';
import { readResponse } from '../api/client';
import { invalidResponse } from '../api/reading';
import { parseUser } from '../api/userResponse';

/** The guest's profile, connected to the hotel's server. */
export function provideProfile(context: ApiContextValue) {
  const { client, session } = context;
  return profileMachine.provide({
    actors: {
      saveProfile: call(async (body, signal) => {
        const response = await readResponse(
          client.PATCH('/api/v1/auth/users/profile', { body, signal }),
        );
        const user = parseUser(response) ?? invalidResponse('id');
        session.send({ type: 'profile.saved', user });
        const { firstName, lastName, phoneNumber } = user;
        return { profile: { firstName, lastName, phoneNumber } };
      }),
      ...sessionLossActors(context),
    },
  });
}
