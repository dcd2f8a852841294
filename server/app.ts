import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Handlers } from './contract/handlers';
import { answerErrors, pathUnknown, sendRefusal } from './http/answerErrors';
import { knowCallers } from './http/bearer';
import { serveContract } from './http/contractRoutes';
import { keepRawBody } from './http/rawBody';
import type { Parts } from './parts';

/** Longer than any path parameter that means something, so that the contract is what refuses it. */
const MAXIMUM_PARAMETER_LENGTH = 2_048;
const MAXIMUM_BODY_BYTES = 256 * 1_024;

export interface AppOptions {
  /** Silent without one. */
  logger?: FastifyBaseLogger;
  /** Adds what is served beside the API: the site, the mailbox. */
  beside?: (app: FastifyInstance) => Promise<void>;
}

/** The server's HTTP side, ready to listen or to be asked in-process: the contract over its handlers. */
export async function buildApp(
  parts: Parts,
  handlers: Handlers,
  { logger, beside }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    trustProxy: parts.configuration.trustProxy,
    bodyLimit: MAXIMUM_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAXIMUM_PARAMETER_LENGTH },
    // The contract's own words are no JSON schema, and a body must be of the right types already.
    ajv: {
      customOptions: {
        strict: false,
        coerceTypes: false,
        removeAdditional: false,
        allErrors: true,
      },
    },
    frameworkErrors: (_error, _request, reply) => {
      sendRefusal(reply, pathUnknown);
    },
  });
  answerErrors(app);
  keepRawBody(app);
  knowCallers(app);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, pathUnknown));
  await serveContract(app, parts, handlers);
  await beside?.(app);
  return app;
}
