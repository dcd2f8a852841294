import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { seededRandom } from '../../sandbox/world';
import { endServer, ended, reconciled, startedServer } from '../kill/builtServer';
import { payingGuest, type GuestCounts } from '../kill/payingGuest';
import { newDataFolder, serverEnvironment } from '../kill/serverEnvironment';
import { stopOrphan } from '../kill/stopOrphan';
import { fillDisk } from './fullDisk';
import { shiftedClock } from './shiftedClock';
import { silence } from '../server/support/silence';

/**
 * Lets guests pay while everything around the built server fails in turn, and then compares the books:
 * `npm run soak -- --seconds 120 --seed 1`. Node and PostgreSQL are killed with kill -9, the providers give no
 * answer, PostgreSQL has no room to write, the server's clock jumps back and forth. `--own-database` runs it on a
 * PostgreSQL beside the server, named by DATABASE_URL, instead of the server's embedded one; `--only Node` brings about
 * only the mishaps that begin so. All of it stays on this machine, stops by itself, and leaves nothing behind.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const QUIET_WITHIN = 60 * SECOND;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
    guests: { type: 'string', default: '4' },
    port: { type: 'string', default: '4960' },
    only: { type: 'string', default: '' },
    'own-database': { type: 'boolean', default: false },
  },
});
const random = seededRandom(Number(values.seed));
const port = Number(values.port);
const base = `http://localhost:${port}`;
const providerPorts = [port + 1, port + 2] as const;

const dataFolder = await newDataFolder('soak');
const ownFolder = values['own-database'] ? await newDataFolder('soak') : null;
const own = ownFolder === null ? null : await openEmbeddedPostgres(ownFolder, silence);
const clusterFolder = ownFolder ?? dataFolder;
const environment = { ...serverEnvironment(base, dataFolder), DATABASE_URL: own?.url };

let server = await startedServer(base, environment);

async function restartAt(offset: number): Promise<void> {
  server.kill('SIGKILL');
  await ended(server);
  server = await startedServer(base, environment, shiftedClock(offset));
}

/** Kills PostgreSQL, which its supervisor restarts. */
async function killPostgres(): Promise<void> {
  const file = join(clusterFolder, 'postgres', 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1) process.kill(pid, 'SIGKILL');
}

async function silenceProviders(): Promise<void> {
  const control = (providerPort: number, path: string, fields: Record<string, unknown>) =>
    fetch(`http://localhost:${providerPort}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  for (const providerPort of providerPorts) {
    for (const endpoint of ['initialise', 'verify', 'refund', 'refundStatus']) {
      const kind = random() < 0.5 ? 'serverError' : 'serverErrorAfterCommit';
      await control(providerPort, 'faults', { endpoint, kind, times: 1_000 });
    }
  }
  await sleep(5 * SECOND);
  for (const providerPort of providerPorts) await control(providerPort, 'faults/clear', {});
}

async function fillTheDisk(): Promise<void> {
  const cluster = own ?? (await openEmbeddedPostgres(dataFolder, silence));
  try {
    await fillDisk(cluster.url, 4 * SECOND);
  } finally {
    if (own === null) await cluster.release();
  }
}

const all: readonly (readonly [string, () => Promise<void>])[] = [
  ['Node is killed', () => restartAt(0)],
  ['PostgreSQL is killed', killPostgres],
  ['the providers are down', silenceProviders],
  ['the disk is full', fillTheDisk],
  ['the clock jumps ahead', () => restartAt(40 * MINUTE)],
  ['the clock jumps back', () => restartAt(-40 * MINUTE)],
];
const mishaps = all.filter(([name]) => name.startsWith(values.only));

const begun = Date.now();
const endAt = begun + Number(values.seconds) * SECOND;
const counts: GuestCounts = { reservations: 0, payments: 0, lost: 0, refundRequests: 0 };
const load = { isOn: true };
try {
  const guests = Array.from({ length: Number(values.guests) }, (_, index) =>
    payingGuest({ base, index, random, load, counts }),
  );
  for (let turn = 0; Date.now() < endAt; turn += 1) {
    await sleep(2 * SECOND + random() * 3 * SECOND);
    const mishap = mishaps[turn % mishaps.length];
    if (mishap === undefined) break;
    const [name, happen] = mishap;
    console.log(`${((Date.now() - begun) / SECOND).toFixed(1).padStart(6)} s  ${name}`);
    await happen();
  }
  await restartAt(0);
  await sleep(5 * SECOND);
  load.isOn = false;
  await Promise.all(guests);
  const { code, report } = await reconciled(environment, QUIET_WITHIN);
  console.log(report);
  console.log(
    `\n${((Date.now() - begun) / SECOND).toFixed(0)} s: ${counts.reservations} reservations, ${counts.payments} payments, ${counts.refundRequests} refunds asked for, ${counts.lost} calls without an answer. Reconciliation: ${code === 0 ? 'clean' : 'NOT clean'}`,
  );
  process.exitCode = code === 0 && counts.payments > 0 ? 0 : 1;
} finally {
  load.isOn = false;
  await endServer(server);
  await own?.release();
  await stopOrphan(clusterFolder);
  await rm(dataFolder, { recursive: true, force: true });
  if (ownFolder !== null) await rm(ownFolder, { recursive: true, force: true });
}
