import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as otpMessages from '../../messages/login/otp';
import * as passwordMessages from '../../messages/login/password';
import { passwordCodeSent } from '../../messages/login/password';
import * as accountAnswers from '../../messages/shared/accountAnswers';
import { requireAccount, requireCaller } from '../contract/requireCaller';
import type { Routes } from '../contract/handlers';
import type { Parts } from '../context';
import { changePassword } from './changePassword';
import { deleteAccount } from '../privacy/deleteAccount';
import { exportGuestData } from '../privacy/exportGuestData';
import { logIn } from './logIn';
import { register } from './register';
import { requestPasswordCode } from './requestPasswordCode';
import { resendCode } from './resendCode';
import { resetPassword } from './resetPassword';
import { resetPasswordByLink } from './resetPasswordByLink';
import { endOwnSession, listSessions } from './guestSessions';
import { endSessionOfToken, renewSession } from './sessions';
import { updateProfile } from './updateProfile';
import { verify } from './verify';

type AccountOperation =
  | 'login'
  | 'registerAccount'
  | 'verifyAccount'
  | 'resendCode'
  | 'requestPasswordCode'
  | 'resetPassword'
  | 'resetPasswordByLink'
  | 'changePassword'
  | 'updateProfile'
  | 'exportOwnData'
  | 'deleteAccount'
  | 'refreshSession'
  | 'logout'
  | 'listSessions'
  | 'endSession';

/** The operations around registering, verifying an account and its session. */
export function accountRoutes(parts: Parts): Routes<AccountOperation> {
  return {
    login: async ({ body, address, headers }) => {
      const device = headers['user-agent'];
      const from = { address, device: typeof device === 'string' ? device : 'unknown' };
      return { status: 200, body: await logIn(parts, body, from) };
    },
    registerAccount: async ({ body, address }) => {
      await register(parts, body, address);
      return { status: 201, body: { message: accountAnswers.registered } };
    },
    verifyAccount: async ({ body, address }) => {
      await verify(parts, body, address);
      return { status: 200, body: { message: otpMessages.verified } };
    },
    resendCode: async ({ body, address }) => {
      await resendCode(parts, body, address);
      return { status: 200, body: { message: otpMessages.resent } };
    },
    requestPasswordCode: async ({ body, address }) => {
      await requestPasswordCode(parts, body, address);
      return { status: 200, body: { message: passwordCodeSent(body.email.trim()) } };
    },
    resetPassword: async ({ body, address }) => {
      await resetPassword(parts, body, address);
      return { status: 200, body: { message: passwordMessages.changed } };
    },
    resetPasswordByLink: async ({ body, address }) => {
      await resetPasswordByLink(parts, body, address);
      return { status: 200, body: { message: passwordMessages.changed } };
    },
    changePassword: async (call) => {
      await changePassword(parts, requireCaller(call), call.body, call.address);
      return { status: 200, body: { message: passwordChangeMessages.changed } };
    },
    updateProfile: async (call) => ({
      status: 200,
      body: await updateProfile(parts, requireAccount(call), call.body),
    }),
    exportOwnData: async (call) => ({
      status: 200,
      body: await exportGuestData(parts, requireCaller(call)),
    }),
    deleteAccount: async (call) => {
      await deleteAccount(parts, requireCaller(call), call.body, call.address);
      return { status: 204 };
    },
    refreshSession: async ({ body, address }) => ({
      status: 200,
      body: await renewSession(parts, body.refreshToken, address),
    }),
    logout: async ({ body }) => {
      await endSessionOfToken(parts, body.refreshToken);
      return { status: 204 };
    },
    listSessions: async (call) => ({
      status: 200,
      body: { sessions: await listSessions(parts, requireCaller(call)) },
    }),
    endSession: async (call) => {
      await endOwnSession(parts, requireAccount(call), call.path.id);
      return { status: 204 };
    },
  };
}
