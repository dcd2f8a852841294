import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionMessages } from '../../machines/session/messages';
import { findCaller } from '../accounts/findCaller';
import type { Caller } from '../contract/handlers';
import type { Parts } from '../parts/parts';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose access token the request carries; null without one. */
    caller: Caller | null;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

/** The contract's `bearerAuth`: finds the caller of an access token, or refuses. */
export function bearerAuth(parts: Pick<Parts, 'clock' | 'configuration' | 'database'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      throw new Refusal(401, 'token_missing', sessionMessages.notLoggedIn);
    }
    const token = BEARER.exec(authorization)?.[1] ?? '';
    const caller = await findCaller(parts, token);
    if (caller === null) throw new Refusal(401, 'token_invalid', sessionMessages.expired);
    request.caller = caller;
  };
}

/**
 * Lets every request have a caller, who is looked for before anything else: what somebody without a
 * token sends is not even read.
 */
export function knowCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    if (!isApiRoute(route.url) || route.preHandler === undefined) return;
    route.onRequest = [route.onRequest ?? [], route.preHandler].flat();
    delete route.preHandler;
  });
}

function isApiRoute(url: string): boolean {
  return url.startsWith('/api/');
}
