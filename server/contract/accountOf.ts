import * as sessionMessages from '../../messages/session/session';
import { Refusal } from '../http/refusal';
import type { Caller } from './handlers';

/**
 * Who a call is made for. The contract demands a token before a handler runs; this is what the
 * compiler is told it with.
 * @throws Refusal 401 `token_missing`
 */
export function callerOf({ caller }: { caller: Caller | null }): Caller {
  if (caller === null) throw new Refusal(401, 'token_missing', sessionMessages.notLoggedIn);
  return caller;
}

/**
 * The account that a call is made for.
 * @throws Refusal 401 `token_missing`
 */
export function accountOf(call: { caller: Caller | null }): string {
  return callerOf(call).accountId;
}
