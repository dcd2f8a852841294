import { fromPromise } from 'xstate';
import { authFormMachine } from '../../machines/login/authFormMachine';
import type { Credentials, Registration, Session } from '../../machines/contract/wire';
import { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';
import { readFormResponse, ignoreBody } from '../api/client';
import { parseLogin } from '../api/loginResponse';
import type { ApiContextValue } from '../context/apiContext';

/** With what a call is made, and when it is given up. */
export interface Asked<TInput> {
  input: TInput;
  signal: AbortSignal;
}

/** The verification with the hotel’s server behind it. */
export function provideAccountVerification({ client }: ApiContextValue) {
  return accountVerificationMachine.provide({
    actors: {
      verifyAccount: fromPromise(
        async ({ input: { email, code }, signal }: Asked<{ email: string; code: string }>) => {
          const body = { verificationCode: code, email };
          await readFormResponse(
            client.POST('/api/v1/auth/users/verify-account', { body, signal, ...ignoreBody }),
          );
        },
      ),
      resendCode: fromPromise(async ({ input: body, signal }: Asked<{ email: string }>) => {
        await readFormResponse(
          client.POST('/api/v1/auth/users/resend-otp', { body, signal, ...ignoreBody }),
        );
      }),
    },
  });
}

/** Login, registration and verification with the hotel's server behind them. */
export function provideAuthForm(parts: ApiContextValue) {
  const { client } = parts;
  return authFormMachine.provide({
    actors: {
      logIn: fromPromise<Session, Credentials>(async ({ input: body, signal }) => {
        const call = client.POST('/api/v1/auth/users/login', { body, signal });
        return parseLogin(await readFormResponse(call), body.email);
      }),
      register: fromPromise(async ({ input: body, signal }: Asked<Registration>) => {
        await readFormResponse(
          client.POST('/api/v1/auth/users/signin', { body, signal, ...ignoreBody }),
        );
      }),
      accountVerification: provideAccountVerification(parts),
    },
  });
}
