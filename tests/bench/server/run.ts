import { fork, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../../server/shared/projectRoot';
import { measureGrowth, SIZES } from './growth';
import { openHotelToMeasure, type HotelToMeasure } from './hotelToMeasure';
import { measurementsOf } from './measurements';
import { measure } from './rounds';
import { loadOfMachine, memoryOf } from './serverProcess';
import { measureSeveralServers } from './severalServers';
import { soakFor } from './soak';

/**
 * How fast the built server is beside what it stands on: `npm run bench:server -- --runs 3 --seconds 4`. Each round
 * measures the server and its floor one after the other, so that a busy machine slows both; the medians of the
 * rounds are printed. Opens a PostgreSQL of its own, and leaves nothing behind. Needs `npm run build`.
 *
 * - `--reservations 100000` fills the database with so many first; `--only "create"` measures what has that in its name
 * - `--growth 1000000` measures at each size up to that, beside each other
 * - `--soak 600` reads and reserves for ten minutes, and prints the memory
 * - `--servers 3` measures one server, two and three on the same database
 * - `--gate` counts what does not depend on the machine, beside its bounds, and fails where one is broken; the test
 *   command does the same
 * - `--profile folder` has the server write where its processor's time went; `--port` moves it all
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    reservations: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4980' },
    only: { type: 'string', default: '' },
    growth: { type: 'string' },
    soak: { type: 'string' },
    servers: { type: 'string' },
    profile: { type: 'string' },
    gate: { type: 'boolean', default: false },
  },
});
if (values.gate) {
  const counting = ['vitest', 'run', '--project', 'server', 'tests/server/costs'];
  const { status } = spawnSync('npx', counting, { cwd: projectRoot, stdio: 'inherit' });
  process.exit(status ?? 1);
}
const rounds = { runs: Number(values.runs), seconds: Number(values.seconds) };
const port = Number(values.port);
const helloPort = port + 5;
const helloUrl = `http://127.0.0.1:${helloPort}/`;

async function measureAll(hotel: HotelToMeasure): Promise<void> {
  const { pid } = hotel.server;
  const table = [];
  for (const measured of await measurementsOf(hotel, rounds.seconds, helloUrl)) {
    if (measured.name.includes(values.only)) table.push(await measure(measured, pid, rounds));
  }
  console.table(table);
  console.log(`Memory at the end ${memoryOf(pid)}`);
}

function work(hotel: HotelToMeasure): Promise<void> {
  const { growth, soak, servers } = values;
  if (growth !== undefined) return measureGrowth(hotel, helloUrl, Number(growth), rounds);
  if (soak !== undefined) return soakFor(hotel, Number(soak));
  if (servers !== undefined) return measureSeveralServers(hotel, Number(servers), rounds);
  return measureAll(hotel);
}

const hello = fork(join(projectRoot, 'tests', 'bench', 'server', 'hello.ts'), {
  env: { ...process.env, PORT: String(helloPort) },
});
try {
  const reservations = values.growth === undefined ? Number(values.reservations) : SIZES[0];
  const hotel = await openHotelToMeasure(port, reservations, values.profile);
  try {
    console.log(
      `${reservations} reservations; ready after ${Math.round(hotel.readyAfter)} ms; memory ${memoryOf(hotel.server.pid)}; load ${loadOfMachine()}`,
    );
    await work(hotel);
  } finally {
    await hotel.close();
  }
} finally {
  hello.kill();
}
