import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';

/** Dates answers by the server's clock, because pages correct the guest's clock by them. */
export function dateAnswers(app: FastifyInstance, { clock }: Pick<Context, 'clock'>): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}
