import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as sessionMessages from '../../messages/session/session';
import type { Callers } from '../contract/contractOperations';
import type { Caller } from '../contract/handlers';
import { ApiError } from '../contract/apiError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whom a route asks for; nobody unless it says so. */
    callers?: Callers;
  }
  interface FastifyRequest {
    /** Whose access token the request carries; null without one. */
    caller: Caller | null;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

/** Whose access token this is; null where it opens nothing (any more). */
export type FindCaller = (token: string) => Promise<Caller | null>;

/** Finds the caller of an access token, or refuses. */
async function requireToken(findCaller: FindCaller, request: FastifyRequest): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    throw new ApiError(401, 'token_missing', sessionMessages.notLoggedIn);
  }
  const token = BEARER.exec(authorization)?.[1] ?? '';
  const caller = await findCaller(token);
  if (caller === null) throw new ApiError(401, 'token_invalid', sessionMessages.expired);
  request.caller = caller;
}

/** Where strangers may come in too, a token that is no good makes one a stranger. */
async function acceptToken(findCaller: FindCaller, request: FastifyRequest): Promise<void> {
  await requireToken(findCaller, request).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/**
 * Authenticates before the body is parsed, so that unauthenticated requests cost nothing (the contract's `bearerAuth`). Rate
 * limits run first, so that a flood is answered as one.
 */
export function authenticate(app: FastifyInstance, findCaller: FindCaller): void {
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    const callers = route.config?.callers ?? 'none';
    if (callers === 'none') return;
    const find = callers === 'needed' ? requireToken : acceptToken;
    const finding = (request: FastifyRequest) => find(findCaller, request);
    route.onRequest = [route.onRequest ?? [], finding].flat();
  });
}
