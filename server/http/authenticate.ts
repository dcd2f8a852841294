import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as sessionMessages from '../../messages/session/session';
import type { Callers } from '../contract/contractOperations';
import type { Caller } from '../contract/handlers';
import { ApiError } from '../contract/apiError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route requires a caller; 'none' by default. */
    callers?: Callers;
  }
  interface FastifyRequest {
    /** The owner of the access token that the request carries; null without one. */
    caller: Caller | null;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

/** Finds the caller of an access token; null if the token is not (or no longer) valid. */
export type FindCaller = (token: string) => Promise<Caller | null>;

/** Finds the caller of the request's access token. @throws ApiError 401 */
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

/** Where a token is optional, an invalid one is ignored. */
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
