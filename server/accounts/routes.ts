import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as passwordMessages from '../../messages/login/password';
import { passwordCodeSent } from '../../messages/login/password';
import * as accountErrors from '../../messages/shared/accountErrors';
import { requireAccount, requireCaller } from '../contract/requireCaller';
import type { Routes } from '../contract/handlers';
import type { AccountsContext } from './context';
import { changePassword } from './passwords/changePassword';
import { logIn } from './logIn';
import { deviceIn } from '../shared/device';
import { register } from './register';
import { limitConcurrentHashing } from './passwords/passwordQueue';
import { requestPasswordCode } from './passwords/requestPasswordCode';
import { resendCode } from './resendCode';
import { resetPassword, resetPasswordByLink } from './passwords/resetPassword';
import { endGuestSession, listSessions } from './guestSessions';
import { endSessionOfToken, refreshSession } from './sessions';
import { updateProfile } from './updateProfile';
import { verify } from './verify';
import { visitorKeyIn } from './visitorKey';

/** The operations that register and verify an account and manage its sessions. */
export function accountRoutes(context: AccountsContext) {
  return {
    login: limitConcurrentHashing(async ({ body, address, headers }) => ({
      status: 200,
      body: await logIn(context, body, { address, device: deviceIn(headers) }),
    })),
    registerAccount: limitConcurrentHashing(async ({ body, address, headers }) => {
      const visitor = { address, key: visitorKeyIn(headers), device: deviceIn(headers) };
      await register(context, body, visitor);
      return { status: 201, body: { message: accountErrors.registered } };
    }),
    verifyAccount: async ({ body, address, headers }) => {
      await verify(context, body, { address, key: visitorKeyIn(headers) });
      return { status: 200, body: { message: codeMessages.verified } };
    },
    resendCode: async ({ body, address, headers }) => {
      await resendCode(context, body, { address, key: visitorKeyIn(headers) });
      return { status: 200, body: { message: codeMessages.resent } };
    },
    requestPasswordCode: async ({ body, address }) => {
      await requestPasswordCode(context, body, address);
      return { status: 200, body: { message: passwordCodeSent(body.email.trim()) } };
    },
    resetPassword: limitConcurrentHashing(async ({ body, address, headers }) => {
      await resetPassword(context, body, { address, key: visitorKeyIn(headers) });
      return { status: 200, body: { message: passwordMessages.changed } };
    }),
    resetPasswordByLink: limitConcurrentHashing(async ({ body, address, headers }) => {
      await resetPasswordByLink(context, body, { address, key: visitorKeyIn(headers) });
      return { status: 200, body: { message: passwordMessages.changed } };
    }),
    changePassword: limitConcurrentHashing(async (call) => {
      await changePassword(context, requireCaller(call), call.body, call.address);
      return { status: 200, body: { message: passwordChangeMessages.changed } };
    }),
    updateProfile: async (call) => ({
      status: 200,
      body: await updateProfile(context, requireAccount(call), call.body),
    }),
    refreshSession: async ({ body, address }) => ({
      status: 200,
      body: await refreshSession(context, body.refreshToken, address),
    }),
    logout: async ({ body }) => {
      await endSessionOfToken(context, body);
      return { status: 204 };
    },
    listSessions: async (call) => ({
      status: 200,
      body: { sessions: await listSessions(context, requireCaller(call)) },
    }),
    endSession: async (call) => {
      await endGuestSession(context, requireAccount(call), call.path.id);
      return { status: 204 };
    },
  } satisfies Partial<Routes>;
}
