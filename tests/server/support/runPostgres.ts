import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { clearWhenAbandoned } from './clearedAfterwards';
import { newDataFolder } from '../../kill/serverEnvironment';
import { testConfiguration } from './testConfiguration';
import { silence } from './silence';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of an empty, migrated database on the tests' PostgreSQL, to be copied. */
    emptyHotelUrl: string;
  }
}

/** Settings that protect data from a power cut, which these temporary databases don't need. */
const FORGETFUL = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];

/**
 * Starts one PostgreSQL for all of the server's test files, in a temporary folder. Each worker copies the empty
 * hotel's database (`workerDatabase.ts`).
 */
export default async function runPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await newDataFolder('tests');
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
