import type { Failure } from './failure';

function textAt(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}

/** The `code` of an answer that is no JSON, such as the page of a firewall or a proxy. */
export const UNREADABLE = 'unreadable';

/**
 * The failure for an error response to a call without a token: always a refusal, whatever the status.
 * @param body the parsed body, of any shape
 */
export function errorFromResponse(status: number, body: unknown): Failure {
  return {
    kind: 'refused',
    status,
    code: typeof body === 'string' && body !== '' ? UNREADABLE : textAt(body, 'code'),
    message: textAt(body, 'message'),
    error: textAt(body, 'error'),
  };
}

/**
 * The failure for an error response to a call with the session's token: a 401 means that the token is no longer
 * accepted. A 403 that lasts after a refresh is somebody else's, such as a firewall's.
 * @param body the parsed body, of any shape
 */
export function authErrorFromResponse(status: number, body: unknown): Failure {
  if (status === 401 && textAt(body, 'code') === 'token_missing') return { kind: 'notLoggedIn' };
  if (status === 401) return { kind: 'sessionExpired' };
  return errorFromResponse(status, body);
}
