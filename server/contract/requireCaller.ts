import * as sessionMessages from '../../messages/session/session';
import { ApiError } from './apiError';
import type { Caller } from './handlers';

/**
 * The caller of an operation that requires a token. The contract already ensures one; this narrows the type.
 * @throws ApiError 401 `token_missing`
 */
export function requireCaller({ caller }: { caller: Caller | null }): Caller {
  if (caller === null) throw new ApiError(401, 'token_missing', sessionMessages.notLoggedIn);
  return caller;
}

/**
 * The account of a call's caller.
 * @throws ApiError 401 `token_missing`
 */
export function requireAccount(call: { caller: Caller | null }): string {
  return requireCaller(call).accountId;
}
