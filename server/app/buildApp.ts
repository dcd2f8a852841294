import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { findCaller } from '../accounts/accessToken';
import { authenticateStaff } from '../staff/authenticateStaff';
import { deskCounterOf } from '../staff/cookies';
import { findStaff } from '../staff/staffSessions';
import type { Routes } from '../contract/handlers';
import {
  handleErrors,
  pathUnknown,
  refuseUnknownPaths,
  sendError,
  isApiRequest,
} from '../http/handleErrors';
import { authenticate } from '../http/authenticate';
import { serveContract } from '../http/contractRoutes';
import { limitRequests, shedLoad } from '../http/limitRequests';
import { keepRawBody, requireReadableRequests, decodableUrl } from '../http/readableRequest';
import { createReadiness, serveReadiness, type Readiness } from '../http/readiness';
import { newRequestId, addRequestIds } from '../logging/requestId';
import type { Mailbox } from '../devMailbox/mailbox';
import { serveDeskCode } from '../devMailbox/serveDeskCode';
import { serveMailbox } from '../devMailbox/serveMailbox';
import { measureRequests } from '../metrics/serveMetrics';
import type { Metrics } from '../metrics/metrics';
import type { AppContext } from './context';
import { sendCachedPages } from '../site/sendPage';
import { addSecurityHeaders } from '../site/securityHeaders';
import type { KeptFiles } from '../site/hashedFiles';
import { serveDesk } from '../site/serveDesk';
import { serveSite } from '../site/serveSite';
import type { Context } from '../context';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';

/** Dates answers by the server's clock, because pages correct the guest's clock by them. */
function dateAnswers(app: FastifyInstance, { clock }: Pick<Context, 'clock'>): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}

/** Keeps tokens and personal details out of every cache. */
function storeNoResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiRequest(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** A response below this size, in bytes, fits into one network packet uncompressed. */
const SMALLEST_BYTES = 1_024;

/** Brotli quality. Answers are compressed while the guest waits: this one costs well below a millisecond. */
const QUALITY = 4;

/** Compresses the API's longer responses. The site's files are compressed at build time. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SMALLEST_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}

/** As long as the longest URL that Node reads, so that the router takes every one. */
const MAXIMUM_PARAMETER_LENGTH = 16_384;
/** How many times within the request timeout Node looks for requests that exceed it. */
const CHECKS_IN_TIMEOUT = 6;
const MAXIMUM_BODY_BYTES = 256 * 1_024;

export interface AppOptions {
  /** Nothing is logged without one. */
  logger?: FastifyBaseLogger;
  /** Folder of the built site. Without it, only the API is served. */
  site?: string;
  /** Folder of the built front desk, which stands beside the site. */
  desk?: string;
  /** The hashed files of other versions. */
  kept?: KeptFiles;
  /** The development mailbox; never in production. */
  mailbox?: Mailbox;
  /** The code of somebody of development; never in production. */
  deskCode?: (email: string) => string | null;
  readiness?: Readiness;
  meters?: Metrics;
}

/** Builds the HTTP server: the contract over its handlers, ready to listen or to be called in-process. */
export async function buildApp(
  context: AppContext,
  handlers: Routes,
  {
    logger,
    site,
    desk,
    kept,
    mailbox,
    deskCode,
    readiness = createReadiness(),
    meters,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const { configuration } = context;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({
      // Proxies have a log of requests. Ours would keep guests' addresses, and ids in paths, for nobody.
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: configuration.trustProxy,
    genReqId: newRequestId,
    rewriteUrl: decodableUrl,
    bodyLimit: MAXIMUM_BODY_BYTES,
    requestTimeout: configuration.requestTimeout,
    // While the server stops, a request on an open connection is still served; the connection is closed after it.
    return503OnClosing: false,
    http: {
      requestTimeout: configuration.requestTimeout,
      // Node applies the longer of the two timeouts.
      headersTimeout: configuration.requestTimeout,
      connectionsCheckingInterval: configuration.requestTimeout / CHECKS_IN_TIMEOUT,
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAXIMUM_PARAMETER_LENGTH,
      // A provider may append a parameter that the return URL already has: the last one counts.
      querystringParser: (query) => Object.fromEntries(new URLSearchParams(query)),
    },
    frameworkErrors: (_error, _request, reply) => {
      sendError(reply, pathUnknown);
    },
  });
  if (meters) measureRequests(app, meters);
  const cachePage = sendCachedPages(app, () => readiness.isDraining);
  addRequestIds(app);
  handleErrors(app, context);
  storeNoResponses(app);
  dateAnswers(app, context);
  await shedLoad(app, configuration);
  keepRawBody(app);
  requireReadableRequests(app);
  await addSecurityHeaders(app, configuration.publicUrl);
  await compressResponses(app);
  // Before authentication, so that bad tokens count as well.
  await limitRequests(app, context, deskCounterOf(context));
  authenticate(app, (token) => findCaller(context, token));
  authenticateStaff(app, context, findStaff(context));
  serveContract(app, handlers, context);
  serveReadiness(app, context, readiness);
  if (mailbox) serveMailbox(app, mailbox);
  if (deskCode) serveDeskCode(app, deskCode);
  refuseUnknownPaths(app);
  if (site !== undefined) await serveSite(app, site, configuration, cachePage, kept);
  if (desk !== undefined) await serveDesk(app, desk, configuration.publicUrl, kept);
  return app;
}
