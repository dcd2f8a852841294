import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { clearWhenAbandoned } from './clearedAfterwards';
import { testConfiguration } from './testConfiguration';
import { silence } from './silence';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' own PostgreSQL has a database that is up to date and empty, to be copied. */
    emptyHotelUrl: string;
  }
}

/** What would protect what is written from a power cut: these databases outlive nothing. */
const FORGETFUL = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];

/**
 * Starts one PostgreSQL for all test files of the server, in a folder of its own, which goes with it. Each worker
 * copies the empty hotel's database (`workerDatabase.ts`).
 */
export default async function runPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'hotel-'));
  // The server's superuser gives the database a user of its own, who must get in.
  await chmod(dataFolder, 0o755);
  const cleared = clearWhenAbandoned(dataFolder);
  const postgres = await openEmbeddedPostgres(dataFolder, silence);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const setting of FORGETFUL) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.query('create database empty_hotel');
  await client.end();
  const empty = new URL(postgres.url);
  empty.pathname = '/empty_hotel';
  await migrateDatabase(empty.href, testConfiguration().databaseTimes.connect);
  project.provide('emptyHotelUrl', empty.href);
  return async () => {
    await postgres.release();
    await rm(dataFolder, { recursive: true, force: true });
    cleared();
  };
}
