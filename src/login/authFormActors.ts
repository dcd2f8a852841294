import { fromPromise } from 'xstate';
import { authFormMachine } from '../../machines/login/authFormMachine';
import type { Credentials, Registration, Session } from '../../machines/contract/wire';
import { ignoreBody, readFormResponse } from '../api/client';
import { parseLogin } from '../api/loginResponse';
import type { ApiContextValue } from '../context/apiContext';
import type { CallInput } from '../context/effect';
import { visitorKeyHeader } from './visitorKey';
import { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';

/** The account verification, connected to the hotel’s server. */
export function provideAccountVerification(context: ApiContextValue) {
  const { client } = context;
  return accountVerificationMachine.provide({
    actors: {
      verifyAccount: fromPromise(
        async ({ input: { email, code }, signal }: CallInput<{ email: string; code: string }>) => {
          const body = { verificationCode: code, email };
          const params = visitorKeyHeader(context);
          await readFormResponse(
            client.POST('/api/v1/auth/users/verify-account', {
              ...{ body, params, signal },
              ...ignoreBody,
            }),
          );
        },
      ),
      resendCode: fromPromise(async ({ input: body, signal }: CallInput<{ email: string }>) => {
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
      logIn: fromPromise<Session, Credentials>(async ({ input: body, signal }) => {
        const call = client.POST('/api/v1/auth/users/login', { body, signal });
        return parseLogin(await readFormResponse(call), body.email);
      }),
      register: fromPromise(async ({ input: body, signal }: CallInput<Registration>) => {
        const params = visitorKeyHeader(context);
        await readFormResponse(
          client.POST('/api/v1/auth/users/signin', { body, params, signal, ...ignoreBody }),
        );
      }),
      accountVerification: provideAccountVerification(context),
    },
  });
}
