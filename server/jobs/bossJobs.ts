import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../db/openDatabase';
import type { Log } from '../parts';
import type { Job, Jobs, Workers } from './jobs';
import { workOn } from './workOn';

/** Jobs that this server runs too, once it was told who does the work. */
export interface RunningJobs extends Jobs {
  start(workers: Workers): Promise<void>;
  /** Waits for running jobs some seconds; what is left is done after the next start. */
  stop(): Promise<void>;
}

/** How often each kind's queue is looked into; a job that is due at once wakes its worker besides. */
const POLLING_SECONDS = 2;
const EVERY_MINUTE = '* * * * *';
const STOP_TIMEOUT_MS = 5_000;

/** A failed job is tried twice more; it may also be lost, as the sweep finds its work again. */
const retries = { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInMinutes: 5 };

/** Remembers running queries, so that the database isn't closed under the boss's own bookkeeping. */
function watched(database: Pick<OpenDatabase, 'executeSql'>) {
  const running = new Set<Promise<unknown>>();
  return {
    executeSql: (text: string, values?: unknown[]) => {
      const query = database.executeSql(text, values);
      running.add(query);
      const isDone = () => running.delete(query);
      query.then(isDone, isDone);
      return query;
    },
    settled: () => Promise.allSettled(running),
  };
}

/**
 * Hands jobs on through pg-boss, which keeps them in tables of the hotel's database: they survive a
 * restart, and of several servers on one database one runs each.
 */
export function createBossJobs(database: Pick<OpenDatabase, 'executeSql'>, log: Log): RunningJobs {
  const db = watched(database);
  const boss = new PgBoss({ db, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'The job runner had a problem'));
  const workerIds = new Map<string, string>();

  const employ = async (kind: string, workers: Workers): Promise<void> => {
    await boss.createQueue(kind, { name: kind, ...retries });
    const workerId = await boss.work<Job>(
      kind,
      { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 },
      async ([job]) => {
        if (!job) return;
        try {
          await workOn(workers, job.data);
        } catch (error) {
          log.error({ err: error, job: job.data }, 'A job failed');
          throw error;
        }
      },
    );
    workerIds.set(kind, workerId);
  };

  const schedule = async (job: Job, at?: Date): Promise<void> => {
    try {
      await boss.send(job.kind, job, at ? { startAfter: at } : {});
    } catch (error) {
      // What gave cause for the job is committed, and the sweep will find it.
      log.warn({ err: error, job }, 'A job could not be handed on');
      return;
    }
    const workerId = workerIds.get(job.kind);
    if (workerId !== undefined && at === undefined) boss.notifyWorker(workerId);
  };

  return {
    schedule,
    start: async (workers) => {
      await boss.start();
      for (const kind of Object.keys(workers)) await employ(kind, workers);
      await boss.schedule('sweep', EVERY_MINUTE, { kind: 'sweep' });
      await schedule({ kind: 'sweep' });
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      await db.settled();
    },
  };
}
