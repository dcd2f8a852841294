import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../../../tools/freePorts';
import { projectRoot } from '../../../server/shared/projectRoot';
import { endServer, startedServer } from '../../kill/builtServer';
import { newDataFolder, serverEnvironment } from '../../kill/serverEnvironment';
import { openHotelToMeasure } from './hotelToMeasure';

/**
 * `npm run bench:backup`: how long a backup of a hotel with a hundred thousand reservations takes beside its running
 * server, and how long it takes to be on the air again from that file, on a new folder. Beside it the floor: every row
 * read once. Needs `npm run build`.
 */
const RESERVATIONS = 100_000;
const port = await freePorts(process.pid);
const folder = await newDataFolder('backup');
const file = join(folder, 'hotel.gz');
const table: Record<string, string> = {};

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  table[what] = `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
  return result;
}

/** Runs one of the staff's commands. */
async function command(env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const program = join(projectRoot, 'dist', 'server', 'hotel.js');
  await promisify(execFile)(process.execPath, [program, ...args, '--by', 'Bench'], {
    env: { ...serverEnvironment(`http://127.0.0.1:${port + 20}`, folder), ...env },
  });
}

const hotel = await openHotelToMeasure(port, RESERVATIONS);
try {
  const { databaseUrl } = hotel.configuration;
  const { rows } = await hotel.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  await timed('floor: every row read once', async () => {
    for (const { name } of rows) await hotel.pool.query(`select * from ${name}`);
  });
  await timed('backup', () => command({ DATABASE_URL: databaseUrl ?? '' }, 'backup', file));
  table['its file'] = `${((await stat(file)).size / 1e6).toFixed(1)} MB`;
} finally {
  await hotel.close();
}
const base = `http://127.0.0.1:${port + 20}`;
const restored = serverEnvironment(base, join(folder, 'restored'));
await timed('restore', () =>
  command({ DATA_FOLDER: restored.DATA_FOLDER }, 'restore', file, '--why', 'Measured'),
);
await endServer(await timed('start', () => startedServer(base, restored)));
await rm(folder, { recursive: true, force: true });
console.table(table);
