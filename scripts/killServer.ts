import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../server/projectRoot';
import { seededRandom } from '../server/sandbox/random';
import { payingGuest, type GuestTally } from './killServer/payingGuest';
import { stopOrphan } from './killServer/stopOrphan';

/**
 * Kills the built server again and again while guests pay, and then lets the hotel's own
 * reconciliation say whether every naira is accounted for: `npm run test:kill -- --seed 1`. Takes
 * less than two minutes, and leaves nothing behind.
 */

const PORT = 4970;
const PAYSTACK_PORT = 4971;
const FLUTTERWAVE_PORT = 4972;
const SECOND = 1_000;
const READY_WITHIN = 30 * SECOND;
const QUIET_WITHIN = 45 * SECOND;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '4' },
    guests: { type: 'string', default: '6' },
  },
});
const random = seededRandom(Number(values.seed));
const kills = Number(values.kills);
const base = `http://localhost:${PORT}`;
const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const main = join(projectRoot, 'dist', 'server', 'main.js');
if (!existsSync(main)) throw new Error('The server is not built: npm run build:server');

const dataFolder = await mkdtemp(join(tmpdir(), 'hotel-kill-'));
await chmod(dataFolder, 0o755);
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: String(PORT),
  PUBLIC_URL: base,
  DATA_FOLDER: dataFolder,
  SANDBOX_PAYSTACK_PORT: String(PAYSTACK_PORT),
  SANDBOX_FLUTTERWAVE_PORT: String(FLUTTERWAVE_PORT),
  ADDRESS_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'silent',
};

async function started(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [main], { env: environment, stdio: 'ignore' });
  const giveUpAt = Date.now() + READY_WITHIN;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const health = await fetch(`${base}/api/v1/health`).catch(() => null);
    if (health?.ok) return server;
    await sleep(100);
  }
  server.kill('SIGKILL');
  throw new Error('The server did not start');
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', () => resolve()));
}

/** Runs the hotel's own command; its exit code and what it said. */
async function reconciled(): Promise<{ code: number | null; report: string }> {
  const hotel = join(projectRoot, 'dist', 'server', 'hotel.js');
  const run = spawn(process.execPath, [hotel, 'reconcile', '--all'], { env: environment });
  let report = '';
  run.stdout.on('data', (text: Buffer) => (report += text.toString()));
  run.stderr.on('data', (text: Buffer) => (report += text.toString()));
  const code = await new Promise<number | null>((resolve) => run.once('exit', resolve));
  return { code, report };
}

const begun = Date.now();
const tally: GuestTally = { reservations: 0, payments: 0, lost: 0, refundRequests: 0 };
const load = { isOn: true };
let server = await started();
try {
  const guests = Array.from({ length: Number(values.guests) }, (_, index) =>
    payingGuest({ base, index, random, load, tally }),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(2 * SECOND + random() * 4 * SECOND);
    server.kill('SIGKILL');
    await ended(server);
    console.log(`Kill ${kill} after ${((Date.now() - begun) / SECOND).toFixed(1)} s`);
    server = await started();
  }
  await sleep(3 * SECOND);
  load.isOn = false;
  await Promise.all(guests);
  const quietBy = Date.now() + QUIET_WITHIN;
  let outcome = await reconciled();
  while (Date.now() < quietBy && /Not booked yet|On its way back +₦[^0]/.test(outcome.report)) {
    await sleep(5 * SECOND);
    outcome = await reconciled();
  }
  console.log(outcome.report);
  console.log(
    `\n${kills} kills in ${((Date.now() - begun) / SECOND).toFixed(0)} s: ${tally.reservations} reservations, ${tally.payments} payments, ${tally.refundRequests} refunds asked for, ${tally.lost} calls without an answer. Reconciliation: ${outcome.code === 0 ? 'clean' : 'NOT clean'}`,
  );
  process.exitCode = outcome.code === 0 && tally.payments > 0 ? 0 : 1;
} finally {
  load.isOn = false;
  server.kill('SIGTERM');
  await Promise.race([ended(server), sleep(15 * SECOND)]);
  server.kill('SIGKILL');
  await stopOrphan(dataFolder);
  await rm(dataFolder, { recursive: true, force: true });
}
