import { sessionMessages } from '../../machines/messages/account';
import { Refusal } from '../refusal';
import type { Caller } from './handlers';

/**
 * The account that a call is made for. The contract demands a token before a handler runs; this is
 * what the compiler is told it with.
 * @throws Refusal 401 `token_missing`
 */
export function accountOf({ caller }: { caller: Caller | null }): string {
  if (caller === null) throw new Refusal(401, 'token_missing', sessionMessages.notLoggedIn);
  return caller.accountId;
}
