import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';
import type { AnsweredFile, Call, Handler, Handlers, OperationId } from '../contract/handlers';
import type { Parts } from '../parts/parts';
import { projectRoot } from '../starting/projectRoot';
import { bearerAuth } from './bearer';

/** A request of one operation, after the contract has validated it. */
type ValidatedRequest<Id extends OperationId> = Omit<
  FastifyRequest,
  'params' | 'query' | 'body'
> & {
  params: Call<Id>['path'];
  query: Call<Id>['query'];
  body: Call<Id>['body'];
};

type Route<Id extends OperationId> = (
  request: ValidatedRequest<Id>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** How any reply looks from outside. */
interface Answer {
  status: number;
  body?: unknown;
  location?: string;
  file?: AnsweredFile;
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.location !== undefined) return reply.redirect(answer.location, answer.status);
  if (answer.file !== undefined) {
    const { mediaType, name, bytes } = answer.file;
    return reply
      .code(answer.status)
      .type(mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  }
  return reply.code(answer.status).send(answer.body);
}

function routeOf<Id extends OperationId>(handlers: Handlers, id: Id): Route<Id> {
  const handler: Handler<Id> = handlers[id];
  return async (request, reply) => {
    const answer: Answer = await handler({
      path: request.params,
      query: request.query,
      body: request.body,
      headers: request.headers,
      caller: request.caller,
      address: request.ip,
      rawBody: request.rawBody,
    });
    return send(reply, answer);
  };
}

function routesOf(handlers: Handlers): Record<string, object> {
  const isOperation = (id: string): id is OperationId => Object.hasOwn(handlers, id);
  const operationIds = Object.keys(handlers).filter(isOperation);
  return Object.fromEntries(operationIds.map((id) => [id, routeOf(handlers, id)]));
}

/** Written beside the bundle by the build: reading the YAML takes a fifth of the server's start. */
const builtContract = join(import.meta.dirname, 'openapi.json');

let contractOnce: object | undefined;

function contractInFile(): object {
  const contract: unknown = existsSync(builtContract)
    ? JSON.parse(readFileSync(builtContract, 'utf8'))
    : parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'));
  if (typeof contract !== 'object' || contract === null) throw new Error('openapi.yaml is empty.');
  return contract;
}

/** The contract as the server reads it: what the build made of openapi.yaml, else that file itself. */
export function readContract(): object {
  // Whoever makes routes of it resolves its references in place.
  return structuredClone((contractOnce ??= contractInFile()));
}

/** Makes a route of every operation of the contract: it validates, the handlers decide. */
export async function serveContract(
  app: FastifyInstance,
  parts: Pick<Parts, 'clock' | 'configuration' | 'database'>,
  handlers: Handlers,
): Promise<void> {
  await app.register(openapiGlue, {
    specification: readContract(),
    serviceHandlers: routesOf(handlers),
    securityHandlers: { bearerAuth: bearerAuth(parts) },
  });
}
