import type { ExecutesSql } from '../database/pipelinedSteps';

/**
 * Work that is done after a response was sent. Each job may run twice or get lost: a sweep finds its work again. Every
 * room declares its own kinds, with their payloads.
 */
export type JobOf<Payloads, Kind extends keyof Payloads = keyof Payloads> = {
  [K in Kind]: { kind: K } & Payloads[K];
}[Kind];

/** Schedules jobs: pg-boss in the server, a hand-driven or seeded runner in tests. */
export interface Queue<Job> {
  /**
   * Runs the job soon, or not before `at`. The same job queued twice may run once or twice.
   * @param connection the connection to insert it on, to send it right after other statements; any by default
   */
  schedule: (job: Job, at?: Date, connection?: ExecutesSql | null) => Promise<void>;
}

/** The handler of each kind of job. */
export type JobHandlers<Payloads> = {
  readonly [Kind in keyof Payloads]: (job: JobOf<Payloads, Kind>) => Promise<void>;
};
