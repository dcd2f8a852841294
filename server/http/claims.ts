import { createHash } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import * as generalAnswers from '../../messages/shared/generalAnswers';
import type { Call, OperationId } from '../contract/handlers';
import type { Database } from '../database/database';
import { isDatabaseAway } from '../database/databaseFailures';
import { deleteInBatches } from '../database/deleteInBatches';
import { idempotentAnswer } from '../database/schema';
import type { Context } from '../context';
import { ApiError } from '../contract/apiError';

const KEPT = 24 * 60 * 60 * 1_000;
/** Longer than any request runs: one that is older and has no answer died with its server. */
const ABANDONED = 60 * 1_000;

/** One use of a key. */
export interface KeyedRequest {
  accountId: string;
  operation: string;
  key: string;
  requestHash: string;
}

/** A request that somebody works on, since the moment that tells this try from others. */
export interface Claim extends KeyedRequest {
  startedAt: Date;
}

export type IdempotencyContext = Pick<Context, 'clock' | 'database'>;

/**
 * Claims that this server could not give back, as the database was away: nobody works on them, so that
 * the guest's next try takes them over at once.
 */
export type LeftBehind = Set<string>;

const nameOf = ({ accountId, operation, key }: KeyedRequest, startedAt: Date) =>
  JSON.stringify([accountId, operation, key, startedAt]);

/** The 409 of a request whose first try still runs. */
export const stillRunning = () =>
  new ApiError(409, 'request_in_progress', generalAnswers.stillRunning);

/** The request under its key; null without one. */
export function keyedRequest<Id extends OperationId>(
  operation: Id,
  { caller, headers, path, body }: Call<Id>,
): KeyedRequest | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || caller === null) return null;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([path, body]))
    .digest('hex');
  return { accountId: caller.accountId, operation, key, requestHash };
}

const isRowOf = ({ accountId, operation, key }: KeyedRequest) =>
  and(
    eq(idempotentAnswer.accountId, accountId),
    eq(idempotentAnswer.operation, operation),
    eq(idempotentAnswer.key, key),
  );

/** The claim that `startedAt` marks as ours, as long as nobody took it over. */
const isClaimOf = (request: KeyedRequest, startedAt: Date) =>
  and(
    isRowOf(request),
    isNull(idempotentAnswer.statusCode),
    eq(idempotentAnswer.startedAt, startedAt),
  );

const isOld = (now: Date) => lte(idempotentAnswer.startedAt, new Date(now.getTime() - KEPT));

/** Forgets the answers that are not kept any longer. */
export async function deleteOldAnswers({ clock, database }: IdempotencyContext): Promise<void> {
  const { accountId, operation, key } = idempotentAnswer;
  const keys = [accountId, operation, key];
  await deleteInBatches(database, idempotentAnswer, keys, isOld(clock.now()));
}

/** Takes the key for this request: null when it is ours now, else the first request's answer. */
export async function claim(
  context: IdempotencyContext,
  leftBehind: LeftBehind,
  request: KeyedRequest,
  now: Date,
): Promise<unknown> {
  const claimed = await context.database
    .insert(idempotentAnswer)
    .values({ ...request, startedAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key });
  return claimed.length > 0 ? null : claimAfter(context, leftBehind, request, now);
}

/** The same for a key that was found taken: the answer that stands, unless there is none and nobody works on one. */
export async function claimAfter(
  context: IdempotencyContext,
  leftBehind: LeftBehind,
  request: KeyedRequest,
  now: Date,
): Promise<unknown> {
  const [first] = await context.database.select().from(idempotentAnswer).where(isRowOf(request));
  // It was refused just now and gave the key back.
  if (!first) return claim(context, leftBehind, request, now);
  if (first.startedAt.getTime() <= now.getTime() - KEPT) {
    await context.database.delete(idempotentAnswer).where(and(isRowOf(request), isOld(now)));
    return claim(context, leftBehind, request, now);
  }
  if (first.requestHash !== request.requestHash) {
    throw new ApiError(422, 'idempotency_key_reused', generalAnswers.keyReused);
  }
  if (first.statusCode !== null) return { status: first.statusCode, body: first.body };
  const isLeftBehind = leftBehind.delete(nameOf(request, first.startedAt));
  if (isLeftBehind || now.getTime() - first.startedAt.getTime() >= ABANDONED) {
    const takenOver = await context.database
      .update(idempotentAnswer)
      .set({ startedAt: now })
      .where(isClaimOf(request, first.startedAt))
      .returning({ key: idempotentAnswer.key });
    if (takenOver.length > 0) return null;
  }
  throw stillRunning();
}

/**
 * Keeps the answer for the repeats; not where another server took the request over meanwhile. Its claim is taken as long as it
 * has no answer.
 */
export async function keepAnswer(
  database: Database,
  { startedAt, ...request }: Claim,
  answer: { status: number; body?: unknown },
): Promise<void> {
  await database
    .update(idempotentAnswer)
    .set({ statusCode: answer.status, body: answer.body ?? null })
    .where(isClaimOf(request, startedAt))
    .execute();
}

/**
 * Gives a key back after something was refused, or failed, and so did nothing: the guest can try again. Where a
 * COMMIT's answer was lost, the claim is still ours only when nothing was done, as the answer is kept in the same
 * transaction. Never throws.
 */
export async function giveBack(
  context: IdempotencyContext & Pick<Context, 'log'>,
  leftBehind: LeftBehind,
  { startedAt, ...request }: Claim,
): Promise<void> {
  try {
    await context.database.delete(idempotentAnswer).where(isClaimOf(request, startedAt));
  } catch (error) {
    leftBehind.add(nameOf(request, startedAt));
    context.log.warn({ err: error }, 'The key of a request could not be given back');
  }
}

/** Waits for a claim to be written down. It may stand although its answer was lost. */
export async function noteLostClaim<T>(
  leftBehind: LeftBehind,
  { startedAt, ...request }: Claim,
  claiming: Promise<T>,
): Promise<T> {
  try {
    return await claiming;
  } catch (error) {
    if (isDatabaseAway(error)) leftBehind.add(nameOf(request, startedAt));
    throw error;
  }
}
