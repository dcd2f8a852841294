import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readContract } from '../contract/contractDocument';
import { operationsIn } from '../contract/contractOperations';
import type { FileResponse, Call, Handler, Routes, OperationId } from '../contract/handlers';
import { addDays, lagosToday } from '../../machines/shared/stay';
import type { Context } from '../context';
import { compileLazily } from './compileLazily';

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

/** Creates a route for every operation of the contract. The route validates, its handler decides. */
export function serveContract(
  app: FastifyInstance,
  handlers: Routes,
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
): void {
  const { maximumDaysAhead, maximumNights } = configuration;
  const last = () => addDays(lagosToday(clock.now()), maximumDaysAhead + maximumNights);
  compileLazily(app, { last });
  const isHandled = (id: string): id is OperationId => Object.hasOwn(handlers, id);
  for (const { id, method, url, callers, desk, isRevalidated, schema } of operationsIn(
    readContract(),
  )) {
    if (!isHandled(id)) throw new Error(`Nothing handles ${id}.`);
    app.route({
      method,
      url,
      schema,
      config: { operation: id, callers, desk, isRevalidated },
      handler: answering(handlers, id),
    });
  }
}
