import PgBoss from 'pg-boss';
import type { OpenDatabase, ExecutesSql } from '../database/database';
import type { Log } from '../shared/log';
import {
  queueOf,
  runJob,
  subjectOf,
  type JobKind,
  type JobKinds,
  type JobQueue,
  type JobHandlers,
  type JobOf,
  type Queue,
} from './queue';
import { isDatabaseAway } from '../database/databaseFailures';

/**
 * The database as pg-boss sees it. pg-boss is silent while the database is away, and doesn't await its own
 * bookkeeping. So its loss and return are logged here, and running queries are tracked, so that the database isn't
 * closed under them.
 */
function watchedDatabase(
  database: ExecutesSql,
  log: Log,
): ExecutesSql & { settled(): Promise<unknown> } {
  const running = new Set<Promise<unknown>>();
  let isAway = false;

  const noticeAnswer = () => {
    if (!isAway) return;
    isAway = false;
    log.warn({}, 'The job runner has its database again');
  };
  const noticeFailure = (error: unknown) => {
    if (isAway || !isDatabaseAway(error)) return;
    isAway = true;
    log.error({ err: error }, 'The job runner has lost its database: jobs wait until it is back');
  };

  return {
    executeSql: (text, values) => {
      const query = database.executeSql(text, values);
      running.add(query);
      const end = (notice: (outcome: unknown) => void) => (outcome: unknown) => {
        running.delete(query);
        notice(outcome);
      };
      query.then(end(noticeAnswer), end(noticeFailure));
      return query;
    },
    settled: () => Promise.allSettled(running),
  };
}

/** Runs work on the same subject one at a time, in order of arrival. */
function serialQueue(): <T>(subject: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  return async (subject, work) => {
    const mine = (running.get(subject) ?? Promise.resolve()).then(work, work);
    running.set(subject, mine);
    try {
      return await mine;
    } finally {
      if (running.get(subject) === mine) running.delete(subject);
    }
  };
}

/** A queue whose jobs this server also runs, once it is started with handlers. */
export interface RunningQueue<Payloads> extends Queue<JobOf<Payloads>> {
  start(workers: JobHandlers<Payloads>): Promise<void>;
  /** Waits some seconds for running jobs. The rest are done after the next start. */
  stop(): Promise<void>;
}

/** How often each queue is polled if nothing wakes its workers, e.g. for a job from another server. */
const POLLING_SECONDS = 2;
const EVERY_MINUTE = '* * * * *';
const STOP_TIMEOUT_MS = 5_000;

/** A failed job is retried twice, then left to the sweep. Of jobs with one key only one waits (`short`). */
const queueOptions = {
  policy: 'short',
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: true,
  expireInMinutes: 5,
} as const;

/**
 * Queues jobs with pg-boss, which stores them in tables of the hotel's database: they survive a restart, and each is
 * run by one of the servers on that database.
 * @param kinds how the jobs of each kind wait
 * @param everyMinute a job that runs at the start and every minute
 */
export function createBossQueue<Payloads>(
  database: Pick<OpenDatabase, 'executeSql' | 'inTurn'>,
  log: Log,
  kinds: JobKinds<Payloads>,
  everyMinute: JobOf<Payloads>,
): RunningQueue<Payloads> {
  type Job = JobOf<Payloads>;
  const queues = Object.values<JobKind<never>>(kinds).flatMap((kind) => kind.queues);
  const db = watchedDatabase(database, log);
  const boss = new PgBoss({ db, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'The job runner had a problem'));
  const workerIds = new Map<string, string[]>();
  const alone = serialQueue();

  /** A worker sleeps after each job and while its queue is empty, unless it is woken. */
  const wake = (queue: string) => {
    for (const id of workerIds.get(queue) ?? []) boss.notifyWorker(id);
  };

  const run = async (workers: JobHandlers<Payloads>, job: Job): Promise<void> => {
    wake(queueOf(kinds, job));
    try {
      await alone(subjectOf(kinds, job), () => runJob(workers, job));
    } catch (error) {
      log.error({ err: error, job }, 'A job failed');
      // pg-boss stores what is thrown here for days, and a query error contains all its values.
      throw new Error('The log says why');
    }
  };

  const makeQueue = async ({ name }: JobQueue): Promise<void> => {
    await boss.createQueue(name, { name, ...queueOptions });
    // A queue created by an earlier version would keep that version's options.
    await boss.updateQueue(name, { name, ...queueOptions });
  };

  const startWorkers = async (
    { name, workers: howMany }: JobQueue,
    workers: JobHandlers<Payloads>,
  ): Promise<void> => {
    for (let started = 0; started < howMany; started += 1) {
      const id = await boss.work<Job>(
        name,
        { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 },
        async ([job]) => {
          if (job) await run(workers, job.data);
        },
      );
      workerIds.set(name, [...(workerIds.get(name) ?? []), id]);
    }
  };

  const schedule: Queue<Job>['schedule'] = async (job, at) => {
    const queue = queueOf(kinds, job);
    const subject = subjectOf(kinds, job);
    // A job for now doesn't replace one for later, or the other way round.
    const options = at
      ? { startAfter: at, singletonKey: `${subject} ${at.toISOString()}` }
      : { singletonKey: subject };
    try {
      await boss.send(queue, job, options);
    } catch (error) {
      // What caused the job is committed, and the sweep will find it.
      log.warn({ err: error, job }, 'A job could not be handed on');
      return;
    }
    if (at === undefined) wake(queue);
  };

  return {
    schedule,
    start: async (workers) => {
      // Each queue is a table: servers that created them at the same moment would deadlock.
      await database.inTurn(async () => {
        await boss.start();
        for (const queue of queues) await makeQueue(queue);
      });
      for (const queue of queues) await startWorkers(queue, workers);
      await boss.schedule(queueOf(kinds, everyMinute), EVERY_MINUTE, everyMinute);
      await schedule(everyMinute);
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      await db.settled();
    },
  };
}
