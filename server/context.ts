import type { Clock } from './shared/clock';
import type { Configuration } from './configuration/configuration';
import type { Database } from './database/database';
import type { Jobs } from './queue/queue';
import type { Log } from './shared/log';
import type { Random } from './shared/random';
import type { EmailTransport } from './email/emailTransport';
import type { PaymentProviders } from './paymentProviders/provider';

/** Everything the server's parts are made of. Nobody imports these: they are handed in at the start. */
export interface Context {
  clock: Clock;
  random: Random;
  configuration: Configuration;
  database: Database;
  jobs: Jobs;
  post: EmailTransport;
  providers: PaymentProviders;
  log: Log;
}
