import { authFormMachine } from '../../machines/authForm';
import type { Credentials, Registration } from '../../machines/contract/wire';
import { otpMachine } from '../../machines/otp';
import { answerOf } from '../wire/client';
import { sessionIn } from '../wire/loginAnswer';
import { effect } from './effect';
import type { JourneyParts } from './siteParts';

/** The verification with the hotel’s server behind it. */
export function provideOtp({ client }: JourneyParts) {
  return otpMachine.provide({
    actors: {
      verifyAccount: effect(async ({ email, code }: { email: string; code: string }) => {
        const body = { verificationCode: code, email };
        await answerOf(client.POST('/api/v1/auth/users/verify-account', { body }));
      }),
      resendCode: effect(async ({ email }: { email: string }) => {
        await answerOf(client.POST('/api/v1/auth/users/resend-otp', { body: { email } }));
      }),
    },
  });
}

/** Login, registration and verification with the hotel's server behind them. */
export function provideAuthForm(parts: JourneyParts) {
  const { client, session } = parts;
  return authFormMachine.provide({
    actors: {
      logIn: effect(async (credentials: Credentials) => {
        const answer: unknown = await answerOf(
          client.POST('/api/v1/auth/users/login', { body: credentials }),
        );
        session.send({ type: 'login.succeeded', session: sessionIn(answer, credentials.email) });
      }),
      register: effect(async (registration: Registration) => {
        await answerOf(client.POST('/api/v1/auth/users/signin', { body: registration }));
      }),
      otp: provideOtp(parts),
    },
  });
}
