import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Call, Handler, OperationId, Reply } from '../contract/handlers';
import { requireAccount } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { preparedOnce, awaitInOrder, rowsOf } from '../database/statements';
import { idempotentAnswer } from '../database/schema';
import { pipelinedTransaction } from '../database/transactions';
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

/** An operation that works only in the database. */
export interface AtomicWork<Id extends OperationId, ModuleContext, Prepared, Opened> {
  /**
   * Computes what the request asks for, from the request alone.
   * @throws ApiError
   */
  prepare: (call: Call<Id>) => Prepared;
  /** Its first locks and reads, sent before the claim is known: they lock only under `isClaimTaken`. */
  open: (tx: Database, prepared: Prepared, claim: Claim | null) => Promise<Opened>;
  /** The rest, in the same transaction. Jobs that it schedules are enqueued with the commit. */
  work: (within: ModuleContext, prepared: Prepared, opened: Opened) => Promise<Reply<Id>>;
}

/** For work that locks what it needs by itself. */
export const nothingToOpen = () => Promise.resolve({});

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

/** Whether a claim is ours, for prepared statements that take a {@link Claim}. */
export const isClaimTaken = sql`exists (select from ${idempotentAnswer} where ${claimTaken})`;

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

const admitted: Admission = { wait: null, isClaimed: true };

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

interface Answered<Id extends OperationId> {
  reply: Reply<Id>;
}

type Prepared<T> = { value: T } | { refusal: unknown };

function outcomeOf<T>(prepare: () => T): Prepared<T> {
  try {
    return { value: prepare() };
  } catch (refusal) {
    return { refusal };
  }
}

/**
 * Honours the optional `Idempotency-Key` of an operation that works only in the database, like `withIdempotency`. All
 * its effects and the saved response are one transaction, so even a server that dies halfway cannot apply it twice.
 * Each request is counted outside that transaction, so neither concurrency nor a failure bypasses the limit. With a
 * new key, counting, the claim and the first statements travel in one message, the response and COMMIT in another.
 * @throws ApiError 429 `too_many_attempts`, 422 `idempotency_key_reused`, 409 `request_in_progress`
 */
export function withAtomicIdempotency<
  Id extends OperationId,
  ModuleContext extends Context,
  Job,
  Wanted,
  Opened,
>(
  context: ModuleContext & { jobs: Queue<Job> },
  operation: Id,
  limit: Limit,
  { prepare, open, work }: AtomicWork<Id, ModuleContext, Wanted, Opened>,
): Handler<Id> {
  const orphanedClaims: OrphanedClaims = new Set();

  /** Null if another request holds the key. */
  const run = (
    prepared: Prepared<Wanted>,
    claim: Claim | null,
    before: (database: Database) => Promise<Admission>,
  ): Promise<Answered<Id> | null> =>
    pipelinedTransaction<Admission, [Opened | null, boolean], Answered<Id> | null>(
      context.database,
      {
        before,
        open: (tx) =>
          awaitInOrder([
            'value' in prepared ? open(tx, prepared.value, claim) : Promise.resolve(null),
            claim ? lockClaim(tx, claim) : Promise.resolve(true),
          ]),
        work: async (tx, { wait, isClaimed }, [opened, isOurs]) => {
          if (wait !== null) throw tooManyAttemptsError(wait);
          if (!isClaimed) return { done: null };
          if (!isOurs) throw stillRunning();
          if (!('value' in prepared)) throw prepared.refusal;
          if (opened === null) throw new Error('What was prepared was not opened.');
          // Collected per run, because a transaction may be run again.
          const jobs: [Job, Date | undefined][] = [];
          const schedule = (job: Job, at?: Date) => {
            jobs.push([job, at]);
            return Promise.resolve();
          };
          const within = { ...context, database: tx, jobs: { schedule } };
          const reply = await work(within, prepared.value, opened);
          return {
            done: { reply },
            ...(claim && {
              finalStatements: (last: Database) => saveResponse(last, claim, reply),
            }),
            afterCommit: (connection) =>
              Promise.all(jobs.map(([job, at]) => context.jobs.schedule(job, at, connection))),
          };
        },
      },
    );

  const alone = async (prepared: Prepared<Wanted>, claim: Claim | null): Promise<Reply<Id>> => {
    const answered = await run(prepared, claim, () => Promise.resolve(admitted));
    if (answered === null) throw stillRunning();
    return answered.reply;
  };

  return async (call) => {
    const accountId = requireAccount(call);
    const request = keyedRequest(operation, call);
    if (request === null) {
      await consumeLimit(context, limit, accountId);
      return alone(
        outcomeOf(() => prepare(call)),
        null,
      );
    }
    const prepared = outcomeOf(() => prepare(call));
    const claim = { ...request, startedAt: context.clock.now() };
    let admission: Admission | undefined;
    try {
      const answered = await run(prepared, claim, async (database) => {
        const admitting = admit({ ...context, database }, limit, claim);
        return (admission = await recordOrphanedClaim(orphanedClaims, claim, admitting));
      });
      if (answered !== null) return answered.reply;
    } catch (error) {
      if (admission?.isClaimed !== true) throw error;
      throw await endFailedClaim(context, orphanedClaims, claim, error);
    }
    const takenOver = (taken: Claim) => alone(prepared, taken);
    return runOnce<Id>(context, orphanedClaims, request, takenOver, claimAfter);
  };
}
