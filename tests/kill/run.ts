import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../sandbox/random';
import { endServer, ended, reconciled, startedServer } from './builtServer';
import { payingGuest, type GuestCounts } from './payingGuest';
import { newDataFolder, serverEnvironment } from './serverEnvironment';
import { stopOrphan } from './stopOrphan';

/**
 * Kills the built server again and again while guests pay, and then lets the hotel's own
 * reconciliation say whether every naira is accounted for: `npm run test:kill -- --seed 1`. Takes
 * less than two minutes, and leaves nothing behind.
 */

const PORT = 4970;
const SECOND = 1_000;
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

const dataFolder = await newDataFolder('kill');
const environment = serverEnvironment(base, dataFolder);

const begun = Date.now();
const counts: GuestCounts = { reservations: 0, payments: 0, lost: 0, refundRequests: 0 };
const load = { isOn: true };
let server = await startedServer(base, environment);
try {
  const guests = Array.from({ length: Number(values.guests) }, (_, index) =>
    payingGuest({ base, index, random, load, counts }),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(2 * SECOND + random() * 4 * SECOND);
    server.kill('SIGKILL');
    await ended(server);
    console.log(`Kill ${kill} after ${((Date.now() - begun) / SECOND).toFixed(1)} s`);
    server = await startedServer(base, environment);
  }
  await sleep(3 * SECOND);
  load.isOn = false;
  await Promise.all(guests);
  const outcome = await reconciled(environment, QUIET_WITHIN);
  console.log(outcome.report);
  console.log(
    `\n${kills} kills in ${((Date.now() - begun) / SECOND).toFixed(0)} s: ${counts.reservations} reservations, ${counts.payments} payments, ${counts.refundRequests} refunds asked for, ${counts.lost} calls without an answer. Reconciliation: ${outcome.code === 0 ? 'clean' : 'NOT clean'}`,
  );
  process.exitCode = outcome.code === 0 && counts.payments > 0 ? 0 : 1;
} finally {
  load.isOn = false;
  await endServer(server);
  await stopOrphan(dataFolder);
  await rm(dataFolder, { recursive: true, force: true });
}
