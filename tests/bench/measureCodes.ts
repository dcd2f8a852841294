import { performance } from 'node:perf_hooks';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendNewCode } from '../../server/accounts/registrations';
import { systemRandom } from '../../server/shared/random';
import { systemClock } from '../../server/shared/clock';
import { readConfiguration } from '../../server/configuration/configuration';
import { openDatabase } from '../../server/database/openDatabase';
import { registration } from '../../server/database/schema';
import { appJobKinds } from '../../server/app/jobs';
import { createBossQueue } from '../../server/queue/bossQueue';
import { jobHandlersOf } from '../../server/app/jobHandlers';
import { staffNews } from '../../server/email/staffNews';
import { enqueueEmail } from '../../server/email/outbox';
import { createAppContext } from '../../server/app/context';
import { createProviders } from '../../server/paymentProviders/providers';
import { newDataFolder } from '../kill/serverEnvironment';

/**
 * Measures how long a one-time code takes from registration to the mail server while 1,600 other emails wait: `npm
 * run measure:codes`. Each email takes the mail server 200 ms. Leaves nothing behind.
 */

const WAITING = 1_600;
const CODES = 40;
const MAIL_SERVER_MS = 200;
const EVERY_MS = 250;

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const dataFolder = await newDataFolder('codes');
const configuration = readConfiguration({ DATA_FOLDER: dataFolder });
const opened = await openDatabase(configuration, log);
const jobs = createBossQueue(opened, log, appJobKinds, { kind: 'sweep' });
const sentAt = new Map<string, number>();
let others = 0;
const context = createAppContext({
  clock: systemClock,
  random: systemRandom,
  configuration,
  database: opened.database,
  jobs,
  emailTransport: {
    send: async ({ recipient, subject }) => {
      await sleep(MAIL_SERVER_MS);
      if (subject.endsWith('is your verification code')) sentAt.set(recipient, performance.now());
      else others += 1;
    },
  },
  providers: createProviders(configuration),
  log,
});
try {
  const envelope = { recipient: 'guest@example.com', subject: 'Your stay' };
  const other = staffNews.email(envelope, { paragraphs: ['See you.'], details: [] });
  await jobs.start(jobHandlersOf(context));
  for (let written = 0; written < WAITING; written += 1) {
    const letterId = await opened.database.transaction((tx) => enqueueEmail(tx, context, other));
    await jobs.schedule({ kind: 'postLetter', letterId });
  }
  const before = others;
  const begun = performance.now();
  const registeredAt = new Map<string, number>();
  for (let index = 0; index < CODES; index += 1) {
    const email = `guest-${index}@example.com`;
    const row = {
      id: systemRandom.uuid(),
      email,
      passwordHash: 'none',
      firstName: 'Adaobi',
      lastName: 'Okeke',
      phoneNumber: '08030000000',
      addressHash: 'none',
      createdAt: systemClock.now(),
      device: null,
    };
    await opened.database.insert(registration).values(row);
    registeredAt.set(email, performance.now());
    await sendNewCode(context, row);
    await sleep(EVERY_MS);
  }
  const giveUpAt = performance.now() + 60_000;
  while (sentAt.size < CODES && performance.now() < giveUpAt) await sleep(50);
  const waits = [...registeredAt]
    .map(([email, at]) => (sentAt.get(email) ?? Infinity) - at)
    .sort((one, other) => one - other);
  const at = (share: number) => Math.round(waits[Math.ceil(share * CODES) - 1] ?? Infinity);
  const perMinute = Math.round(((others - before) / (performance.now() - begun)) * 60_000);
  console.log(
    `${WAITING - before} letters waited, ${CODES} codes: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms; ${perMinute} other letters a minute meanwhile`,
  );
  process.exitCode = at(0.95) <= 2_000 ? 0 : 1;
} finally {
  await jobs.stop();
  await opened.close();
  await rm(dataFolder, { recursive: true, force: true });
}
