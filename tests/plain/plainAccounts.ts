import type { FastifyInstance } from 'fastify';
import type { Credentials, Registration } from '../../machines/contract/wire';
import type { PlainBooks } from './plainBooks';

/** Registration, proof by code and log-in, as section 7 of the specification has them. */
export function plainAccounts(app: FastifyInstance, { accounts }: PlainBooks, code: string): void {
  app.post<{ Body: Registration }>('/api/v1/auth/users/signin', ({ body }) => {
    accounts.push({ ...body, id: accounts.length + 1, verified: false });
    return {};
  });

  app.post<{ Body: { verificationCode: string } }>(
    '/api/v1/auth/users/verify-account',
    ({ body }, reply) => {
      if (body.verificationCode !== code) {
        return reply.code(400).send({ message: 'That is not the code.' });
      }
      for (const account of accounts) account.verified = true;
      return {};
    },
  );

  app.post('/api/v1/auth/users/resend-otp', () => ({}));

  app.post<{ Body: Credentials }>('/api/v1/auth/users/login', ({ body }, reply) => {
    const account = accounts.find(({ email }) => email === body.email);
    if (account?.password !== body.password) {
      return reply.code(401).send({ message: 'Wrong e-mail or password.' });
    }
    if (!account.verified) return reply.code(403).send({ message: 'Prove your e-mail first.' });
    const { id, firstName, lastName, email, phoneNumber } = account;
    return {
      user: { id, firstName, lastName, email, phoneNumber },
      token: { accessToken: `access-${id}`, refreshToken: `refresh-${id}` },
    };
  });
}
