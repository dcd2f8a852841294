import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { findCaller } from '../accounts/findCaller';
import type { Routes } from '../contract/handlers';
import { handleErrors, pathUnknown, sendError } from '../http/handleErrors';
import { authenticate } from '../http/authenticate';
import { compressAnswers } from '../http/compressAnswers';
import { serveContract } from '../http/contractRoutes';
import { limitRequests } from '../http/limitRequests';
import { storeNoAnswers } from '../http/noStore';
import { keepRawBody } from '../http/rawBody';
import { demandReadableRequests } from '../http/readableRequest';
import { createReadiness, serveReadiness, type Readiness } from '../http/readiness';
import { newRequestId, addRequestIds } from '../logging/requestId';
import { shedLoad } from '../http/shedLoad';
import type { Mailbox } from '../devMailbox/mailbox';
import { serveMailbox } from '../devMailbox/serveMailbox';
import { measureRequests } from '../metrics/measureRequests';
import type { Metrics } from '../metrics/metrics';
import type { AppContext } from './context';
import { addSecurityHeaders } from '../site/securityHeaders';
import { serveSite } from '../site/serveSite';

/** Longer than any path parameter that means something, so that the contract is what refuses it. */
const MAXIMUM_PARAMETER_LENGTH = 2_048;
/** How often, while a request may still arrive, it is looked whether its time is over. */
const CHECKS_IN_TIMEOUT = 6;
const MAXIMUM_BODY_BYTES = 256 * 1_024;

export interface AppOptions {
  /** Silent without one. */
  logger?: FastifyBaseLogger;
  /** Folder of the built site; only the API without one. */
  site?: string;
  /** Development's mailbox; never in production. */
  mailbox?: Mailbox;
  /** Says when the server drains; never without one. */
  readiness?: Readiness;
  /** What requests are timed with. */
  meters?: Metrics;
}

/** The server's HTTP side, ready to listen or to be asked in-process: the contract over its handlers. */
export async function buildApp(
  context: AppContext,
  handlers: Routes,
  { logger, site, mailbox, readiness = createReadiness(), meters }: AppOptions = {},
): Promise<FastifyInstance> {
  const { configuration } = context;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({
      disableRequestLogging: !configuration.production,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: configuration.trustProxy,
    genReqId: newRequestId,
    bodyLimit: MAXIMUM_BODY_BYTES,
    requestTimeout: configuration.requestTimeout,
    // What still comes on an open connection while the server stops is served; that connection is closed then.
    return503OnClosing: false,
    http: {
      requestTimeout: configuration.requestTimeout,
      // Node waits for the longer of the two.
      headersTimeout: configuration.requestTimeout,
      connectionsCheckingInterval: configuration.requestTimeout / CHECKS_IN_TIMEOUT,
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAXIMUM_PARAMETER_LENGTH,
      // A provider can add a name that the guest's way back has already: the last one counts.
      querystringParser: (query) => Object.fromEntries(new URLSearchParams(query)),
    },
    frameworkErrors: (_error, _request, reply) => {
      sendError(reply, pathUnknown);
    },
  });
  if (meters) measureRequests(app, meters);
  addRequestIds(app);
  handleErrors(app, context);
  storeNoAnswers(app);
  await shedLoad(app, configuration);
  keepRawBody(app);
  demandReadableRequests(app);
  await addSecurityHeaders(app, configuration.publicUrl);
  await compressAnswers(app);
  // Before callers are looked for, so that bad tokens count as well.
  await limitRequests(app, context);
  authenticate(app, (token) => findCaller(context, token));
  serveContract(app, handlers);
  serveReadiness(app, context, readiness);
  if (mailbox) serveMailbox(app, mailbox);
  if (site === undefined) {
    app.setNotFoundHandler((_request, reply) => sendError(reply, pathUnknown));
  } else {
    await serveSite(app, site, configuration.publicUrl);
  }
  return app;
}
