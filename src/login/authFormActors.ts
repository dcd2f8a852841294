import { authFormMachine } from '../../machines/login/authFormMachine';
import { ignoreBody, readFormResponse } from '../api/client';
import { parseLogin } from '../api/loginResponse';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { visitorKeyHeader } from './visitorKey';
import { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';

/** The account verification, connected to the hotel’s server. */
export function provideAccountVerification(context: ApiContextValue) {
  const { client } = context;
  return accountVerificationMachine.provide({
    actors: {
      verifyAccount: call(async ({ email, code }, signal) => {
        const body = { verificationCode: code, email };
        const options = { body, params: visitorKeyHeader(context), signal, ...ignoreBody };
        await readFormResponse(client.POST('/api/v1/auth/users/verify-account', options));
      }),
      resendCode: call(async (body, signal) => {
        const params = visitorKeyHeader(context);
        await readFormResponse(
          client.POST('/api/v1/auth/users/resend-otp', { body, params, signal, ...ignoreBody }),
        );
      }),
    },
  });
}

/** Login, registration and verification, connected to the hotel's server. */
export function provideAuthForm(context: ApiContextValue) {
  const { client } = context;
  return authFormMachine.provide({
    actors: {
      logIn: call(async (body, signal) => {
        const answer = client.POST('/api/v1/auth/users/login', { body, signal });
        return parseLogin(await readFormResponse(answer), body.email);
      }),
      register: call(async (body, signal) => {
        const params = visitorKeyHeader(context);
        await readFormResponse(
          client.POST('/api/v1/auth/users/signin', { body, params, signal, ...ignoreBody }),
        );
      }),
      accountVerification: provideAccountVerification(context),
    },
  });
}
