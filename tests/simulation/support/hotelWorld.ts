import type { Configuration } from '../../../server/configuration/configuration';
import type { Routes } from '../../../server/contract/handlers';
import type { Database } from '../../../server/database/database';
import { databaseError } from '../../../server/http/handleErrors';
import { ApiError } from '../../../server/contract/apiError';
import type { WebhookRequest } from '../../../sandbox/world';
import { openingTime } from '../../server/support/openingTime';
import { seededRandom } from '../../server/support/seededRandom';
import { testConfiguration } from '../../server/support/testConfiguration';
import { Agenda } from './agenda';
import { randomApart, SeededRandom } from './seededRandom';
import { databaseOver, type DirectConnection } from './directConnection';
import { DueWork } from './dueWork';
import type { Habits } from './guestChoices';
import { History } from './history';
import { SentEmails } from './sentEmails';
import { priceViolations } from './priceInvariants';
import type { Faults } from './providerFetch';
import { ServerProcess, type Surroundings } from './serverProcess';
import { simulatedSandbox } from './simulatedSandbox';
import type { FaultProfile } from './faultProfile';
import { Counts } from './counts';
import { Timeline } from './timeline';
import { webhookCall } from './calls';
import { providersManner } from './transferChoices';
import { WebhookTravel } from './webhookTravel';

/** The result of a call to the hotel. */
export type CallResult<T> =
  | { kind: 'answered'; reply: T }
  | { kind: 'refused'; status: number; code: string }
  /** No server was running, or it died before it answered. */
  | { kind: 'lost' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** When the sweep runs in the calm phase: rarely, because every check then schedules its own job. */
const CALM_SWEEPS = [2.5 * MINUTE, 13 * MINUTE, 1.1 * HOUR, 26 * HOUR, 74 * HOUR, 31 * DAY];
const LONGEST_CALM = 31 * DAY;
/** Far more than any schedule takes. */
const MOST_STEPS = 50_000;
const UPGRADE_TIME = 5_000;
const UPGRADED_HOLD = 20 * MINUTE;

/** One hotel with its servers, providers and emails, in which everything follows from a seed. */
export class HotelWorld {
  readonly agenda = new Agenda(openingTime);
  readonly timeline = new Timeline(this.agenda.clock);
  readonly counts = new Counts();
  readonly sentEmails = new SentEmails(this.agenda.clock);
  readonly violations: string[] = [];
  readonly history = new History();
  /** Every reservation that a guest knows about. */
  readonly reservedIds: string[] = [];
  private readonly delivered: WebhookRequest[] = [];
  readonly random: SeededRandom;
  /** Only for transfers and USSD. */
  readonly transferRandom: SeededRandom;
  /** Only for prices. */
  readonly priceRandom: SeededRandom;
  /** Only for the front desk. */
  readonly deskRandom: SeededRandom;
  /** Whether the owner sets prices in this schedule, so that guests look before they reserve. */
  pricesChange = false;
  readonly surroundings: Surroundings;
  readonly faults: Faults;
  readonly webhookTravel: WebhookTravel;
  /** What was asked and answered so far, every word of it. */
  readonly answers: string[] = [];
  /** How many upcoming payments arrive with a wrong amount. */
  misfits = 0;
  /** The database without pauses, for looking at it from outside. */
  readonly database: Database;
  readonly habits: Habits;
  private readonly settings: Partial<Configuration>;
  private readonly dueWork: DueWork;
  private servers: ServerProcess[] = [];
  private started = 0;
  private isClosed = false;
  /** After how many changes of the database prices were last checked. */
  private checkedAfter = 0;
  private lastAskedAt = openingTime.getTime();

  /** @param owner the owner's address, if somebody reads of the business days */
  constructor(
    seed: number,
    connection: DirectConnection,
    habits: Habits,
    profile: FaultProfile,
    owner: string | null,
  ) {
    this.habits = habits;
    this.settings = { ownerEmails: owner === null ? [] : [owner] };
    const { agenda, timeline, counts, sentEmails, violations } = this;
    this.random = new SeededRandom(seed);
    this.transferRandom = randomApart(seed, 'transfers');
    this.priceRandom = randomApart(seed, 'prices');
    this.deskRandom = randomApart(seed, 'desks');
    this.database = databaseOver(connection, connection);
    this.dueWork = new DueWork(connection, owner !== null);
    this.faults = {
      isActive: true,
      calls: this.random.oneOf(profile.calls),
      crashes: this.random.oneOf(profile.crashes),
      lostConnections: this.random.oneOf(profile.lostConnections),
    };
    this.webhookTravel = new WebhookTravel(this.random, this.faults, counts);
    const sandbox = simulatedSandbox({
      seed,
      clock: agenda.clock,
      schedule: (delayMs, task) => agenda.after(delayMs, () => void task()),
      deliver: (request) => this.deliver(request),
      webhookBehaviour: (message) => this.webhookTravel.behaviourOf(message),
    });
    Object.assign(sandbox.behaviour.transfers, providersManner(this.transferRandom));
    this.surroundings = {
      agenda,
      timeline,
      counts,
      sentEmails,
      violations,
      connection,
      sandbox,
      random: this.random,
      faults: this.faults,
      crash: (server) => this.crash(server),
      serverRandom: seededRandom(seed + 1),
      configuration: testConfiguration(this.settings),
    };
  }

  get sandbox() {
    return this.surroundings.sandbox;
  }

  /** Starts another server. */
  start(): void {
    if (this.isClosed) return;
    this.started += 1;
    const server = new ServerProcess(`server ${this.started}`, this.surroundings);
    this.timeline.note(server.name, 'starts');
    this.servers.push(server);
    server.later(0, () => this.sweep(server));
    this.sweepAgain(server);
    this.remind(server);
  }

  /** The world begins at ten in the morning, when reminders are due, and no guest stays later than in five days. */
  private remind(server: ServerProcess): void {
    const passed = this.agenda.clock.now().getTime() - openingTime.getTime();
    for (let days = Math.ceil(passed / DAY); days < 5; days += 1) {
      server.later(days * DAY - passed, () => server.run({ kind: 'sweep' }));
    }
  }

  /** While no guest comes for days, most of the server's many sweeps are skipped. */
  private sweepAgain(server: ServerProcess): void {
    const isQuiet = this.agenda.clock.now().getTime() - this.lastAskedAt > 20 * MINUTE;
    const minutes = this.random.weighed([
      [1, isQuiet ? 0 : 25],
      [5, isQuiet ? 0 : 50],
      [30, 25],
      [600, isQuiet ? 75 : 0],
    ] as const);
    server.later(minutes * MINUTE, async () => {
      if (!this.faults.isActive) return;
      this.sweepAgain(server);
      await this.sweep(server);
    });
  }

  private async sweep(server: ServerProcess): Promise<void> {
    const { agenda, dueWork } = this;
    const isDue = await agenda.work(() => dueWork.isDue(agenda.clock.now()));
    if (isDue && server.isAlive) await server.run({ kind: 'sweep' });
  }

  /** Ends all servers at once, and starts newer ones with other settings on the same books. */
  upgrade(): void {
    if (!this.faults.isActive) return;
    this.counts.note('an upgrade in the middle of a day');
    const { servers } = this;
    this.servers = [];
    for (const server of servers) server.kill();
    this.surroundings.configuration = testConfiguration({
      ...this.settings,
      hold: UPGRADED_HOLD,
    });
    this.agenda.after(UPGRADE_TIME, () => {
      for (let count = 0; count < Math.max(1, servers.length); count += 1) this.start();
    });
  }

  /** Ends all servers, and starts as many again once the work on their database is done. */
  async whileClosed(work: () => Promise<void>): Promise<void> {
    const { servers } = this;
    this.isClosed = true;
    this.servers = [];
    for (const server of servers) server.kill();
    await this.agenda.pause(MINUTE);
    await work();
    this.isClosed = false;
    for (let count = 0; count < Math.max(1, servers.length); count += 1) this.start();
  }

  private crash(victim: ServerProcess): void {
    victim.kill();
    this.servers = this.servers.filter((server) => server !== victim);
    const seconds = this.random.weighed([
      [2, 70],
      [40, 20],
      [200, 10],
    ] as const);
    this.agenda.after(seconds * 1_000, () => this.start());
  }

  /** Calls one of the servers like a browser: it never gets a dead server's response. */
  async ask<T>(
    who: string,
    what: string,
    run: (handlers: Routes) => Promise<T>,
  ): Promise<CallResult<T>> {
    this.lastAskedAt = this.agenda.clock.now().getTime();
    const server = this.servers[this.random.between(0, Math.max(0, this.servers.length - 1))];
    if (!server) {
      this.timeline.note(who, `${what} → nobody is there`);
      return { kind: 'lost' };
    }
    const answer = await Promise.race([this.resultOf(what, run(server.handlers)), server.death]);
    const known: CallResult<T> = answer === 'lost' ? { kind: 'lost' } : answer;
    const said = known.kind === 'refused' ? `${known.status} ${known.code}` : known.kind;
    this.timeline.note(who, `${what} → ${said}`);
    return known;
  }

  private async resultOf<T>(what: string, running: Promise<T>): Promise<CallResult<T>> {
    try {
      const reply = await running;
      this.answers.push(`${what} ${JSON.stringify(reply)}`);
      return { kind: 'answered', reply };
    } catch (error) {
      const refusal = error instanceof ApiError ? error : databaseError(error);
      if (refusal) {
        const { status, code, message, details } = refusal;
        this.answers.push(`${what} ${JSON.stringify({ status, code, message, details })}`);
        return { kind: 'refused', status, code };
      }
      this.violations.push(`${what} failed: ${String(error)}`);
      return { kind: 'lost' };
    }
  }

  /** Someone who has seen a provider's message sends it once more, at any time. */
  async replayWebhook(): Promise<void> {
    const [first, ...others] = this.delivered;
    if (!first) return;
    this.counts.note('a webhook is replayed');
    await this.deliver(this.random.oneOf([first, ...others])).catch(() => undefined);
  }

  private async deliver(request: WebhookRequest): Promise<number> {
    const status = await this.hand(request);
    if (status === 200) this.delivered.push(request);
    return status;
  }

  private async hand(request: WebhookRequest): Promise<number> {
    const { provider, event, call } = webhookCall(request);
    const answer = await this.ask(provider, `webhook ${event}`, (handlers) =>
      provider === 'paystack'
        ? handlers.receivePaystackWebhook(call)
        : handlers.receiveFlutterwaveWebhook(call),
    );
    if (answer.kind === 'lost') {
      this.counts.note('a webhook finds nobody');
      throw new Error('No answer');
    }
    return answer.kind === 'answered' ? answer.reply.status : answer.status;
  }

  /** Lets everything happen until a condition holds, or nothing is left to happen. */
  async run(isOver: () => boolean = () => false): Promise<void> {
    for (let steps = 0; !isOver() && (await this.agenda.next()); steps += 1) {
      await this.checkPrices();
      if (steps < MOST_STEPS) continue;
      this.violations.push('The world does not come to rest.');
      return;
    }
  }

  /** Checks the price of every reservation, if something may have changed since it was last checked. */
  private async checkPrices(): Promise<void> {
    const { changes } = this.surroundings.connection;
    if (changes === this.checkedAfter || this.violations.length > 0) return;
    this.checkedAfter = changes;
    this.violations.push(...(await priceViolations(this.database)));
  }

  /** Ends the faults: one server runs, nothing goes wrong any more, and a month passes. */
  async calmDown(): Promise<void> {
    Object.assign(this.faults, { isActive: false, calls: 0, crashes: 0, lostConnections: 0 });
    if (this.servers.length === 0) this.start();
    this.timeline.note('world', 'calms down');
    await this.goOn(LONGEST_CALM);
  }

  /** Lets a part of the calm phase pass. */
  async goOn(milliseconds: number): Promise<void> {
    const [server] = this.servers;
    const waits = CALM_SWEEPS.filter((wait) => wait <= milliseconds);
    for (const wait of waits) server?.later(wait, () => this.sweep(server));
    await this.run();
  }

  /** Lets a server that runs find what it is to do, once everything is at rest. */
  async sweepInPeace(): Promise<void> {
    const [server] = this.servers;
    server?.later(MINUTE, () => server.run({ kind: 'sweep' }));
    await this.run();
  }

  /** Asks once everything is at rest, and lets what follows happen. */
  async inPeace<T>(
    who: string,
    what: string,
    run: (handlers: Routes) => Promise<T>,
  ): Promise<CallResult<T>> {
    const asked = { isAnswered: false };
    const answer = this.ask(who, what, run).finally(() => {
      asked.isAnswered = true;
    });
    await this.run(() => asked.isAnswered);
    return answer;
  }
}
