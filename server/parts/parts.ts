import type { Clock } from './clock';
import type { Configuration } from '../configuration/configuration';
import type { Database } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import type { Post } from '../mail/post';
import type { PaymentProviders } from '../payments/providers/provider';

/** Chance, given from outside so that a run can be repeated. */
export interface Chance {
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
export interface Parts {
  clock: Clock;
  chance: Chance;
  configuration: Configuration;
  database: Database;
  jobs: Jobs;
  post: Post;
  providers: PaymentProviders;
  log: Log;
}
