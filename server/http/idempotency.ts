import type { Context } from '../context';
import type { Handler, OperationId, Reply } from '../contract/handlers';
import {
  claim,
  giveBack,
  keepAnswer,
  keyedRequest,
  noteLostClaim,
  type Claim,
  type IdempotencyContext,
  type KeyedRequest,
  type LeftBehind,
} from './claims';

/** Whether a kept answer is one of the operation: only its own are kept under its name. */
function isReply<Id extends OperationId>(answer: unknown): answer is Reply<Id> {
  return typeof answer === 'object' && answer !== null && 'status' in answer;
}

/**
 * Runs the handler unless the same request was answered before, and then gives that answer.
 * @param take how the key is taken
 */
export async function once<Id extends OperationId>(
  context: IdempotencyContext & Pick<Context, 'log'>,
  leftBehind: LeftBehind,
  request: KeyedRequest,
  handle: (claimed: Claim) => Promise<Reply<Id>>,
  take = claim,
): Promise<Reply<Id>> {
  const startedAt = context.clock.now();
  const claimed = { ...request, startedAt };
  const claiming = take(context, leftBehind, request, startedAt);
  const first = await noteLostClaim(leftBehind, claimed, claiming);
  if (isReply<Id>(first)) return first;
  try {
    return await handle(claimed);
  } catch (error) {
    await giveBack(context, leftBehind, claimed);
    throw error;
  }
}

/**
 * Honours the optional `Idempotency-Key` of an operation whose handler commits on its own: the same
 * key and request get the first answer, another request 422, and while the first still runs 409.
 * Keys are the account's own and kept 24 hours. A server that dies during the first request leaves
 * the key taken for a minute; then the handler runs again, so it must cope with its own traces.
 */
export function withIdempotency<Id extends OperationId>(
  context: Context,
  operation: Id,
  handler: Handler<Id>,
): Handler<Id> {
  const leftBehind: LeftBehind = new Set();
  return async (call) => {
    const request = keyedRequest(operation, call);
    if (request === null) return handler(call);
    return once<Id>(context, leftBehind, request, async (claimed) => {
      const reply = await handler(call);
      await keepAnswer(context.database, claimed, reply);
      return reply;
    });
  };
}
