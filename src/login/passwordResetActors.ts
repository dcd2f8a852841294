import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PasswordReset, PasswordResetByLink } from '../../machines/contract/wire';
import { passwordResetMachine } from '../../machines/login/passwordResetMachine';
import type { PasswordResetEvent } from '../../machines/login/passwordResetSetup';
import type { JourneyParts } from '../actors/siteParts';
import { navigateWith } from '../actors/ways';
import { formAnswerOf, readNothing } from '../wire/client';
import type { Asked } from './authFormActors';

/** The forgotten password with the hotel's server behind it. */
export function providePasswordReset(parts: JourneyParts) {
  const { client, watchFragment } = parts;
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
      resetPasswordByLink: fromPromise(
        async ({ input: body, signal }: Asked<PasswordResetByLink>) => {
          await formAnswerOf(
            client.POST('/api/v1/auth/users/reset-password/link', { body, signal, ...readNothing }),
          );
        },
      ),
      watchLink: fromCallback<EventObject, undefined>(({ sendBack }) =>
        watchFragment((token) =>
          sendBack({ type: 'link.opened', token } satisfies PasswordResetEvent),
        ),
      ),
      navigate: navigateWith(parts),
    },
  });
}
