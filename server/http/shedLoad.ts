import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import type { Configuration } from '../configuration/configuration';
import { ApiError } from '../contract/apiError';
import { isApiRequest, sendError } from './handleErrors';

const RETRY_AFTER_SECONDS = 2;

const tooBusy = new ApiError(
  503,
  'temporarily_unavailable',
  generalErrors.unavailable,
  {},
  RETRY_AFTER_SECONDS,
);

/**
 * Refuses API requests while the event loop is late. It deliberately ignores the database, whose outages have their
 * own responses.
 */
export async function shedLoad(
  app: FastifyInstance,
  { maximumEventLoopDelay }: Configuration,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maximumEventLoopDelay,
    pressureHandler: (request, reply) => {
      if (isApiRequest(request)) sendError(reply, tooBusy);
    },
  });
}
