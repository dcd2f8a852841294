import type { ExecutesSql } from '../database/course';

/**
 * Work that happens after an answer was given. Each job is safe to run twice and to lose: a sweep finds it again.
 * Every room names its own, by kind: what a job of that kind carries.
 */
export type JobOf<Payloads, Kind extends keyof Payloads = keyof Payloads> = {
  [K in Kind]: { kind: K } & Payloads[K];
}[Kind];

/** How work is handed on; pg-boss in the server, a hand-driven or seeded runner in tests. */
export interface Queue<Job> {
  /**
   * Runs the job soon, or not before `at`. The same job queued twice may run once or twice.
   * @param connection on which it is written down, where it is to go out behind something else; any without one
   */
  schedule: (job: Job, at?: Date, connection?: ExecutesSql | null) => Promise<void>;
}

/** Who does the jobs of each kind. */
export type JobHandlers<Payloads> = {
  readonly [Kind in keyof Payloads]: (job: JobOf<Payloads, Kind>) => Promise<void>;
};
