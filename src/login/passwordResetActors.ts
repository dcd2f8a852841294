import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PasswordReset, PasswordResetByLink } from '../../machines/contract/wire';
import { withoutStuckSigns } from '../../machines/shared/stuckSigns';
import { passwordResetMachine } from '../../machines/login/passwordResetMachine';
import type { PasswordResetEvent } from '../../machines/login/passwordResetMachine';
import type { ApiContextValue } from '../context/apiContext';
import type { CallInput } from '../context/effect';
import { navigateActor } from '../context/navigationActors';
import { readFormResponse, ignoreBody } from '../api/client';
import { visitorKeyHeader } from './visitorKey';

/** The password reset, connected to the hotel's server. */
export function providePasswordReset(context: ApiContextValue) {
  const { client, watchFragment } = context;
  return passwordResetMachine.provide({
    actors: {
      requestCode: fromPromise(async ({ input: body, signal }: CallInput<{ email: string }>) => {
        await readFormResponse(
          client.POST('/api/v1/auth/users/forgot-password', { body, signal, ...ignoreBody }),
        );
      }),
      resetPassword: fromPromise(async ({ input: body, signal }: CallInput<PasswordReset>) => {
        const params = visitorKeyHeader(context);
        await readFormResponse(
          client.POST('/api/v1/auth/users/reset-password', { body, params, signal, ...ignoreBody }),
        );
      }),
      resetPasswordByLink: fromPromise(
        async ({ input: body, signal }: CallInput<PasswordResetByLink>) => {
          const params = visitorKeyHeader(context);
          await readFormResponse(
            client.POST('/api/v1/auth/users/reset-password/link', {
              body,
              params,
              signal,
              ...ignoreBody,
            }),
          );
        },
      ),
      watchLink: fromCallback<EventObject, undefined>(({ sendBack }) =>
        watchFragment((token) =>
          sendBack({
            type: 'link.opened',
            token: withoutStuckSigns(token),
          } satisfies PasswordResetEvent),
        ),
      ),
      navigate: navigateActor(context),
    },
  });
}
