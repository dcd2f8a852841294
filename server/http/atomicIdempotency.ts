import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Call, Handler, OperationId, Reply } from '../contract/handlers';
import { requireAccount } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { preparedOnce, rowsOf } from '../database/statements';
import { idempotentAnswer } from '../database/schema';
import type { Queue } from '../queue/queue';
import {
  consumeLimit,
  countingTries,
  secondsUntil,
  tooManyAttemptsError,
  type Limit,
} from '../rateLimits/rateLimits';
import {
  claimAfter,
  endFailedClaim,
  saveResponse,
  keyedRequest,
  recordOrphanedClaim,
  stillRunning,
  type Claim,
  type OrphanedClaims,
  runOnce,
} from './idempotency';

/** Does what an operation that works only in the database is asked for. Its jobs are enqueued after the commit. */
type AtomicWork<Id extends OperationId, ModuleContext> = (
  within: ModuleContext,
  call: Call<Id>,
) => Promise<Reply<Id>>;

const claimTaken = and(
  eq(idempotentAnswer.accountId, sql.placeholder('accountId')),
  eq(idempotentAnswer.operation, sql.placeholder('operation')),
  eq(idempotentAnswer.key, sql.placeholder('key')),
  eq(
    idempotentAnswer.startedAt,
    sql.param(sql.placeholder('startedAt'), idempotentAnswer.startedAt),
  ),
  isNull(idempotentAnswer.statusCode),
);

const claimToLock = preparedOnce((tx) =>
  tx
    .select({ key: idempotentAnswer.key })
    .from(idempotentAnswer)
    .where(claimTaken)
    .for('no key update')
    .prepare('claim_to_lock'),
);

/** Whether a claim is still ours; if so, the lock keeps it ours until the transaction ends. */
async function lockClaim(tx: Database, claim: Claim): Promise<boolean> {
  const found = await claimToLock(tx).execute({ ...claim });
  return found.length > 0;
}

/** The result of counting a request and claiming its key. */
interface Admission {
  /** Seconds to wait if there were too many requests (the key is left alone then), else null. */
  wait: number | null;
  isClaimed: boolean;
}

/** Counts a request and, if it is within the limit, claims its key if that is free: in one statement. */
async function admit(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  limit: Limit,
  { accountId, operation, key, requestHash, requestPrint, startedAt }: Claim,
): Promise<Admission> {
  const since = sql.param(startedAt, idempotentAnswer.startedAt);
  const result = await context.database
    .execute(
      sql`with counted as ${countingTries(context, limit, accountId, 1)},
        claimed as (insert into ${idempotentAnswer} (account_id, operation, key, request_hash, request_print, started_at)
          select ${accountId}::uuid, ${operation}, ${key}, ${requestHash}, ${requestPrint}, ${since}::timestamptz
          from counted where counted.count <= ${limit.most}
          on conflict do nothing returning key)
      select counted.count, extract(epoch from counted.window_ends_at)::float8 * 1000 as ends_at,
        exists (select from claimed) as is_claimed from counted`,
    )
    .execute();
  const [row] = rowsOf(result);
  const isTooMuch = Number(row?.count) > limit.most;
  return {
    wait: isTooMuch ? secondsUntil(context, new Date(Number(row?.ends_at))) : null,
    isClaimed: row?.is_claimed === true,
  };
}

/**
 * Honours the optional `Idempotency-Key` of an operation that works only in the database, like `withIdempotency`. All
 * its effects and the saved response are one transaction, so even a server that dies halfway cannot apply it twice.
 * Each request is counted outside that transaction, so neither concurrency nor a failure bypasses the limit.
 * @throws ApiError 429 `too_many_attempts`, 422 `idempotency_key_reused`, 409 `request_in_progress`
 */
export function withAtomicIdempotency<Id extends OperationId, ModuleContext extends Context, Job>(
  context: ModuleContext & { jobs: Queue<Job> },
  operation: Id,
  limit: Limit,
  work: AtomicWork<Id, ModuleContext>,
): Handler<Id> {
  const orphanedClaims: OrphanedClaims = new Set();

  /** Works and saves the response in one transaction; the jobs follow its commit. */
  const run = async (call: Call<Id>, claim: Claim | null): Promise<Reply<Id>> => {
    const { reply, jobs } = await context.database.transaction(async (tx) => {
      if (claim && !(await lockClaim(tx, claim))) throw stillRunning();
      // Collected per run, because a transaction may be run again.
      const scheduled: [Job, Date | undefined][] = [];
      const schedule = (job: Job, at?: Date) => {
        scheduled.push([job, at]);
        return Promise.resolve();
      };
      const within = { ...context, database: tx, jobs: { schedule } };
      const answer = await work(within, call);
      if (claim) await saveResponse(tx, claim, answer);
      return { reply: answer, jobs: scheduled };
    });
    await Promise.all(jobs.map(([job, at]) => context.jobs.schedule(job, at)));
    return reply;
  };

  return async (call) => {
    const accountId = requireAccount(call);
    const request = keyedRequest(operation, call);
    if (request === null) {
      await consumeLimit(context, limit, accountId);
      return run(call, null);
    }
    const claim = { ...request, startedAt: context.clock.now() };
    const { wait, isClaimed } = await recordOrphanedClaim(
      orphanedClaims,
      claim,
      admit(context, limit, claim),
    );
    if (wait !== null) throw tooManyAttemptsError(wait);
    const takenOver = (taken: Claim) => run(call, taken);
    if (!isClaimed) return runOnce<Id>(context, orphanedClaims, request, takenOver, claimAfter);
    try {
      return await run(call, claim);
    } catch (error) {
      throw await endFailedClaim(context, orphanedClaims, claim, error);
    }
  };
}
