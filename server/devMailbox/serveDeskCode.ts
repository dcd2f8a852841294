import type { FastifyInstance } from 'fastify';
import { pathUnknown } from '../http/handleErrors';

/** Tells the sign-in page of the desk the code of somebody of development, whose telephone nobody has. */
export function serveDeskCode(
  app: FastifyInstance,
  codeOf: (email: string) => string | null,
): void {
  app.get<{ Params: { email: string } }>('/mailbox/desk-code/:email', ({ params }) => {
    const code = codeOf(params.email);
    if (code === null) throw pathUnknown;
    return code;
  });
}
