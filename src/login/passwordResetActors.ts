import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PasswordReset, PasswordResetByLink } from '../../machines/contract/wire';
import { passwordResetMachine } from '../../machines/login/passwordResetMachine';
import type { PasswordResetEvent } from '../../machines/login/passwordResetSetup';
import type { ApiContextValue } from '../context/apiContext';
import { navigateWith } from '../context/navigationActors';
import { readFormResponse, ignoreBody } from '../api/client';
import type { Asked } from './authFormActors';

/** The forgotten password with the hotel's server behind it. */
export function providePasswordReset(parts: ApiContextValue) {
  const { client, watchFragment } = parts;
  return passwordResetMachine.provide({
    actors: {
      requestCode: fromPromise(async ({ input: body, signal }: Asked<{ email: string }>) => {
        await readFormResponse(
          client.POST('/api/v1/auth/users/forgot-password', { body, signal, ...ignoreBody }),
        );
      }),
      resetPassword: fromPromise(async ({ input: body, signal }: Asked<PasswordReset>) => {
        await readFormResponse(
          client.POST('/api/v1/auth/users/reset-password', { body, signal, ...ignoreBody }),
        );
      }),
      resetPasswordByLink: fromPromise(
        async ({ input: body, signal }: Asked<PasswordResetByLink>) => {
          await readFormResponse(
            client.POST('/api/v1/auth/users/reset-password/link', { body, signal, ...ignoreBody }),
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
