import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError } from '../contract/apiError';
import { isDatabaseAway, OutcomeUnknown } from '../database/databaseFailures';

/** Within about this many seconds a pool has new connections, or an embedded PostgreSQL is restarted. */
const RETRY_AFTER_SECONDS = 2;

/** The 503 while the database is away: nothing was done. */
export function databaseAway(): ApiError {
  const { unavailable } = generalErrors;
  return new ApiError(503, 'temporarily_unavailable', unavailable, {}, RETRY_AFTER_SECONDS);
}

/** The response to a temporary database error; null for any other error. */
export function databaseError(error: unknown): ApiError | null {
  if (error instanceof OutcomeUnknown) {
    const { outcomeUnknown } = generalErrors;
    return new ApiError(503, 'outcome_unknown', outcomeUnknown, {}, RETRY_AFTER_SECONDS);
  }
  return isDatabaseAway(error) ? databaseAway() : null;
}
