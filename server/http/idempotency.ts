import { createHash } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import * as generalAnswers from '../../messages/shared/generalAnswers';
import type { Call, Handler, OperationId, Reply } from '../contract/handlers';
import type { Database } from '../database/database';
import { isDatabaseAway } from '../database/databaseFailures';
import { deleteInBatches } from '../database/deleteInBatches';
import { idempotentAnswer } from '../database/schema';
import type { Queue } from '../queue/queue';
import type { Context } from '../context';
import { ApiError } from '../contract/apiError';

const KEPT = 24 * 60 * 60 * 1_000;
/** Longer than any request runs: one that is older and has no answer died with its server. */
const ABANDONED = 60 * 1_000;

/** One use of a key. */
interface KeyedRequest {
  accountId: string;
  operation: string;
  key: string;
  requestHash: string;
}

type IdempotencyContext = Pick<Context, 'clock' | 'database'>;

/**
 * Claims that this server could not give back, as the database was away: nobody works on them, so that
 * the guest's next try takes them over at once.
 */
type LeftBehind = Set<string>;

const nameOf = ({ accountId, operation, key }: KeyedRequest, startedAt: Date) =>
  JSON.stringify([accountId, operation, key, startedAt]);

const stillRunning = () => new ApiError(409, 'request_in_progress', generalAnswers.stillRunning);

function keyedRequest<Id extends OperationId>(
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
async function claim(
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
  if (claimed.length > 0) return null;

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

/** Keeps the answer for the repeats; false when another server took the request over meanwhile. */
async function keepAnswer(
  database: Database,
  request: KeyedRequest,
  startedAt: Date,
  answer: { status: number; body?: unknown },
): Promise<boolean> {
  const kept = await database
    .update(idempotentAnswer)
    .set({ statusCode: answer.status, body: answer.body ?? null })
    .where(isClaimOf(request, startedAt))
    .returning({ key: idempotentAnswer.key });
  return kept.length > 0;
}

/** Whether a kept answer is one of the operation: only its own are kept under its name. */
function isReply<Id extends OperationId>(answer: unknown): answer is Reply<Id> {
  return typeof answer === 'object' && answer !== null && 'status' in answer;
}

/**
 * Runs the handler unless the same request was answered before. What it refused, or failed at, did
 * nothing: the key is given back, so that the guest can try again. Where a COMMIT's answer was lost, the
 * claim is still ours only when nothing was done: the answer is kept in the same transaction.
 */
async function once<Id extends OperationId>(
  context: IdempotencyContext & Pick<Context, 'log'>,
  leftBehind: LeftBehind,
  request: KeyedRequest,
  handle: (startedAt: Date) => Promise<Reply<Id>>,
): Promise<Reply<Id>> {
  const startedAt = context.clock.now();
  const first = await claim(context, leftBehind, request, startedAt).catch((error: unknown) => {
    // The claim may stand although its answer was lost.
    if (isDatabaseAway(error)) leftBehind.add(nameOf(request, startedAt));
    throw error;
  });
  if (isReply<Id>(first)) return first;
  try {
    return await handle(startedAt);
  } catch (error) {
    try {
      await context.database.delete(idempotentAnswer).where(isClaimOf(request, startedAt));
    } catch (giveBackError) {
      leftBehind.add(nameOf(request, startedAt));
      context.log.warn({ err: giveBackError }, 'The key of a request could not be given back');
    }
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
    return once<Id>(context, leftBehind, request, async (startedAt) => {
      const reply = await handler(call);
      await keepAnswer(context.database, request, startedAt, reply);
      return reply;
    });
  };
}

/**
 * The same for a handler that only works in the database: all it does and its kept answer are one
 * transaction, so that not even a server that dies in between does it twice. The handler is made
 * of a context that works in the transaction; jobs that it schedules are handed on after the commit.
 */
export function withAtomicIdempotency<Id extends OperationId, RoomContext extends Context, Job>(
  context: RoomContext & { jobs: Queue<Job> },
  operation: Id,
  handlerOf: (context: RoomContext) => Handler<Id>,
): Handler<Id> {
  const leftBehind: LeftBehind = new Set();
  return async (call) => {
    const request = keyedRequest(operation, call);
    if (request === null) return handlerOf(context)(call);
    return once<Id>(context, leftBehind, request, async (startedAt) => {
      const { reply, jobs } = await context.database.transaction(async (tx) => {
        // Of this try alone: a transaction may be run again.
        const jobs: [Job, Date | undefined][] = [];
        const schedule = (job: Job, at?: Date) => {
          jobs.push([job, at]);
          return Promise.resolve();
        };
        const handler = handlerOf({ ...context, database: tx, jobs: { schedule } });
        const answer = await handler(call);
        const isOurs = await keepAnswer(tx, request, startedAt, answer);
        if (!isOurs) throw stillRunning();
        return { reply: answer, jobs };
      });
      for (const [job, at] of jobs) await context.jobs.schedule(job, at);
      return reply;
    });
  };
}
