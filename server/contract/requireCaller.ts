import * as deskMessages from '../../messages/desk/session';
import * as sessionMessages from '../../messages/session/session';
import { ApiError } from './apiError';
import type { Caller, StaffCaller } from './handlers';

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

/** The 401 for a request at the desk without a session. */
export const deskSessionMissing = () =>
  new ApiError(401, 'desk_session_missing', deskMessages.sessionMissing);

/**
 * The staff member who calls an operation of the desk that requires a session.
 * @throws ApiError 401 `desk_session_missing`
 */
export function requireStaff({ staff }: { staff: StaffCaller | null }): StaffCaller {
  if (staff === null) throw deskSessionMissing();
  return staff;
}
