import Fastify from 'fastify';

/** The floor for everything that answers requests: the same framework with an empty handler. */
const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
