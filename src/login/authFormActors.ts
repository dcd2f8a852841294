import { fromPromise } from 'xstate';
import { authFormMachine } from '../../machines/login/authFormMachine';
import type { Credentials, Registration, Session } from '../../machines/contract/wire';
import { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';
import { formAnswerOf, readNothing } from '../wire/client';
import { sessionIn } from '../wire/loginAnswer';
import type { JourneyParts } from '../actors/siteParts';

/** With what a call is made, and when it is given up. */
export interface Asked<TInput> {
  input: TInput;
  signal: AbortSignal;
}

/** The verification with the hotel’s server behind it. */
export function provideAccountVerification({ client }: JourneyParts) {
  return accountVerificationMachine.provide({
    actors: {
      verifyAccount: fromPromise(
        async ({ input: { email, code }, signal }: Asked<{ email: string; code: string }>) => {
          const body = { verificationCode: code, email };
          await formAnswerOf(
            client.POST('/api/v1/auth/users/verify-account', { body, signal, ...readNothing }),
          );
        },
      ),
      resendCode: fromPromise(async ({ input: body, signal }: Asked<{ email: string }>) => {
        await formAnswerOf(
          client.POST('/api/v1/auth/users/resend-otp', { body, signal, ...readNothing }),
        );
      }),
    },
  });
}

/** Login, registration and verification with the hotel's server behind them. */
export function provideAuthForm(parts: JourneyParts) {
  const { client } = parts;
  return authFormMachine.provide({
    actors: {
      logIn: fromPromise<Session, Credentials>(async ({ input: body, signal }) => {
        const call = client.POST('/api/v1/auth/users/login', { body, signal });
        return sessionIn(await formAnswerOf(call), body.email);
      }),
      register: fromPromise(async ({ input: body, signal }: Asked<Registration>) => {
        await formAnswerOf(
          client.POST('/api/v1/auth/users/signin', { body, signal, ...readNothing }),
        );
      }),
      accountVerification: provideAccountVerification(parts),
    },
  });
}
