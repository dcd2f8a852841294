import { afterEach, expect, test, vi } from 'vitest';
import { openPglite, type OpenDatabase } from '../../../server/db/openDatabase';
import { createBossJobs, type RunningJobs } from '../../../server/jobs/bossJobs';
import type { Job, Workers } from '../../../server/jobs/jobs';
import type { Log } from '../../../server/parts';
import { createSignal } from '../support/signal';

const logged: string[] = [];
const keep = (_fields: Record<string, unknown>, message: string) => {
  logged.push(message);
};
const log: Log = { info: keep, warn: keep, error: keep };

let database: OpenDatabase | undefined;
let running: RunningJobs | undefined;

async function open(): Promise<RunningJobs> {
  database ??= await openPglite(null);
  running = createBossJobs(database, log);
  return running;
}

afterEach(async () => {
  await running?.stop();
  await database?.close();
  database = undefined;
});

/** Workers that note what they were given. */
function notingWorkers(done: Job[]): Workers {
  const note = (job: Job) => {
    done.push(job);
    return Promise.resolve();
  };
  return {
    settlePayment: note,
    readWebhook: note,
    carryRefund: note,
    postLetter: note,
    sweep: note,
  };
}

const soon = { timeout: 10_000, interval: 50 };

test('A job is done soon after it was scheduled, and a sweep at every start', async () => {
  const jobs = await open();
  const done: Job[] = [];
  await jobs.start(notingWorkers(done));
  await jobs.schedule({ kind: 'postLetter', letterId: 'letter-1' });
  await vi.waitFor(() => {
    expect(done).toContainEqual({ kind: 'postLetter', letterId: 'letter-1' });
    expect(done).toContainEqual({ kind: 'sweep' });
  }, soon);
});

test('A job for later waits, and outlives the server that scheduled it', async () => {
  const before = await open();
  const done: Job[] = [];
  await before.start(notingWorkers(done));
  await before.schedule({ kind: 'settlePayment', reference: 'one' }, new Date(Date.now() + 1_000));
  await before.stop();
  expect(done).not.toContainEqual({ kind: 'settlePayment', reference: 'one' });
  const after = await open();
  await after.start(notingWorkers(done));
  await vi.waitFor(() => {
    expect(done).toContainEqual({ kind: 'settlePayment', reference: 'one' });
  }, soon);
});

test('A job that fails is logged, and the next of its kind is done all the same', async () => {
  const jobs = await open();
  const done: Job[] = [];
  await jobs.start({
    ...notingWorkers(done),
    carryRefund: (job) => {
      if (job.refundId === 'bad') return Promise.reject(new Error('It fails.'));
      done.push(job);
      return Promise.resolve();
    },
  });
  await jobs.schedule({ kind: 'carryRefund', refundId: 'bad' });
  await jobs.schedule({ kind: 'carryRefund', refundId: 'good' });
  await vi.waitFor(() => {
    expect(done).toContainEqual({ kind: 'carryRefund', refundId: 'good' });
  }, soon);
  expect(logged).toContain('A job failed');
});

test('Stopping waits for the job that is being done', async () => {
  const jobs = await open();
  const done: string[] = [];
  const begun = createSignal();
  const finished = createSignal();
  await jobs.start({
    ...notingWorkers([]),
    readWebhook: async () => {
      begun.give();
      await finished.given;
      done.push('read');
    },
  });
  await jobs.schedule({ kind: 'readWebhook', deliveryId: 'one' });
  await begun.given;
  const stopped = jobs.stop();
  finished.give();
  await stopped;
  expect(done).toEqual(['read']);
});
