import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { openPglite } from '../../../server/database/openPglite';
import { createBossQueue, type RunningQueue } from '../../../server/queue/bossQueue';
import { appJobKinds, type AppJob, type AppPayloads } from '../../../server/app/jobs';
import type { Log } from '../../../server/shared/log';
import { handlersThat } from '../support/jobHandlers';
import { createSignal } from '../support/signal';

const logged: string[] = [];
const keep = (_fields: Record<string, unknown>, message: string) => {
  logged.push(message);
};
const log: Log = { info: keep, warn: keep, error: keep };

/** One for all tests: opening it takes longer than most of them. Each begins without queues and jobs. */
let database: OpenDatabase;
let running: RunningQueue<AppPayloads> | undefined;

function open(): RunningQueue<AppPayloads> {
  running = createBossQueue(database, log, appJobKinds, { kind: 'sweep' });
  return running;
}

beforeAll(async () => {
  database = await openPglite(null);
});

afterEach(async () => {
  await running?.stop();
  await database.executeSql('drop schema if exists jobs cascade');
});

afterAll(() => database.close());

/** Workers that note what they were given. */
const notingWorkers = (done: AppJob[]) =>
  handlersThat((job) => {
    done.push(job);
    return Promise.resolve();
  });

const soon = { timeout: 10_000, interval: 50 };

test('A job is done soon after it was scheduled, and a sweep at every start', async () => {
  const jobs = open();
  const done: AppJob[] = [];
  await jobs.start(notingWorkers(done));
  await jobs.schedule({ kind: 'sendEmail', emailId: 'letter-1' });
  await vi.waitFor(() => {
    expect(done).toContainEqual({ kind: 'sendEmail', emailId: 'letter-1' });
    expect(done).toContainEqual({ kind: 'sweep' });
  }, soon);
});

test('A job for later waits, and outlives the server that scheduled it', async () => {
  const before = open();
  const done: AppJob[] = [];
  await before.start(notingWorkers(done));
  const job = { kind: 'settlePayment', reference: 'one', provider: 'paystack' } as const;
  await before.schedule(job, new Date(Date.now() + 3_000));
  await before.stop();
  expect(done).not.toContainEqual(job);
  const after = open();
  await after.start(notingWorkers(done));
  await vi.waitFor(() => {
    expect(done).toContainEqual(job);
  }, soon);
});

test('A job that fails is logged, and the next of its kind is done all the same', async () => {
  const jobs = open();
  const done: AppJob[] = [];
  await jobs.start({
    ...notingWorkers(done),
    carryRefund: (job) => {
      if (job.refundId === 'bad') return Promise.reject(new Error('It fails.'));
      done.push(job);
      return Promise.resolve();
    },
  });
  await jobs.schedule({ kind: 'carryRefund', refundId: 'bad', provider: 'paystack' });
  await jobs.schedule({ kind: 'carryRefund', refundId: 'good', provider: 'paystack' });
  await vi.waitFor(() => {
    expect(done).toContainEqual({ kind: 'carryRefund', refundId: 'good', provider: 'paystack' });
  }, soon);
  expect(logged).toContain('A job failed');
});

test('Stopping waits for the job that is being done', async () => {
  const jobs = open();
  const done: string[] = [];
  const begun = createSignal();
  const finished = createSignal();
  await jobs.start({
    ...handlersThat(),
    readWebhook: async () => {
      begun.give();
      await finished.given;
      done.push('read');
    },
  });
  await jobs.schedule({ kind: 'readWebhook', deliveryId: 'one', provider: 'paystack' });
  await begun.given;
  const stopped = jobs.stop();
  finished.give();
  await stopped;
  expect(done).toEqual(['read']);
});

const emails = (howMany: number) =>
  Array.from({ length: howMany }, (_, index): AppJob => ({
    kind: 'sendEmail',
    emailId: `letter-${index}`,
  }));

test('What somebody waits for, or another provider, is not held up by jobs that hang', async () => {
  const jobs = open();
  const done: AppJob[] = [];
  const hanging = createSignal();
  const hang = () => hanging.given;
  await jobs.start({
    ...notingWorkers(done),
    sendEmail: hang,
    settlePayment: (job) => {
      if (job.provider === 'paystack') return hang();
      done.push(job);
      return Promise.resolve();
    },
  });
  const settle = (provider: 'paystack' | 'flutterwave', index: number): AppJob => ({
    kind: 'settlePayment',
    reference: `${provider}-${index}`,
    provider,
  });
  for (const job of emails(10)) await jobs.schedule(job);
  for (let index = 0; index < 10; index += 1) await jobs.schedule(settle('paystack', index));
  const urgent: AppJob = { kind: 'sendUrgentEmail', emailId: 'code' };
  await jobs.schedule(urgent);
  await jobs.schedule(settle('flutterwave', 0));
  await vi.waitFor(() => {
    expect(done).toContainEqual(urgent);
    expect(done).toContainEqual(settle('flutterwave', 0));
  }, soon);
  hanging.give();
});

test('Of jobs about the same thing one waits, and one is done at a time', async () => {
  const jobs = open();
  const hanging = createSignal();
  const begun: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  await jobs.start({
    ...handlersThat(),
    settlePayment: async ({ reference }) => {
      begun.push(reference);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await hanging.given;
      atOnce -= 1;
    },
  });
  const same: AppJob = { kind: 'settlePayment', reference: 'one', provider: 'paystack' };
  await jobs.schedule(same);
  await vi.waitFor(() => {
    expect(begun).toEqual(['one']);
  }, soon);
  for (let times = 0; times < 5; times += 1) await jobs.schedule(same);
  hanging.give();
  await jobs.schedule({ ...same, reference: 'another' });
  await vi.waitFor(() => {
    expect(begun).toContain('another');
  }, soon);
  expect(mostAtOnce).toBe(1);
  expect(begun.filter((reference) => reference === 'one').length).toBeLessThan(6);
});

test('A database that goes away is noticed, and its return too', async () => {
  let isAway = false;
  running = createBossQueue(
    {
      inTurn: (work) => work(),
      executeSql: (text, values) =>
        isAway
          ? Promise.reject(new Error('Connection terminated unexpectedly'))
          : database.executeSql(text, values),
    },
    log,
    appJobKinds,
    { kind: 'sweep' },
  );
  const done: AppJob[] = [];
  await running.start(notingWorkers(done));
  logged.length = 0;
  isAway = true;
  await vi.waitFor(() => {
    expect(logged).toContain('The job runner has lost its database: jobs wait until it is back');
  }, soon);
  isAway = false;
  await running.schedule({ kind: 'sendEmail', emailId: 'late' });
  await vi.waitFor(() => {
    expect(logged).toContain('The job runner has its database again');
    expect(done).toContainEqual({ kind: 'sendEmail', emailId: 'late' });
  }, soon);
});

test('The row of a failed job names nobody', async () => {
  const jobs = open();
  let failures = 0;
  const fails = () => {
    failures += 1;
    return Promise.reject(new Error('Failed query, params: ada@example.com'));
  };
  await jobs.start({ ...handlersThat(), sendEmail: fails });
  await jobs.schedule({ kind: 'sendEmail', emailId: 'letter-1' });
  await vi.waitFor(() => expect(failures).toBe(1), soon);
  await vi.waitFor(async () => {
    const { rows } = await database.executeSql(
      "select state, output::text as output from jobs.job where name = 'sendEmail'",
    );
    expect(rows).toMatchObject([{ state: 'retry' }]);
    expect(JSON.stringify(rows)).toContain('The log says why');
    expect(JSON.stringify(rows)).not.toContain('ada@example.com');
  }, soon);
});
