import type { Clock } from './shared/clock';
import type { Configuration } from './configuration/configuration';
import type { Database } from './database/database';
import type { Log } from './shared/log';
import type { Random } from './shared/random';

/**
 * Dependencies that every module may use. `app/startServer` creates them once and passes them in; no module imports
 * them. A module that needs more extends this with a context of its own.
 */
export interface Context {
  clock: Clock;
  random: Random;
  configuration: Configuration;
  database: Database;
  log: Log;
  /** The key of the act at the desk that is being carried out, which each event that the act records keeps. */
  actKey?: string;
}
