import { randomUUID } from 'node:crypto';
import { type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { hash } from '@node-rs/argon2';
import { issueAccessToken } from '../../server/accounts/accessToken';
import { readConfiguration, type Configuration } from '../../server/configuration/configuration';
import { openEmbeddedPostgres } from '../../server/db/embeddedPostgres';
import { migrateDatabase } from '../../server/db/migrate';
import { systemClock } from '../../server/parts/clock';
import { endServer, startedServer } from '../killServer/builtServer';
import { newDataFolder, serverEnvironment } from '../killServer/serverEnvironment';

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined };
const CONNECT_WITHIN = 5_000;
/** As the server has. */
const CONNECTIONS = 20;
export const PASSWORD = 'Lagoon#42';

export interface MeasuredGuest {
  accountId: string;
  email: string;
  token: string;
}

/** A built server with a PostgreSQL of its own on this machine, full of reservations. */
export interface HotelToMeasure {
  base: string;
  server: ChildProcess;
  /** How long it took from its start on existing data to its first answer, in milliseconds. */
  readyAfter: number;
  configuration: Configuration;
  pool: pg.Pool;
  guests: readonly MeasuredGuest[];
  /** A guest with ten thousand reservations. */
  regular: MeasuredGuest;
  /** Ids of reservations of the first guest. */
  reservationIds: readonly string[];
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
    const accountId = randomUUID();
    const sessionId = randomUUID();
    const email = `guest${number}@example.com`;
    await pool.query(
      `insert into account values ($1, $2, $3, 'Adaobi', 'Okeke', '08030000000', now())`,
      [accountId, email, passwordHash],
    );
    await pool.query(
      `insert into session (id, account_id, device, network_hash, opened_at, used_at, expires_at)
       values ($1, $2, 'bench', 'none', now(), now(), now() + interval '1 day')`,
      [sessionId, accountId],
    );
    const token = await issueAccessToken(
      { clock: systemClock, configuration },
      { accountId, sessionId },
    );
    guests.push({ accountId, email, token });
  }
  return guests;
}

/** Past stays of one night in one room each, paid, with nights that no other has. */
async function addPastStays(
  pool: pg.Pool,
  accountIds: readonly string[],
  howMany: number,
  firstNight: number,
): Promise<void> {
  await pool.query(
    `with house as (select number, room_type, (row_number() over (order by number) - 1)::int as place,
              (count(*) over ())::int as rooms from room),
       stay as (select i, gen_random_uuid() as id,
              current_date - ($3::int + 2 + i / (select max(rooms) from house)) as night,
              ($1::uuid[])[1 + i % cardinality($1::uuid[])] as account_id
            from generate_series(0, $2::int - 1) i),
       made as (insert into reservation (id, account_id, account_email, name, email_address, phone_number,
              special_request, check_in, check_out, adults, children, total_kobo, status,
              payment_reference, hold_expires_at, created_at, updated_at)
            select id, account_id, 'guest@example.com', 'Adaobi Okeke', 'guest@example.com', '08030000000',
              'nothing', night, night + 1, 2, 0, 100000, 'paid', 'bench_' || id,
              night + interval '30 minutes', night, night from stay),
       asked as (insert into allocation select id, room_type, 1, 100000
            from stay join house on place = i % rooms)
     insert into room_night select number, night, id from stay join house on place = i % rooms`,
    [accountIds, howMany, firstNight],
  );
}

/** Rooms of the house, by which the nights that are taken so far are counted. */
const ROOMS = 40;
const HISTORY = 10_000;

/** Opens one; everything it leaves is in a folder that closing it removes. */
export async function openHotelToMeasure(
  port: number,
  reservations: number,
): Promise<HotelToMeasure> {
  const dataFolder = await newDataFolder('bench');
  const postgres = await openEmbeddedPostgres(dataFolder, silence);
  await migrateDatabase(postgres.url, CONNECT_WITHIN);
  const base = `http://127.0.0.1:${port}`;
  const environment = {
    ...serverEnvironment(base, dataFolder),
    DATABASE_URL: postgres.url,
    // Limits are none of what is measured.
    CHANGES_PER_HOUR: '1000000',
    MAX_UNPAID_RESERVATIONS: '1000',
    MAX_UNPAID_ROOMS: '10000',
    MAX_UNPAID_ROOM_NIGHTS: '100000',
    KEPT_ROOMS_PERCENT: '0',
  };
  const configuration = readConfiguration(environment);
  const pool = new pg.Pool({ connectionString: postgres.url, max: CONNECTIONS });
  const [regular, ...guests] = await guestsIn(pool, configuration, 1 + 8);
  const [first] = guests;
  if (!regular || !first) throw new Error('There are no guests.');
  const accountIds = guests.map(({ accountId }) => accountId);
  await addPastStays(pool, [regular.accountId], HISTORY, 0);
  await addPastStays(pool, accountIds, reservations, Math.ceil(HISTORY / ROOMS) + 1);
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>(
    'select id from reservation where account_id = $1 limit 500',
    [first.accountId],
  );
  const begun = performance.now();
  const server = await startedServer(base, environment);
  return {
    base,
    server,
    readyAfter: performance.now() - begun,
    configuration,
    pool,
    guests,
    regular,
    reservationIds: rows.map(({ id }) => id),
    close: async () => {
      await endServer(server);
      await pool.end();
      await postgres.release();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
