import type { Failure } from './failure';

function textAt(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}

/**
 * The refusal that an error answer is to a call without a token, whatever its status.
 * @param body the answer's parsed body, whatever it is
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
 * The failure that an error answer stands for, to a call that carries the session's token: with a 401
 * or a 403 the server takes the token no more.
 * @param body the answer's parsed body, whatever it is
 */
export function authErrorFromResponse(status: number, body: unknown): Failure {
  if (status === 401 && textAt(body, 'code') === 'token_missing') return { kind: 'notLoggedIn' };
  if (status === 401 || status === 403) return { kind: 'sessionExpired' };
  return errorFromResponse(status, body);
}
