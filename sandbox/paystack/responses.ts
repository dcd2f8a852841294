import { bearerKey, type ApiResponse, type ApiManner } from '../api';
import type { Json, JsonObject } from '../json';

type ErrorType = 'api_error' | 'validation_error' | 'processor_error';

export function success(message: string, data: Json, meta?: JsonObject): ApiResponse {
  return {
    status: 200,
    body: { status: true, message, data, ...(meta === undefined ? {} : { meta }) },
  };
}

export function failure(
  status: number,
  message: string,
  code: string,
  nextStep = 'Ensure that the value(s) you are passing are valid',
  type: ErrorType = 'validation_error',
): ApiResponse {
  return { status, body: { status: false, message, meta: { nextStep }, type, code } };
}

export const TRANSACTION_NOT_FOUND = failure(
  400,
  'Transaction reference not found.',
  'transaction_not_found',
  "Ensure that you're passing the reference of a transaction that exists on this integration",
);

const INVALID_KEY = failure(
  401,
  'Invalid key',
  'invalid_Key',
  'Ensure that you provide the correct authorization key for the request',
);

const SERVER_ERROR = failure(
  500,
  'An error occurred, please try again later',
  'unknown',
  'Try the API call again in a few minutes',
  'api_error',
);

const RATE_LIMITED: ApiResponse = {
  ...failure(
    429,
    'Rate limit exceeded!',
    'rate_limited',
    'Wait a few minutes and try the API call again',
    'api_error',
  ),
  headers: { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' },
};

export function paystackManner(secretKey: string): ApiManner {
  return {
    provider: 'paystack',
    refuseKey: (authorization) => (bearerKey(authorization) === secretKey ? null : INVALID_KEY),
    malformed: (status) =>
      failure(status, status === 404 ? 'Route not found' : 'Invalid request', 'invalid_request'),
    serverError: SERVER_ERROR,
    rateLimited: RATE_LIMITED,
  };
}
