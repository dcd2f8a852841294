import { isNull } from 'drizzle-orm';
import * as schema from '../../../server/database/schema';
import { commands } from '../../../server/cli/commands';
import { readCommand } from '../../../server/cli/command';
import { runCommand, type CommandOutcome } from '../../../server/cli/staffCommand';
import type { DeskContext } from '../../../server/desk/context';
import { accountRefused } from '../../../messages/payment/refundAccount';
import { giveBankDetails } from './dashboardRefunds';
import { deskOf, quietDeskOf } from './desk';
import type { HotelWorld } from './hotelWorld';
import { reservationsOfPayer } from './payer';

const MINUTE = 60_000;
const BY = ['--by', 'Ngozi'] as const;
const WHY = ['--why', 'The guest asked for it', ...BY] as const;
const NOTE = ['--note', 'Looked into and put right', ...BY] as const;

/** The commands about cases. Those that make no sense for a case are refused. */
const ABOUT_CASES = [
  ['case', 'close'],
  ['refund', 'retry'],
  ['case', 'credit'],
  ['case', 'return'],
  ['case', 'adopt'],
] as const;

/** Someone at the front desk, who types commands one after the other. */
export class Staff {
  private readonly world: HotelWorld;
  private last: Promise<unknown> = Promise.resolve();
  /** Refunds that staff has sent again. */
  private readonly retried = new Set<string>();
  /** Refunds that were given an account. */
  private readonly gaveAccountTo = new Set<string>();

  constructor(world: HotelWorld) {
    this.world = world;
  }

  /** Types a command while everything else goes on. */
  type(...typed: readonly string[]): Promise<CommandOutcome> {
    return this.alone(() => this.run(deskOf(this.world), typed));
  }

  /** The same for one that takes no simulated time: nothing else happens meanwhile. */
  typeAtOnce(...typed: readonly string[]): Promise<CommandOutcome> {
    return this.world.agenda.work(() => this.run(quietDeskOf(this.world), typed));
  }

  /** Does one thing after the other, because there is one person at the desk. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async run(desk: DeskContext, typed: readonly string[]): Promise<CommandOutcome> {
    const { timeline, counts, violations } = this.world;
    const [first = '', second = ''] = typed;
    const words =
      first === 'reconcile' || first === 'backup' || first === 'restore'
        ? first
        : `${first} ${second}`;
    const said = typed.slice(0, 3).map((word) => word.slice(0, 40));
    try {
      const command = readCommand(typed);
      if (command.kind !== 'run') throw new Error('It needs no database.');
      const outcome = await runCommand(desk, command);
      const [line = ''] = outcome.text.split('\n').slice(-1);
      timeline.note('Ngozi', `${said.join(' ')} → ${outcome.code}: ${line}`);
      counts.note(`staff: ${words}${outcome.code === 0 ? '' : ', in vain'}`);
      return outcome;
    } catch (error) {
      const why = error instanceof Error ? [error.message, error.cause].join(': ') : String(error);
      timeline.note('Ngozi', `${said.join(' ')} failed: ${why}`);
      violations.push(`The command ${said.join(' ')} failed: ${why}`);
      return { code: 1, text: why };
    }
  }

  /** Does something now and then while guests come and go. */
  async work(deeds: number): Promise<void> {
    const { agenda, random } = this.world;
    for (let done = 0; done < deeds; done += 1) {
      await agenda.pause(random.between(1, 25) * MINUTE);
      await this.doSomething();
    }
  }

  private async doSomething(): Promise<void> {
    const { random } = this.world;
    const open = await this.openCases();
    const [first, ...others] = open;
    if (first && random.percent(70)) return this.tryCase(random.oneOf([first, ...others]).id);
    const paid = await this.paidReservations();
    const [one, ...more] = paid;
    if (!one) return this.reconcile();
    await this.refundByStaff(random.oneOf([one, ...more]));
  }

  private async refundByStaff({ id, totalKobo }: typeof schema.reservation.$inferSelect) {
    const { random } = this.world;
    const naira = String(Math.floor(totalKobo / 100 / random.between(2, 5)));
    const how = random.weighed([
      [['--amount', naira], 60],
      [['--amount', naira, '--frees-rooms'], 20],
      [[], 20],
    ] as const);
    await this.type('refund', 'give', id, ...how, ...WHY);
  }

  private async tryCase(id: string): Promise<void> {
    const [first, ...others] = ABOUT_CASES.filter(isCommand);
    if (first) await this.decide(this.world.random.oneOf([first, ...others]), id);
  }

  private async decide(words: readonly [string, string], id: string): Promise<CommandOutcome> {
    if (words[1] === 'adopt') return this.adopt(id);
    return this.type(...words, id, ...(words[1] === 'close' ? NOTE : WHY));
  }

  /** Takes a payment into the books. One that they don't have is mostly for a reservation of its payer. */
  private async adopt(id: string): Promise<CommandOutcome> {
    const { random, counts } = this.world;
    const [first, ...others] = await reservationsOfPayer(this.world, id);
    if (first === undefined || random.percent(20)) return this.type('case', 'adopt', id, ...WHY);
    const reservation = random.oneOf([first, ...others]);
    const outcome = await this.type('case', 'adopt', id, '--for', reservation, ...WHY);
    if (outcome.code === 0) counts.note('staff: case adopt --for');
    return outcome;
  }

  /** Compares the books with the providers, and repeats it while one of them doesn't answer. */
  async reconcile(): Promise<void> {
    const { agenda } = this.world;
    for (let tries = 0; tries < 20; tries += 1) {
      const { text } = await this.type('reconcile', '--all');
      if (!/gave no word|No word/.test(text)) return this.adoptRefunds(text);
      await agenda.pause(5 * MINUTE);
    }
  }

  /** Adopts refunds made at a provider, for each payment that the report names. */
  private async adoptRefunds(report: string): Promise<void> {
    for (const line of report.split('\n').filter((one) => one.includes('refund adopt'))) {
      const [reference] = /\b[0-9a-f]{32}\b/.exec(line) ?? [];
      if (reference !== undefined) await this.type('refund', 'adopt', reference, ...BY);
    }
  }

  openCases() {
    const { database, agenda } = this.world;
    return agenda.work(() =>
      database.select().from(schema.paymentCase).where(isNull(schema.paymentCase.closedAt)),
    );
  }

  private paidReservations() {
    const { database, agenda } = this.world;
    return agenda.work(async () => {
      const all = await database.select().from(schema.reservation);
      return all.filter(({ status, refundStatus }) => status === 'paid' && refundStatus === null);
    });
  }

  /** Resolves every case. */
  async settleCases(): Promise<void> {
    for (const { id, refundId, kind } of await this.openCases()) {
      this.world.timeline.note('Ngozi', `deals with ${kind}`);
      if (refundId === null) await this.decideFirst(id, this.waysOfPayment());
      else await this.settleRefund(id, refundId);
    }
  }

  private waysOfPayment(): readonly (readonly [string, string])[] {
    const useOrReturn = this.world.random.oneOf(['credit', 'return']);
    return [
      ['case', 'adopt'],
      ['case', useOrReturn],
      ['case', 'return'],
      ['case', 'close'],
    ];
  }

  /** A stuck refund goes on with the guest's bank details; a failed one is sent again, once. */
  private async settleRefund(id: string, refundId: string): Promise<void> {
    const refund = await this.refund(refundId);
    if (refund?.status === 'needs_attention' && refund.providerRefundId !== null) {
      if (refund.accountGivenAt !== null || (await this.giveAccount(id, refund))) return;
      return giveBankDetails(this.world, refund.providerRefundId);
    }
    if (refund?.status === 'sent') return this.askAboutRefund(refund);
    if (this.retried.has(refundId) || refund?.status === 'settled') {
      return this.decideFirst(id, [['case', 'close']]);
    }
    this.retried.add(refundId);
    await this.decideFirst(id, [
      ['refund', 'retry'],
      ['case', 'close'],
    ]);
  }

  /**
   * Has a refund of a transfer sent to an account of its guest, the first time often to one that takes none.
   * @returns whether that was possible: a card's goes on by the provider's own page
   */
  private async giveAccount(
    id: string,
    { id: refundId, attemptId }: { id: string; attemptId: string },
  ): Promise<boolean> {
    const { database, agenda, history, counts, violations } = this.world;
    const attempts = await agenda.work(() => database.select().from(schema.paymentAttempt));
    const attempt = attempts.find((one) => one.id === attemptId);
    if (attempt?.provider !== 'paystack' || attempt.channel !== 'bank_transfer') return false;
    const takesNone = refundId < 'a' && !this.gaveAccountTo.has(refundId);
    this.gaveAccountTo.add(refundId);
    const number = takesNone ? '1012204935' : '0001234567';
    const account = ['--bank', '058', '--number', number, '--send', ...WHY];
    const { code, text } = await this.type('refund', 'account', id, ...account);
    if (code === 0) counts.note('a refund goes to another account');
    if (text === accountRefused && history.restores === 0) {
      violations.push(`Refund ${refundId} was sent to an account as Paystack does not take it`);
    }
    return code === 0;
  }

  /** A refund that was sent again after a month has no scheduled checks. */
  private async askAboutRefund({ attemptId }: { attemptId: string }): Promise<void> {
    const { database, agenda } = this.world;
    const attempts = await agenda.work(() => database.select().from(schema.paymentAttempt));
    const { reference } = attempts.find(({ id }) => id === attemptId) ?? {};
    if (reference !== undefined) await this.type('refund', 'adopt', reference, ...BY);
  }

  /** The first of some commands that is not refused. */
  private async decideFirst(
    id: string,
    ways: readonly (readonly [string, string])[],
  ): Promise<void> {
    for (const words of ways.filter(isCommand)) {
      if ((await this.decide(words, id)).code === 0) return;
    }
  }

  private refund(refundId: string) {
    const { database, agenda } = this.world;
    return agenda.work(async () => {
      const all = await database.select().from(schema.refund);
      return all.find(({ id }) => id === refundId);
    });
  }
}

function isCommand(words: readonly [string, string]): boolean {
  return commands.some((command) => command.words.join(' ') === words.join(' '));
}

/** The most often that staff goes through the cases, because a decision can fail and become a case again. */
const ROUNDS = 4;
const DAY = 24 * 60 * MINUTE;

/** Once the faults are over, staff compares the books with the providers, and resolves every case. */
export async function putRight(world: HotelWorld, staff: Staff): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const done = { isDone: false };
    void staff
      .reconcile()
      .then(() => staff.settleCases())
      .finally(() => {
        done.isDone = true;
      });
    await world.run(() => done.isDone);
    await world.goOn(3 * DAY);
    if ((await staff.openCases()).length === 0) return;
  }
}
