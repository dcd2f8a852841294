import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Handlers } from './contract/handlers';
import { answerErrors, pathUnknown, sendRefusal } from './http/answerErrors';
import { knowCallers } from './http/bearer';
import { serveContract } from './http/contractRoutes';
import { guardAgainstFloods } from './http/floodGuard';
import { keepRawBody } from './http/rawBody';
import type { Mailbox } from './mailbox/mailbox';
import { serveMailbox } from './mailbox/serveMailbox';
import type { Parts } from './parts';
import { addSecurityHeaders } from './site/securityHeaders';
import { serveSite } from './site/serveSite';

/** Longer than any path parameter that means something, so that the contract is what refuses it. */
const MAXIMUM_PARAMETER_LENGTH = 2_048;
const MAXIMUM_BODY_BYTES = 256 * 1_024;

export interface AppOptions {
  /** Silent without one. */
  logger?: FastifyBaseLogger;
  /** Folder of the built site; only the API without one. */
  site?: string;
  /** Development's mailbox; never in production. */
  mailbox?: Mailbox;
}

/** The server's HTTP side, ready to listen or to be asked in-process: the contract over its handlers. */
export async function buildApp(
  parts: Parts,
  handlers: Handlers,
  { logger, site, mailbox }: AppOptions = {},
): Promise<FastifyInstance> {
  const { configuration } = parts;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: !configuration.production }),
    trustProxy: configuration.trustProxy,
    bodyLimit: MAXIMUM_BODY_BYTES,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAXIMUM_PARAMETER_LENGTH,
      // A provider can add a name that the guest's way back has already: the last one counts.
      querystringParser: (query) => Object.fromEntries(new URLSearchParams(query)),
    },
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
  await addSecurityHeaders(app, configuration.publicUrl);
  await guardAgainstFloods(app, parts);
  await serveContract(app, parts, handlers);
  if (mailbox) serveMailbox(app, mailbox);
  if (site === undefined) {
    app.setNotFoundHandler((_request, reply) => sendRefusal(reply, pathUnknown));
  } else {
    await serveSite(app, site);
  }
  return app;
}
