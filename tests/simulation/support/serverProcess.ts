import type { Configuration } from '../../../server/configuration/configuration';
import { databaseError } from '../../../server/http/handleErrors';
import type { Routes } from '../../../server/contract/handlers';
import { routesOf } from '../../../server/app/routes';
import type { AppJob, AppPayloads } from '../../../server/app/jobs';
import { type JobHandlers, runJob } from '../../../server/queue/queue';
import { jobHandlersOf } from '../../../server/app/jobHandlers';
import { createAppContext, type AppContext } from '../../../server/app/context';
import type { Log } from '../../../server/shared/log';
import type { Random } from '../../../server/shared/random';
import { createProviders } from '../../../server/paymentProviders/providers';
import type { Sandbox } from '../../../sandbox/sandbox';
import type { Agenda } from './agenda';
import type { SeededRandom } from './seededRandom';
import type { DirectConnection } from './directConnection';
import type { SentEmails } from './sentEmails';
import { pausingDatabase } from './pausingDatabase';
import { providerFetch, type Faults } from './providerFetch';
import type { Counts } from './counts';
import type { Timeline } from './timeline';

/** What all of a schedule's servers share. */
export interface Surroundings {
  agenda: Agenda;
  random: SeededRandom;
  serverRandom: Random;
  timeline: Timeline;
  counts: Counts;
  connection: DirectConnection;
  configuration: Configuration;
  sandbox: Sandbox;
  sentEmails: SentEmails;
  faults: Faults;
  /** Kills a server, and starts another in its place. */
  crash(server: ServerProcess): void;
  /** What should never happen, noticed at any time. */
  violations: string[];
}

/** Milliseconds that a step takes: mostly next to nothing, sometimes long enough for others to overtake. */
const STEP: readonly (readonly [readonly [least: number, most: number], weight: number])[] = [
  [[0, 5], 80],
  [[5, 400], 15],
  [[400, 12_000], 5],
];

/**
 * One server from its start to its end. When it is killed, nothing it was doing continues: what was committed stays,
 * and what waited in its memory is gone.
 */
export class ServerProcess {
  readonly name: string;
  readonly handlers: Routes;
  /** Resolves when it is killed. */
  readonly death: Promise<'lost'>;
  private readonly world: Surroundings;
  private readonly workers: JobHandlers<AppPayloads>;
  private alive = true;
  private lastWrite = 'nothing';
  private die: () => void = () => undefined;

  constructor(name: string, world: Surroundings) {
    this.name = name;
    this.world = world;
    this.death = new Promise((resolve) => {
      this.die = () => resolve('lost');
    });
    const context = this.context();
    this.handlers = routesOf(context);
    this.workers = jobHandlersOf(context);
  }

  get isAlive(): boolean {
    return this.alive;
  }

  kill(): void {
    this.world.timeline.note(this.name, 'is killed');
    this.alive = false;
    this.die();
  }

  /** Runs a job, which should not throw. */
  async run(job: AppJob): Promise<void> {
    try {
      await runJob(this.workers, job);
    } catch (error) {
      // The sweep finds its work again.
      if (databaseError(error) !== null) return;
      this.complain(`The job ${job.kind} failed`, error);
    }
  }

  /** Starts something in this server, unless it is dead by then. */
  later(milliseconds: number, run: () => Promise<void>): void {
    this.world.agenda.after(milliseconds, () => {
      if (this.alive) void run();
    });
  }

  private complain(what: string, error: unknown): void {
    const why = error instanceof Error ? [error.message, error.cause].join(': ') : String(error);
    this.world.timeline.note(this.name, `${what}: ${why}`);
    this.world.violations.push(`${what}: ${why}`);
  }

  /** Never resolves in a dead server. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.world.agenda.after(milliseconds, () => {
        if (this.alive) resolve();
      });
    });
  }

  /** Takes a moment, in which the server may die. */
  private step(): Promise<void> {
    const { random, faults, counts } = this.world;
    if (this.alive && random.percent(faults.crashes)) {
      counts.note(`a server is killed after ${this.lastWrite}`);
      this.world.crash(this);
    }
    const [least, most] = random.weighed(STEP);
    return this.pause(random.between(least, most));
  }

  private context(): AppContext {
    const { agenda, serverRandom, configuration, connection, sandbox, sentEmails, faults } =
      this.world;
    const paced = async <T>(work: () => Promise<T>): Promise<T> => {
      await this.step();
      const done = await agenda.work(work);
      await this.step();
      return done;
    };
    const { timeline, random, counts } = this.world;
    const wrote = (what: string) => {
      this.lastWrite = what;
    };
    const isLost = (when: string) => {
      if (!random.percent(faults.lostConnections)) return false;
      counts.note(`a connection is lost ${when}`);
      timeline.note(this.name, `loses its connection ${when}`);
      return true;
    };
    const database = pausingDatabase(connection, paced, wrote, isLost);
    const fetch = providerFetch({
      sandbox,
      agenda,
      random,
      faults,
      counts,
      pause: (milliseconds) => this.pause(milliseconds),
      note: (what) => timeline.note(this.name, what),
    });
    return createAppContext({
      clock: agenda.clock,
      random: serverRandom,
      configuration,
      database,
      jobs: { schedule: (job, at) => this.schedule(job, at) },
      emailTransport: {
        send: async (email) => {
          await this.step();
          const isOnStrike = faults.isActive && random.percent(10);
          if (isOnStrike) counts.note('a letter cannot be posted');
          sentEmails.take(email, isOnStrike);
          await this.step();
        },
      },
      providers: createProviders(configuration, { fetch }),
      log: this.log(),
    });
  }

  /** A job may be lost, and run twice; the sweep finds its work again. */
  private schedule(job: AppJob, at: Date = this.world.agenda.clock.now()): Promise<void> {
    const { agenda, random, faults, counts } = this.world;
    const wait = Math.max(0, at.getTime() - agenda.clock.now().getTime());
    const runs = faults.isActive
      ? random.weighed([
          [1, 86],
          [0, 7],
          [2, 7],
        ] as const)
      : 1;
    if (runs !== 1) counts.note(runs === 0 ? 'a job is lost' : 'a job runs twice');
    for (let run = 0; run < runs; run += 1) {
      this.later(wait + random.between(0, 300), () => this.run(job));
    }
    return Promise.resolve();
  }

  private log(): Log {
    const { timeline } = this.world;
    return {
      info: () => undefined,
      warn: (_fields, message) => timeline.note(this.name, message),
      error: (fields, message) => {
        if (fields.err === undefined)
          timeline.note(this.name, `${message}: ${String(fields.kind)}`);
        else if (message === 'A letter was given up' || databaseError(fields.err) !== null)
          timeline.note(this.name, message);
        else this.complain(message, fields.err);
      },
    };
  }
}
