import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { baselineTime } from '../../../server/database/migrate';
import { migratePglite } from '../../../server/database/openPglite';

test('A database of a development version is refused by name, and nothing in it changes', async () => {
  const database = new PGlite();
  await migratePglite(database);
  await database.query('update drizzle.__drizzle_migrations set created_at = $1', [
    baselineTime() - 1,
  ]);
  await expect(migratePglite(database)).rejects.toThrow(
    'This database was made by a development version before 0.2.0',
  );
  const { rows } = await database.query('select count(*)::int as rooms from room');
  expect(rows).toEqual([{ rooms: 40 }]);
  await database.close();
});
