import type { Clock } from '../../../server/shared/clock';
import type { AppJob, AppPayloads } from '../../../server/app/jobs';
import { runJob, type JobHandlers, type Queue } from '../../../server/queue/queue';

interface ScheduledJob {
  job: AppJob;
  at: Date;
}

/** More rounds than any chain of jobs needs. Beyond it, jobs cause each other forever. */
const MAXIMUM_RUNS = 1_000;

/** Jobs that run when a test says so, in the order in which they are due. */
export class HandJobs implements Queue<AppJob> {
  private readonly clock: Clock;
  private scheduled: ScheduledJob[] = [];
  private workers: JobHandlers<AppPayloads> | null = null;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Registers the job handlers. */
  employ(workers: JobHandlers<AppPayloads>): void {
    this.workers = workers;
  }

  schedule(job: AppJob, at: Date = this.clock.now()): Promise<void> {
    this.scheduled.push({ job, at });
    return Promise.resolve();
  }

  /** The waiting jobs with their times. */
  waiting(): readonly ScheduledJob[] {
    return this.scheduled;
  }

  /** The waiting jobs of one kind. */
  waitingOf<K extends keyof AppPayloads>(kind: K): Extract<AppJob, { kind: K }>[] {
    const isOfKind = (job: AppJob): job is Extract<AppJob, { kind: K }> => job.kind === kind;
    return this.scheduled.map(({ job }) => job).filter(isOfKind);
  }

  /** Runs everything that is due now, and what that makes due; throws what fails. */
  async runDue(): Promise<void> {
    for (let runs = 0; runs < MAXIMUM_RUNS; runs += 1) {
      const next = this.takeDue();
      if (next === null) return;
      await this.run(next);
    }
    throw new Error('Jobs keep making jobs that are due at once.');
  }

  /** Runs one job at once, whether it was scheduled or not. */
  async run(job: AppJob): Promise<void> {
    const { workers } = this;
    if (workers === null) throw new Error('Nobody does the work yet.');
    return runJob(workers, job);
  }

  /** Drops everything that is waiting, as a killed server does. */
  reset(): void {
    this.scheduled = [];
  }

  private takeDue(): AppJob | null {
    const now = this.clock.now();
    const due = this.scheduled
      .filter(({ at }) => at <= now)
      .sort((one, other) => one.at.getTime() - other.at.getTime())[0];
    if (!due) return null;
    this.scheduled = this.scheduled.filter((waiting) => waiting !== due);
    return due.job;
  }
}
