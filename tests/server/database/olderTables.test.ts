import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { baselineTime } from '../../../server/database/migrate';
import { openPostgres } from '../../../server/database/openDatabase';
import { room } from '../../../server/database/schema';
import { silence } from '../support/silence';
import { testConfiguration } from '../support/testConfiguration';
import { newDatabase } from '../support/workerDatabase';

test('A database of a development version is refused by name, and nothing in it changes', async () => {
  const url = await newDatabase('empty_hotel');
  const open = () => openPostgres(url, 'Older', testConfiguration().databaseTimes, silence);
  const older = await open();
  await older.database.execute(
    sql`update drizzle.__drizzle_migrations set created_at = ${baselineTime() - 1}`,
  );
  await expect(open()).rejects.toThrow(
    'This database was made by a development version before 0.2.0',
  );
  expect(await older.database.$count(room)).toBe(40);
  await older.close();
});
