import type { Clock } from './shared/clock';
import type { Configuration } from './configuration/configuration';
import type { Database } from './database/database';
import type { Jobs } from './queue/queue';
import type { EmailTransport } from './email/emailTransport';
import type { PaymentProviders } from './paymentProviders/provider';

/** Chance, given from outside so that a run can be repeated. */
export interface Random {
  bytes(length: number): Buffer;
  uuid(): string;
  /** A whole number from 0 to `below` − 1. */
  whole(below: number): number;
}

/** What a part of the server may write to; pino's shape, and silent in tests. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

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
