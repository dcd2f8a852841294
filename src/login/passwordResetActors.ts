import { fromCallback, type EventObject } from 'xstate';
import { withoutTrailingPunctuation } from '../../machines/shared/trailingPunctuation';
import {
  passwordResetMachine,
  type PasswordResetEvent,
} from '../../machines/login/passwordResetMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call, effect } from '../context/effect';
import { guestId } from '../context/guestId';
import { readFormResponse, ignoreBody } from '../api/client';
import { visitorKeyHeader } from './visitorKey';

/** The password reset, connected to the hotel's server. */
export function providePasswordReset(context: ApiContextValue) {
  const { client, navigation, session, watchFragment } = context;
  return passwordResetMachine.provide({
    actors: {
      requestCode: call(async (body, signal) => {
        await readFormResponse(
          client.POST('/api/v1/auth/users/forgot-password', { body, signal, ...ignoreBody }),
        );
      }),
      resetPassword: call(async (body, signal) => {
        const params = visitorKeyHeader(context);
        await readFormResponse(
          client.POST('/api/v1/auth/users/reset-password', { body, params, signal, ...ignoreBody }),
        );
      }),
      resetPasswordByLink: call(async (body, signal) => {
        const options = { body, params: visitorKeyHeader(context), signal, ...ignoreBody };
        await readFormResponse(client.POST('/api/v1/auth/users/reset-password/link', options));
      }),
      watchLink: fromCallback<EventObject, undefined>(({ sendBack }) =>
        watchFragment((token) =>
          sendBack({
            type: 'link.opened',
            token: withoutTrailingPunctuation(token),
          } satisfies PasswordResetEvent),
        ),
      ),
      navigate: effect(({ to }) => {
        // The new password ends the account's sessions, and whoever opened the link wants to log in with it.
        if (guestId(context) !== undefined) session.send({ type: 'logout.requested' });
        return navigation.goTo(to);
      }),
    },
  });
}
