import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { CannotStart } from '../cannotStart';
import type { Configuration } from '../configuration';
import type { Log } from '../parts';
import { hasCluster } from './clusterFolder';
import type { Database } from './database';
import { openEmbeddedPostgres } from './embeddedPostgres';
import { migrateDatabase, migratePglite } from './migrate';
import * as schema from './schema';

/** An up-to-date database that is ready for use. */
export interface OpenDatabase {
  database: Database;
  /** What it is, in words for whoever starts the server. */
  description: string;
  /** For libraries that bring their own SQL; several statements only without values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Waits for running queries, and stops what was started for it. */
  close(): Promise<void>;
}

const MAXIMUM_CONNECTIONS = 20;
const CONNECT_TIMEOUT_MS = 5_000;

type WhatToOpen = Pick<Configuration, 'production' | 'dataFolder' | 'databaseUrl'>;

/** Opens and migrates a PostgreSQL database by its URL. */
export async function openPostgres(
  url: string,
  description: string,
  log: Log,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAXIMUM_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // The pool replaces a broken idle connection by itself; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: drizzlePostgres(pool, { schema }),
    description,
    executeSql: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
}

/** Opens and migrates PGlite, in a folder or, without one, in memory. */
export async function openPglite(folder: string | null): Promise<OpenDatabase> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const pglite = folder === null ? new PGlite() : new PGlite(folder);
  await migratePglite(pglite);
  return {
    database: drizzlePglite(pglite, { schema }),
    description: folder === null ? 'PGlite in memory' : `PGlite in ${folder}`,
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0) return pglite.query(text, values);
      const results = await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    close: () => pglite.close(),
  };
}

async function openEmbedded(dataFolder: string, log: Log): Promise<OpenDatabase> {
  const postgres = await openEmbeddedPostgres(dataFolder);
  try {
    const opened = await openPostgres(
      postgres.url,
      `PostgreSQL in ${join(dataFolder, 'postgres')}`,
      log,
    );
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await postgres.release();
      },
    };
  } catch (error) {
    await postgres.release();
    throw error;
  }
}

/** Why it went wrong, in a line: programs come to the point in their last one. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n').at(-1) ?? '';
}

/**
 * Opens the database that the configuration names: the hotel's own PostgreSQL, else an embedded
 * one. Where that can't run, development goes on with PGlite in a folder and says so; production
 * refuses, as PGlite doesn't flush to disk. Which of the two it was at the first start stays, so
 * that a passing failure never makes reservations seem gone.
 */
export async function openDatabase(configuration: WhatToOpen, log: Log): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl, production } = configuration;
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, 'PostgreSQL at DATABASE_URL', log).catch((error: unknown) => {
      const message = `The database at DATABASE_URL can't be used: ${reasonOf(error)}`;
      throw new CannotStart(message, { cause: error });
    });
  }
  const pgliteFolder = join(dataFolder, 'pglite');
  const chosenBefore = existsSync(pgliteFolder) && !hasCluster(dataFolder);
  if (chosenBefore && !production) return openPglite(pgliteFolder);
  try {
    return await openEmbedded(dataFolder, log);
  } catch (error) {
    if (production || hasCluster(dataFolder)) {
      const message = `PostgreSQL can't run in ${dataFolder}: ${reasonOf(error)}. Set DATA_FOLDER to a folder that the database's user can reach, or DATABASE_URL to a PostgreSQL of your own.`;
      throw new CannotStart(message, { cause: error });
    }
    log.warn(
      {},
      `PostgreSQL can't run here, so PGlite in ${pgliteFolder} is used: ${reasonOf(error)}`,
    );
    return openPglite(pgliteFolder);
  }
}
