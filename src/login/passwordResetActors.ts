import { fromPromise } from 'xstate';
import type { PasswordReset } from '../../machines/contract/wire';
import { passwordResetMachine } from '../../machines/login/passwordResetMachine';
import type { JourneyParts } from '../actors/siteParts';
import { navigateWith } from '../actors/ways';
import { formAnswerOf, readNothing } from '../wire/client';
import type { Asked } from './authFormActors';

/** The forgotten password with the hotel's server behind it. */
export function providePasswordReset(parts: JourneyParts) {
  const { client } = parts;
  return passwordResetMachine.provide({
    actors: {
      requestCode: fromPromise(async ({ input: body, signal }: Asked<{ email: string }>) => {
        await formAnswerOf(
          client.POST('/api/v1/auth/users/forgot-password', { body, signal, ...readNothing }),
        );
      }),
      resetPassword: fromPromise(async ({ input: body, signal }: Asked<PasswordReset>) => {
        await formAnswerOf(
          client.POST('/api/v1/auth/users/reset-password', { body, signal, ...readNothing }),
        );
      }),
      navigate: navigateWith(parts),
    },
  });
}
