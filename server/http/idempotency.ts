import type { Context } from '../context';
import type { Handler, OperationId, Reply, Call } from '../contract/handlers';
import { consumeLimit, type Limit } from '../rateLimits/rateLimits';
import { createHash } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import * as generalErrors from '../../messages/shared/generalErrors';
import type { Database } from '../database/database';
import { isDatabaseAway } from '../database/databaseFailures';
import { deleteInBatches } from '../database/statements';
import { idempotentAnswer } from '../database/schema';
import { requestPrint } from '../contract/requestPrint';
import { ApiError, errorBodyOf, errorOf, isErrorBody } from '../contract/apiError';

const RETENTION_MS = 24 * 60 * 60 * 1_000;
/** Longer than any request runs: an older claim without a response died with its server. */
const ABANDONED_AFTER_MS = 60 * 1_000;

/** A key and the request under it. */
export interface RequestKey {
  key: string;
  /** Hash of the request as its JSON is written, which is all that a server of the version before compares. */
  requestHash: string;
  /** See {@link requestPrint}. */
  requestPrint: string;
}

/** One use of a key. */
interface KeyedRequest extends RequestKey {
  accountId: string;
  operation: string;
}

/** A request that is being worked on. `startedAt` tells this try from others. */
export interface Claim extends KeyedRequest {
  startedAt: Date;
}

type IdempotencyContext = Pick<Context, 'clock' | 'database'>;

/** Claims that could not be released because the database was away: the guest's next try takes them over. */
export type OrphanedClaims = Set<string>;

const nameOf = ({ accountId, operation, key }: KeyedRequest, startedAt: Date) =>
  JSON.stringify([accountId, operation, key, startedAt]);

/** The 409 for a request whose first try is still running. */
export const stillRunning = () =>
  new ApiError(409, 'request_in_progress', generalErrors.stillRunning);

/** A request under a key. @param path the parameters of its path, if it has some */
export function requestKeyOf(
  operation: OperationId,
  key: string,
  body: unknown,
  path?: unknown,
): RequestKey {
  const request = path === undefined ? body : [path, body];
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return { key, requestHash, requestPrint: requestPrint(operation, path, body) };
}

/** The request and its key; null without a key. */
export function keyedRequest<Id extends OperationId>(
  operation: Id,
  { caller, headers, path, body }: Call<Id>,
): KeyedRequest | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || caller === null) return null;
  return { accountId: caller.accountId, operation, ...requestKeyOf(operation, key, body, path) };
}

const isRowOf = ({ accountId, operation, key }: KeyedRequest) =>
  and(
    eq(idempotentAnswer.accountId, accountId),
    eq(idempotentAnswer.operation, operation),
    eq(idempotentAnswer.key, key),
  );

/** Matches our claim, marked by `startedAt`, unless another request took it over. */
const isClaimOf = (request: KeyedRequest, startedAt: Date) =>
  and(
    isRowOf(request),
    isNull(idempotentAnswer.statusCode),
    eq(idempotentAnswer.startedAt, startedAt),
  );

/** Whether a stored request is the one that is repeated. One stored by a server of the version before has no print. */
export const isSameRequest = (
  first: { requestHash: string; requestPrint: string | null },
  repeat: RequestKey,
): boolean =>
  first.requestHash === repeat.requestHash || first.requestPrint === repeat.requestPrint;

const isOld = (now: Date) =>
  lte(idempotentAnswer.startedAt, new Date(now.getTime() - RETENTION_MS));

/** Deletes the responses that are past their 24 hours. */
export async function deleteOldResponses({ clock, database }: IdempotencyContext): Promise<void> {
  await deleteInBatches(database, idempotentAnswer, isOld(clock.now()));
}

/** Claims the key for this request. Returns null if it is ours now, else the first request's response. */
async function claim(
  context: IdempotencyContext,
  orphanedClaims: OrphanedClaims,
  request: KeyedRequest,
  now: Date,
): Promise<unknown> {
  const claimed = await context.database
    .insert(idempotentAnswer)
    .values({ ...request, startedAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key });
  return claimed.length > 0 ? null : claimAfter(context, orphanedClaims, request, now);
}

/**
 * The same for a key that turned out to be taken: returns the saved response, or takes an abandoned claim over.
 * @throws ApiError the saved refusal
 */
export async function claimAfter(
  context: IdempotencyContext,
  orphanedClaims: OrphanedClaims,
  request: KeyedRequest,
  now: Date,
): Promise<unknown> {
  const [first] = await context.database.select().from(idempotentAnswer).where(isRowOf(request));
  // The first request has just failed and released the key.
  if (!first) return claim(context, orphanedClaims, request, now);
  if (first.startedAt.getTime() <= now.getTime() - RETENTION_MS) {
    await context.database.delete(idempotentAnswer).where(and(isRowOf(request), isOld(now)));
    return claim(context, orphanedClaims, request, now);
  }
  if (!isSameRequest(first, request)) {
    throw new ApiError(422, 'idempotency_key_reused', generalErrors.keyReused);
  }
  const { statusCode: status, body } = first;
  if (status !== null && isErrorBody(body)) throw errorOf(status, body);
  if (status !== null) return { status, body };
  const isOrphaned = orphanedClaims.delete(nameOf(request, first.startedAt));
  if (isOrphaned || now.getTime() - first.startedAt.getTime() >= ABANDONED_AFTER_MS) {
    const takenOver = await context.database
      .update(idempotentAnswer)
      .set({ startedAt: now })
      .where(isClaimOf(request, first.startedAt))
      .returning({ key: idempotentAnswer.key });
    if (takenOver.length > 0) return null;
  }
  throw stillRunning();
}

/** Saves the response for repeats, unless another server took the request over. */
export async function saveResponse(
  database: Database,
  { startedAt, ...request }: Claim,
  response: { status: number; body?: unknown },
): Promise<void> {
  await database
    .update(idempotentAnswer)
    .set({ statusCode: response.status, body: response.body ?? null })
    .where(isClaimOf(request, startedAt))
    .execute();
}

/** Whether a repeat gets this refusal too. Others say nothing about an older try with the same key. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== 'request_in_progress';

/**
 * Ends the claim of a request that failed and changed nothing. A refusal is kept like any response: an older try with
 * the same key may be held up on its way here, and must not do later what the guest was told is not done. After any
 * other failure the key is free, so that the guest can try again; if the response to a COMMIT was lost, the claim is
 * still ours only if nothing was committed, because the response is saved in the same transaction.
 * @returns what the guest is told: the failure, but never a refusal that could not be kept
 */
export async function endFailedClaim(
  context: IdempotencyContext & Pick<Context, 'log'>,
  orphanedClaims: OrphanedClaims,
  { startedAt, ...request }: Claim,
  failure: unknown,
): Promise<unknown> {
  const isOurs = isClaimOf(request, startedAt);
  const { database } = context;
  try {
    if (!isFinal(failure)) {
      await database.delete(idempotentAnswer).where(isOurs);
      return failure;
    }
    const kept = await database
      .update(idempotentAnswer)
      .set({ statusCode: failure.status, body: errorBodyOf(failure) })
      .where(isOurs)
      .returning({ key: idempotentAnswer.key });
    return kept.length > 0 ? failure : stillRunning();
  } catch (error) {
    orphanedClaims.add(nameOf(request, startedAt));
    context.log.warn({ err: error }, 'The key of a request could not be given back');
    return isFinal(failure) ? error : failure;
  }
}

/** Waits for a claim to be stored. If its response is lost, the claim may exist, so it is recorded as orphaned. */
export async function recordOrphanedClaim<T>(
  orphanedClaims: OrphanedClaims,
  { startedAt, ...request }: Claim,
  claiming: Promise<T>,
): Promise<T> {
  try {
    return await claiming;
  } catch (error) {
    if (isDatabaseAway(error)) orphanedClaims.add(nameOf(request, startedAt));
    throw error;
  }
}

/** Requests with a key: each new one is stored for a day, with its response. */
export const keysOfAccount: Limit = { name: 'keys account', most: 120, window: 60 * 60_000 };

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
