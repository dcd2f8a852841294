import type { JobHandlers, JobOf } from './queue';

/**
 * A queue of its own, with workers of its own: what waits in one holds up nothing in another. A provider that times
 * out fills its own queues only, and emails that somebody waits for overtake all others.
 */
export interface JobQueue {
  /** Jobs wait under it in the database: a name never changes. */
  name: string;
  /** How many of its jobs are done at the same time by one server. */
  workers: number;
}

/** How the jobs of one kind wait. */
export interface JobKind<Job> {
  queues: readonly JobQueue[];
  /** The name of the queue in which a job waits. */
  queueOf: (job: Job) => string;
  /** What a job is about: of the jobs about one thing, one is done at a time. */
  subjectOf: (job: Job) => string;
}

export type JobKinds<Payloads> = {
  readonly [Kind in keyof Payloads]: JobKind<JobOf<Payloads, Kind>>;
};

/** Jobs of a kind that has one queue to itself. */
export function inOneQueue<Job>(
  queue: JobQueue,
  subjectOf: JobKind<Job>['subjectOf'],
): JobKind<Job> {
  return { queues: [queue], queueOf: () => queue.name, subjectOf };
}

/** The name of a job's queue. */
export function queueOf<Payloads, Kind extends keyof Payloads>(
  kinds: JobKinds<Payloads>,
  job: { kind: Kind } & Payloads[Kind],
): string {
  return kinds[job.kind].queueOf(job);
}

/** What a job is about: of the jobs about one thing, one is done at a time. */
export function subjectOf<Payloads, Kind extends keyof Payloads>(
  kinds: JobKinds<Payloads>,
  job: { kind: Kind } & Payloads[Kind],
): string {
  return kinds[job.kind].subjectOf(job);
}

/** Has a job done by the one whose work it is. */
export function runJob<Payloads, Kind extends keyof Payloads>(
  handlers: JobHandlers<Payloads>,
  job: { kind: Kind } & Payloads[Kind],
): Promise<void> {
  return handlers[job.kind](job);
}
