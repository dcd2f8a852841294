import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as messages from '../../messages/desk/session';
import type { Context } from '../context';
import { ApiError } from '../contract/apiError';
import type { DeskCallers } from '../contract/contractOperations';
import type { StaffCaller } from '../contract/handlers';
import { RefusalError } from '../contract/refused';
import { deskSessionMissing } from '../contract/requireCaller';
import { deskSessionIn } from './cookies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The roles of the front desk that may call a route; null for other routes. */
    desk?: DeskCallers | null;
  }
  interface FastifyRequest {
    /** The caller whose desk session the request carries; null without one. */
    staff: StaffCaller | null;
  }
}

/** Somebody with a session at the desk. */
interface FoundStaff extends StaffCaller {
  isLocked: boolean;
}

/**
 * Finds whose session a secret belongs to; null if it is unknown or has ended, or the person is suspended.
 * @param isUse whether the request counts as use, so that the session locks later
 */
export type FindStaff = (secret: string, isUse: boolean) => Promise<FoundStaff | null>;

/** The site's own origin; in development also a page that another port of this machine serves. */
function isOwnOrigin({ configuration }: Pick<Context, 'configuration'>, origin: string): boolean {
  if (origin === new URL(configuration.publicUrl).origin) return true;
  return !configuration.production && /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/.test(origin);
}

/**
 * A write must come from the desk's own pages: no form of another site can send this header, and the browser says which
 * origin a script has.
 */
function assertFromDesk(context: Pick<Context, 'configuration'>, request: FastifyRequest): void {
  const { method, headers } = request;
  if (method === 'GET') return;
  const isOwn = isOwnOrigin(context, headers.origin ?? '');
  if (!isOwn || headers['desk-request'] !== 'person') {
    throw new ApiError(403, 'origin_refused', messages.originRefused);
  }
}

/**
 * Authenticates the front desk's operations, before the body is parsed (the contract's `deskSession` and `x-roles`).
 * Other operations pay nothing for it.
 */
export function authenticateStaff(
  app: FastifyInstance,
  context: Pick<Context, 'configuration'>,
  findStaff: FindStaff,
): void {
  app.decorateRequest('staff', null);
  app.addHook('onRoute', (route) => {
    const desk = route.config?.desk;
    if (!desk) return;
    const { roles, whileLocked } = desk;
    const finding = async (request: FastifyRequest) => {
      const secret = roles.length > 0 ? deskSessionIn(request.headers.cookie) : null;
      const isUse = request.headers['desk-request'] === 'person';
      const found = secret === null ? null : await findStaff(secret, isUse);
      if (roles.length > 0 && found === null) throw deskSessionMissing();
      assertFromDesk(context, request);
      if (found === null) return;
      const { isLocked, ...staff } = found;
      if (isLocked && !whileLocked) throw new RefusalError({ code: 'deskLocked', facts: {} });
      if (!roles.includes(staff.role)) throw new RefusalError({ code: 'notYourRole', facts: {} });
      request.staff = staff;
    };
    route.onRequest = [route.onRequest ?? [], finding].flat();
  });
}
