import type { Context } from '../context';
import type { Handler, OperationId, Reply } from '../contract/handlers';
import { consumeLimit, type Limit } from '../rateLimits/rateLimits';
import {
  claim,
  endFailedClaim,
  saveResponse,
  keyedRequest,
  recordOrphanedClaim,
  type Claim,
  type IdempotencyContext,
  type KeyedRequest,
  type OrphanedClaims,
} from './claims';

/** Requests with a key: each new one is stored for a day, with its response. */
const keysOfAccount: Limit = { name: 'keys account', most: 120, window: 60 * 60_000 };

/** Whether a saved response is a reply of the operation. Only its own are saved under its name. */
function isReply<Id extends OperationId>(response: unknown): response is Reply<Id> {
  return typeof response === 'object' && response !== null && 'status' in response;
}

/**
 * Runs the handler, unless the same request was answered before: then returns that response.
 * @param claimKey claims the key
 * @throws ApiError also the refusal that the same request got before
 */
export async function runOnce<Id extends OperationId>(
  context: IdempotencyContext & Pick<Context, 'log'>,
  orphanedClaims: OrphanedClaims,
  request: KeyedRequest,
  handle: (claimed: Claim) => Promise<Reply<Id>>,
  claimKey = claim,
): Promise<Reply<Id>> {
  const startedAt = context.clock.now();
  const claimed = { ...request, startedAt };
  const claiming = claimKey(context, orphanedClaims, request, startedAt);
  const first = await recordOrphanedClaim(orphanedClaims, claimed, claiming);
  if (isReply<Id>(first)) return first;
  try {
    return await handle(claimed);
  } catch (error) {
    throw await endFailedClaim(context, orphanedClaims, claimed, error);
  }
}

/**
 * Honours the optional `Idempotency-Key` of an operation whose handler commits on its own: the same key and request
 * get the first response, also if it was a refusal, a different request gets 422, and a repeat while the first is
 * running 409; too many of an account in an hour get 429. Keys belong to the account and are kept for 24 hours. A server
 * that dies during the first request leaves the key taken for a minute. Then the handler runs again, so it must cope
 * with what the first run left.
 */
export function withIdempotency<Id extends OperationId>(
  context: Context,
  operation: Id,
  handler: Handler<Id>,
): Handler<Id> {
  const orphanedClaims: OrphanedClaims = new Set();
  return async (call) => {
    const request = keyedRequest(operation, call);
    if (request === null) return handler(call);
    await consumeLimit(context, keysOfAccount, request.accountId);
    return runOnce<Id>(context, orphanedClaims, request, async (claimed) => {
      const reply = await handler(call);
      await saveResponse(context.database, claimed, reply);
      return reply;
    });
  };
}
