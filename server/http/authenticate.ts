import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as sessionMessages from '../../messages/session/session';
import { findCaller } from '../accounts/findCaller';
import type { Callers } from '../contract/contractOperations';
import type { Caller } from '../contract/handlers';
import type { Context } from '../context';
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

/** Finds the caller of an access token, or refuses. */
async function demandCaller(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  request: FastifyRequest,
): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    throw new ApiError(401, 'token_missing', sessionMessages.notLoggedIn);
  }
  const token = BEARER.exec(authorization)?.[1] ?? '';
  const caller = await findCaller(context, token);
  if (caller === null) throw new ApiError(401, 'token_invalid', sessionMessages.expired);
  request.caller = caller;
}

/** Where strangers may come in too, a token that is no good makes one a stranger. */
async function findCallerIfAny(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  request: FastifyRequest,
): Promise<void> {
  await demandCaller(context, request).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/**
 * Lets every request have a caller, the contract's `bearerAuth`, who is looked for before anything else: what somebody
 * without a token sends is not even read. Last of what a route does first, so that whoever floods is told so.
 */
export function authenticate(
  app: FastifyInstance,
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
): void {
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    const callers = route.config?.callers ?? 'none';
    if (callers === 'none') return;
    const find = callers === 'needed' ? demandCaller : findCallerIfAny;
    const finding = (request: FastifyRequest) => find(context, request);
    route.onRequest = [route.onRequest ?? [], finding].flat();
  });
}
