import { bearerKey, type ApiResponse, type ApiManner } from '../api';
import type { Json, JsonObject } from '../json';

export function success(message: string, data: Json, meta?: JsonObject): ApiResponse {
  const body = { status: 'success', message, ...(meta === undefined ? {} : { meta }), data };
  return { status: 200, body };
}

export function failure(status: number, message: string): ApiResponse {
  return { status, body: { status: 'error', message, data: null } };
}

/** Also the response to a reference without any attempt to pay. */
export const NO_TRANSACTION = failure(400, 'No transaction was found for this id');

const RATE_LIMITED: ApiResponse = {
  ...failure(429, 'Too many requests. Please try again later'),
  headers: {
    'retry-after': '30',
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '30',
  },
};

export function flutterwaveManner(secretKey: string): ApiManner {
  return {
    provider: 'flutterwave',
    refuseKey(authorization) {
      const key = bearerKey(authorization);
      if (key === null) return failure(401, 'Authorization required');
      if (!key.startsWith('FLWSECK')) return failure(401, 'merchant secret key required');
      return key === secretKey ? null : failure(401, 'Invalid authorization key');
    },
    malformed: (status) => failure(status, status === 404 ? 'Route not found' : 'Invalid request'),
    serverError: failure(500, 'An error occurred, please try again later'),
    rateLimited: RATE_LIMITED,
  };
}
