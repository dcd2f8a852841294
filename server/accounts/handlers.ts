import { otpMessages } from '../../machines/messages/account';
import { accountAnswers } from '../../machines/messages/answers';
import type { Handlers } from '../contract/handlers';
import type { Parts } from '../parts';
import { logIn } from './logIn';
import { register } from './register';
import { resendCode } from './resendCode';
import { endSession, renewSession } from './sessions';
import { verify } from './verify';

type AccountOperation =
  'login' | 'registerAccount' | 'verifyAccount' | 'resendCode' | 'refreshSession' | 'logout';

/** The operations around registering, verifying an account and its session. */
export function accountHandlers(parts: Parts): Handlers<AccountOperation> {
  return {
    login: async ({ body, address }) => ({ status: 200, body: await logIn(parts, body, address) }),
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
    refreshSession: async ({ body }) => ({
      status: 200,
      body: await renewSession(parts, body.refreshToken),
    }),
    logout: async ({ body }) => {
      await endSession(parts, body.refreshToken);
      return { status: 204 };
    },
  };
}
