import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Call, Handler, OperationId, Reply } from '../contract/handlers';
import { requireAccount } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { preparedOnce } from '../database/preparedOnce';
import { rowsOf } from '../database/rowsOf';
import { idempotentAnswer } from '../database/schema';
import { together } from '../database/together';
import { transactionInFew } from '../database/transactionInFew';
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
  giveBack,
  keepAnswer,
  keyedRequest,
  noteLostClaim,
  stillRunning,
  type Claim,
  type LeftBehind,
} from './claims';
import { once } from './idempotency';

/** An operation that works in the database alone. */
export interface AtomicWork<Id extends OperationId, RoomContext, Prepared, Opened> {
  /**
   * What the request comes to, found out of it alone.
   * @throws Refusal
   */
  prepare: (call: Call<Id>) => Prepared;
  /**
   * What it locks and reads first, sent at once, before anything is known of the key: nothing is to be locked for a
   * claim that is not taken (`isClaimTaken`).
   */
  open: (tx: Database, prepared: Prepared, claim: Claim | null) => Promise<Opened>;
  /** The rest, in the same transaction; jobs that it schedules are handed on after the commit. */
  work: (within: RoomContext, prepared: Prepared, opened: Opened) => Promise<Reply<Id>>;
}

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

/** Whether a claim is taken, for statements that are told a {@link Claim}. */
export const isClaimTaken = sql`exists (select from ${idempotentAnswer} where ${claimTaken})`;

const claimToLock = preparedOnce((tx) =>
  tx
    .select({ key: idempotentAnswer.key })
    .from(idempotentAnswer)
    .where(claimTaken)
    .for('no key update')
    .prepare('claim_to_lock'),
);

/** Whether a claim is still ours, and then is so until the transaction is over. */
async function lockClaim(tx: Database, claim: Claim): Promise<boolean> {
  const found = await claimToLock(tx).execute({ ...claim });
  return found.length > 0;
}

/** What came of counting a request and taking its key. */
interface Admission {
  /** How many seconds it has to wait where there were too many; then its key is left alone. */
  wait: number | null;
  /** The key is ours. */
  isClaimed: boolean;
}

const admitted: Admission = { wait: null, isClaimed: true };

/** Counts a request and, unless there were too many, takes its key where nobody has it: in one statement. */
async function admit(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  limit: Limit,
  { accountId, operation, key, requestHash, startedAt }: Claim,
): Promise<Admission> {
  const since = sql.param(startedAt, idempotentAnswer.startedAt);
  const result = await context.database
    .execute(
      sql`with counted as ${countingTries(context, limit, accountId, 1)},
        claimed as (insert into ${idempotentAnswer} (account_id, operation, key, request_hash, started_at)
          select ${accountId}::uuid, ${operation}, ${key}, ${requestHash}, ${since}::timestamptz
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

/** What came of the work. */
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
 * Honours the optional `Idempotency-Key` of an operation that only works in the database, as `withIdempotency` does: all it
 * does and its kept answer are one transaction, so that not even a server that dies in between does it twice. Each
 * request is counted first, outside of that transaction, so that neither many at once nor a failure get round the limit.
 * With a key that nobody had, counting, key and the first statements are one message, the answer and COMMIT another.
 * @throws Refusal 429 `too_many_attempts`, 422 `idempotency_key_reused`, 409 `request_in_progress`
 */
export function withAtomicIdempotency<
  Id extends OperationId,
  RoomContext extends Context,
  Job,
  Wanted,
  Opened,
>(
  context: RoomContext & { jobs: Queue<Job> },
  operation: Id,
  limit: Limit,
  { prepare, open, work }: AtomicWork<Id, RoomContext, Wanted, Opened>,
): Handler<Id> {
  const leftBehind: LeftBehind = new Set();

  /** Null where the key is somebody else's. */
  const run = (
    prepared: Prepared<Wanted>,
    claim: Claim | null,
    ahead: (database: Database) => Promise<Admission>,
  ): Promise<Answered<Id> | null> =>
    transactionInFew<Admission, [Opened | null, boolean], Answered<Id> | null>(context.database, {
      ahead,
      open: (tx) =>
        together([
          'value' in prepared ? open(tx, prepared.value, claim) : Promise.resolve(null),
          claim ? lockClaim(tx, claim) : Promise.resolve(true),
        ]),
      work: async (tx, { wait, isClaimed }, [opened, isOurs]) => {
        if (wait !== null) throw tooManyAttemptsError(wait);
        if (!isClaimed) return { done: null };
        if (!isOurs) throw stillRunning();
        if (!('value' in prepared)) throw prepared.refusal;
        if (opened === null) throw new Error('What was prepared was not opened.');
        // Of this try alone: a transaction may be run again.
        const jobs: [Job, Date | undefined][] = [];
        const schedule = (job: Job, at?: Date) => {
          jobs.push([job, at]);
          return Promise.resolve();
        };
        const within = { ...context, database: tx, jobs: { schedule } };
        const reply = await work(within, prepared.value, opened);
        return {
          done: { reply },
          ...(claim && { last: (last: Database) => keepAnswer(last, claim, reply) }),
          behind: (connection) =>
            Promise.all(jobs.map(([job, at]) => context.jobs.schedule(job, at, connection))),
        };
      },
    });

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
        return (admission = await noteLostClaim(leftBehind, claim, admitting));
      });
      if (answered !== null) return answered.reply;
    } catch (error) {
      if (admission?.isClaimed === true) await giveBack(context, leftBehind, claim);
      throw error;
    }
    const takenOver = (taken: Claim) => alone(prepared, taken);
    return once<Id>(context, leftBehind, request, takenOver, claimAfter);
  };
}
