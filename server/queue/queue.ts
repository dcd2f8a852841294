/**
 * Work that is done after a response was sent. Each job may run twice or get lost: a sweep finds its work again. Every
 * module declares its own kinds, with their payloads.
 */
export type JobOf<Payloads, Kind extends keyof Payloads = keyof Payloads> = {
  [K in Kind]: { kind: K } & Payloads[K];
}[Kind];

/** Schedules jobs: pg-boss in the server, a hand-driven or seeded runner in tests. */
export interface Queue<Job> {
  /** Runs the job soon, or not before `at`. The same job queued twice may run once or twice. */
  schedule: (job: Job, at?: Date) => Promise<void>;
}

/** The handler of each kind of job. */
export type JobHandlers<Payloads> = {
  readonly [Kind in keyof Payloads]: (job: JobOf<Payloads, Kind>) => Promise<void>;
};

/**
 * Each queue has its own workers, so a backlog in one never delays another. A provider that times out fills only its
 * own queues, and urgent emails overtake all others.
 */
export interface JobQueue {
  /** Stored with waiting jobs: a name never changes. */
  name: string;
  /** How many of its jobs one server runs concurrently. */
  workers: number;
}

/** How the jobs of one kind wait. */
export interface JobKind<Job> {
  queues: readonly JobQueue[];
  queueOf: (job: Job) => string;
  /** The subject of a job: jobs about the same subject run one at a time. */
  subjectOf: (job: Job) => string;
}

export type JobKinds<Payloads> = {
  readonly [Kind in keyof Payloads]: JobKind<JobOf<Payloads, Kind>>;
};

/** A kind whose jobs all wait in one queue. */
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

/** The subject of a job: jobs about the same subject run one at a time. */
export function subjectOf<Payloads, Kind extends keyof Payloads>(
  kinds: JobKinds<Payloads>,
  job: { kind: Kind } & Payloads[Kind],
): string {
  return kinds[job.kind].subjectOf(job);
}

/** Runs a job's handler. */
export function runJob<Payloads, Kind extends keyof Payloads>(
  handlers: JobHandlers<Payloads>,
  job: { kind: Kind } & Payloads[Kind],
): Promise<void> {
  return handlers[job.kind](job);
}
