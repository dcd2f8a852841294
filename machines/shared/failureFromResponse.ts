import type { Failure } from './failure';

function textAt(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}

/**
 * The failure for an error response to a call without a token: always a refusal, whatever the status.
 * @param body the parsed body, of any shape
 */
export function errorFromResponse(status: number, body: unknown): Failure {
  return {
    kind: 'refused',
    status,
    code: textAt(body, 'code'),
    message: textAt(body, 'message'),
    error: textAt(body, 'error'),
  };
}

/**
 * The failure for an error response to a call with the session's token: 401 and 403 mean that the token is no longer
 * accepted.
 * @param body the parsed body, of any shape
 */
export function authErrorFromResponse(status: number, body: unknown): Failure {
  if (status === 401 && textAt(body, 'code') === 'token_missing') return { kind: 'notLoggedIn' };
  if (status === 401 || status === 403) return { kind: 'sessionExpired' };
  return errorFromResponse(status, body);
}
