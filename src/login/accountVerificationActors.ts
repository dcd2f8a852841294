import { fromPromise } from 'xstate';
import { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';
import { readFormResponse, ignoreBody } from '../api/client';
import type { ApiContextValue } from '../context/apiContext';
import type { CallInput } from '../context/effect';
import { visitorKeyHeader } from './visitorKey';

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
