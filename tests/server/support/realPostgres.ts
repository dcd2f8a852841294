import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../../server/db/openDatabase';
import { testConfiguration } from './testConfiguration';

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * A real PostgreSQL with many connections in a folder of its own, for what the in-memory one can't
 * show: it runs transactions one after the other. Closing it removes the folder.
 */
export async function realPostgres(): Promise<OpenDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'hotel-'));
  // The server's superuser gives the database a user of its own, who must get in.
  await chmod(dataFolder, 0o755);
  const opened = await openDatabase(testConfiguration({ production: true, dataFolder }), silence);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
