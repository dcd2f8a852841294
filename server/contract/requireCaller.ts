import * as sessionMessages from '../../messages/session/session';
import { ApiError } from './apiError';
import type { Caller } from './handlers';

/**
 * Who a call is made for. The contract demands a token before a handler runs; this is what the
 * compiler is told it with.
 * @throws Refusal 401 `token_missing`
 */
export function requireCaller({ caller }: { caller: Caller | null }): Caller {
  if (caller === null) throw new ApiError(401, 'token_missing', sessionMessages.notLoggedIn);
  return caller;
}

/**
 * The account that a call is made for.
 * @throws Refusal 401 `token_missing`
 */
export function requireAccount(call: { caller: Caller | null }): string {
  return requireCaller(call).accountId;
}
