import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError } from '../contract/apiError';
import { readContract } from '../contract/contractDocument';
import { operationsIn } from '../contract/contractOperations';
import type { FileResponse, Call, Handler, Routes, OperationId } from '../contract/handlers';
import { addDays, lagosToday } from '../../machines/shared/stay';
import type { Context } from '../context';
import { compileLazily } from './compileLazily';
import { sendError } from './handleErrors';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationId;
    /** Whether its answers have an `ETag`, by which they are asked for again. */
    isRevalidated?: boolean;
  }
}

type ValidatedRequest<Id extends OperationId> = Omit<
  FastifyRequest,
  'params' | 'query' | 'body'
> & {
  params: Call<Id>['path'];
  query: Call<Id>['query'];
  body: Call<Id>['body'];
};

interface HandlerResponse {
  status: number;
  body?: unknown;
  location?: string;
  file?: FileResponse;
  cookies?: readonly string[];
}

const TAG_CHARACTERS = 22;

/** Names an answer; the browser's own copy is asked for again only if it has another name. */
function tagOf(body: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return `"${hash.slice(0, TAG_CHARACTERS)}"`;
}

function send(reply: FastifyReply, response: HandlerResponse): FastifyReply {
  if (response.cookies) reply.header('set-cookie', response.cookies);
  if (response.location !== undefined) return reply.redirect(response.location, response.status);
  if (response.file !== undefined) {
    const { mediaType, name, bytes } = response.file;
    return reply
      .code(response.status)
      .type(mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  }
  return reply.code(response.status).send(response.body);
}

/** Only the operation's own route validates a request by the operation's rules. */
function isValidated<Id extends OperationId>(
  request: FastifyRequest,
  id: Id,
): request is FastifyRequest & ValidatedRequest<Id> {
  return request.routeOptions.config.operation === id;
}

function answering<Id extends OperationId>(handlers: Routes<Id>, id: Id) {
  const handler: Handler<Id> = handlers[id];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isValidated(request, id)) throw new Error(`This is no request of ${id}.`);
    const response: HandlerResponse = await handler({
      path: request.params,
      query: request.query,
      body: request.body,
      headers: request.headers,
      caller: request.caller,
      staff: request.staff,
      address: request.ip,
      rawBody: request.rawBody,
    });
    if (request.routeOptions.config.isRevalidated === true) {
      const tag = tagOf(response.body);
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    }
    return send(reply, response);
  };
}

/** Refuses, before anything of it is read, every method that an address of the contract doesn't have. */
function refuseOtherMethods(app: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const refusal = new ApiError(405, 'method_not_allowed', generalErrors.methodNotAllowed(allowed));
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allowed);
    return request.method === 'OPTIONS' ? reply.code(204).send() : sendError(reply, refusal);
  };
  const method = app.supportedMethods.filter(
    (one) => !methods.has(one) && !(one === 'HEAD' && methods.has('GET')),
  );
  app.route({
    method,
    url,
    onRequest: (request, reply, _done) => void answer(request, reply),
    handler: answer,
  });
}

/** Creates a route for every operation of the contract. The route validates, its handler decides. */
export function serveContract(
  app: FastifyInstance,
  handlers: Routes,
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
): void {
  const { maximumDaysAhead, maximumNights } = configuration;
  const last = () => addDays(lagosToday(clock.now()), maximumDaysAhead + maximumNights);
  compileLazily(app, { last });
  const methodsAt = new Map<string, Set<string>>();
  const isHandled = (id: string): id is OperationId => Object.hasOwn(handlers, id);
  for (const { id, method, url, callers, desk, isRevalidated, schema } of operationsIn(
    readContract(),
  )) {
    if (!isHandled(id)) throw new Error(`Nothing handles ${id}.`);
    methodsAt.set(url, (methodsAt.get(url) ?? new Set()).add(method));
    app.route({
      method,
      url,
      schema,
      config: { operation: id, callers, desk, isRevalidated },
      handler: answering(handlers, id),
    });
  }
  for (const [url, methods] of methodsAt) refuseOtherMethods(app, url, methods);
}
