import { type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { hash } from '@node-rs/argon2';
import { readConfiguration, type Configuration } from '../../../server/configuration/configuration';
import { openEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { endServer, startedServer } from '../../kill/builtServer';
import { insertGuest } from '../../kill/insertedGuest';
import { newDataFolder, serverEnvironment } from '../../kill/serverEnvironment';
import { openInTurn } from './openInTurn';
import { addPastStays } from './pastStays';
import { silence } from '../../server/support/silence';

const CONNECT_WITHIN = 5_000;
/** As many as the server has. */
const CONNECTIONS = 20;
export const PASSWORD = 'Lagoon#42';

export interface MeasuredGuest {
  accountId: string;
  email: string;
  token: string;
}

/** A built server with a separate PostgreSQL on this machine, full of reservations. */
export interface HotelToMeasure {
  base: string;
  server: ChildProcess;
  /** How long it took from its start on existing data to its first response, in milliseconds. */
  readyAfter: number;
  configuration: Configuration;
  pool: pg.Pool;
  guests: readonly MeasuredGuest[];
  /** A guest with ten thousand reservations. */
  regular: MeasuredGuest;
  /** Ids of reservations of the first guest. */
  reservationIds: readonly string[];
  /** Adds past stays until the guests have so many. */
  fillUpTo(reservations: number): Promise<void>;
  /** Starts one more server on the same database, and returns its URL. */
  openAnother(): Promise<string>;
  close(): Promise<void>;
}

async function guestsIn(
  pool: pg.Pool,
  configuration: Configuration,
  howMany: number,
): Promise<MeasuredGuest[]> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const guests: MeasuredGuest[] = [];
  for (let number = 0; number < howMany; number += 1) {
    guests.push(await insertGuest(pool, configuration, `guest${number}@example.com`, passwordHash));
  }
  return guests;
}

/** Reservations of the one guest with a long history. */
const HISTORY = 10_000;

/** The ports of a server, its payment sandboxes and the measuring client. */
const PORTS = 10;

/**
 * Opens one, in a folder that closing it removes. If that fails, nothing is left either.
 * @param reservations of all guests but the one with a long history
 * @param profile a folder for the server's CPU profile
 */
export function openHotelToMeasure(
  port: number,
  reservations: number,
  profile?: string,
): Promise<HotelToMeasure> {
  return openInTurn(async (closeLater) => {
    const dataFolder = await newDataFolder('bench');
    closeLater(() => rm(dataFolder, { recursive: true, force: true }));
    const postgres = await openEmbeddedPostgres(dataFolder, silence);
    closeLater(() => postgres.release());
    await migrateDatabase(postgres.url, CONNECT_WITHIN);
    const base = `http://127.0.0.1:${port}`;
    const environment = {
      ...serverEnvironment(base, dataFolder),
      DATABASE_URL: postgres.url,
      // Limits are not measured.
      CHANGES_PER_HOUR: '1000000',
      MAX_UNPAID_RESERVATIONS: '1000',
      MAX_UNPAID_ROOMS: '10000',
      KEPT_ROOMS_PERCENT: '0',
    };
    const configuration = readConfiguration(environment);
    // As the server's own, it sends what belongs together as one message; its type does not know that yet.
    const options = { connectionString: postgres.url, max: CONNECTIONS, pipeline: true };
    const pool = new pg.Pool(options);
    closeLater(() => pool.end());
    const [regular, ...guests] = await guestsIn(pool, configuration, 1 + 8);
    const [first] = guests;
    if (!regular || !first) throw new Error('There are no guests.');
    const accountIds = guests.map(({ accountId }) => accountId);
    await addPastStays(pool, [regular.accountId], 0, HISTORY);
    let others = 0;
    const fillUpTo = async (howMany: number) => {
      await addPastStays(pool, accountIds, HISTORY + others, howMany - others);
      others = howMany;
    };
    await fillUpTo(reservations);
    const { rows } = await pool.query<{ id: string }>(
      'select id from reservation where account_id = $1 limit 500',
      [first.accountId],
    );
    const begun = performance.now();
    const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const server = await startedServer(base, environment, profiled);
    const servers = [server];
    closeLater(() => Promise.all(servers.map(endServer)));
    return {
      base,
      server,
      readyAfter: performance.now() - begun,
      configuration,
      pool,
      guests,
      regular,
      reservationIds: rows.map(({ id }) => id),
      fillUpTo,
      openAnother: async () => {
        const address = `http://127.0.0.1:${port + PORTS * servers.length}`;
        const { DATABASE_URL, DATA_FOLDER } = environment;
        const its = { ...environment, ...serverEnvironment(address, DATA_FOLDER), DATABASE_URL };
        servers.push(await startedServer(address, its));
        return address;
      },
    };
  });
}
