import type { Clock } from './shared/clock';
import type { Configuration } from './configuration/configuration';
import type { Database } from './database/database';
import type { Log } from './shared/log';
import type { Random } from './shared/random';

/**
 * What every room of the server is handed. Nobody imports these parts: they are made at the start. A room that needs
 * more says so in a context of its own.
 */
export interface Context {
  clock: Clock;
  random: Random;
  configuration: Configuration;
  database: Database;
  log: Log;
}
