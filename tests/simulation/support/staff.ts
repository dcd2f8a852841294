import { isNull } from 'drizzle-orm';
import * as schema from '../../../server/database/schema';
import { differences } from '../../../server/payments/reconciliation/findings';
import { readCommand } from '../../../server/cli/command';
import { runCommand } from '../../../server/cli/runCommand';
import type { CommandOutcome, Desk } from '../../../server/cli/staffCommand';
import { finishAtDashboard, giveBankDetails } from './dashboardRefunds';
import { deskOf, quietDeskOf } from './desk';
import type { HotelWorld } from './hotelWorld';

const MINUTE = 60_000;
const BY = ['--by', 'Ngozi'] as const;
const WHY = ['--why', 'The guest asked for it', ...BY] as const;
const NOTE = ['--note', 'Looked into and put right', ...BY] as const;

/** What can be typed about a case, whatever it is about: what makes no sense is refused. */
const ABOUT_CASES = [
  ['review', 'close'],
  ['refund', 'retry'],
  ['case', 'credit'],
  ['case', 'return'],
  ['case', 'adopt'],
] as const;

/** Somebody at the front desk, who types commands one after the other. */
export class Staff {
  private readonly world: HotelWorld;
  private last: Promise<unknown> = Promise.resolve();
  /** Refunds that were sent again because staff wanted it. */
  private readonly retried = new Set<string>();

  constructor(world: HotelWorld) {
    this.world = world;
  }

  /** Types a command while the world goes on. */
  type(...typed: readonly string[]): Promise<CommandOutcome> {
    return this.alone(() => this.run(deskOf(this.world), typed));
  }

  /** The same for one that takes no simulated time: nothing else happens meanwhile. */
  typeAtOnce(...typed: readonly string[]): Promise<CommandOutcome> {
    return this.world.agenda.work(() => this.run(quietDeskOf(this.world), typed));
  }

  /** Does one thing after the other: there is one of them at the desk. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async run(desk: Desk, typed: readonly string[]): Promise<CommandOutcome> {
    const { timeline, tally, violations } = this.world;
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
      tally.note(`staff: ${words}${outcome.code === 0 ? '' : ', in vain'}`);
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
    const { agenda, dice } = this.world;
    for (let done = 0; done < deeds; done += 1) {
      await agenda.pause(dice.between(1, 25) * MINUTE);
      await this.doSomething();
    }
  }

  private async doSomething(): Promise<void> {
    const { dice } = this.world;
    const open = await this.openCases();
    const [first, ...others] = open;
    if (first && dice.percent(70)) return this.tryCase(dice.oneOf([first, ...others]).id);
    const paid = await this.paidReservations();
    const [one, ...more] = paid;
    if (!one) return this.reconcile();
    await this.refundByStaff(dice.oneOf([one, ...more]));
  }

  private async refundByStaff({ id, totalKobo }: typeof schema.reservation.$inferSelect) {
    const { dice } = this.world;
    const naira = String(Math.floor(totalKobo / 100 / dice.between(2, 5)));
    const how = dice.weighed([
      [['--amount', naira], 60],
      [['--amount', naira, '--frees-rooms'], 20],
      [[], 20],
    ] as const);
    await this.type('refund', 'give', id, ...how, ...WHY);
  }

  private async tryCase(id: string): Promise<void> {
    await this.decide(this.world.dice.oneOf<readonly [string, string]>(ABOUT_CASES), id);
  }

  private decide(words: readonly [string, string], id: string): Promise<CommandOutcome> {
    return this.type(...words, id, ...(words[1] === 'close' ? NOTE : WHY));
  }

  /** Asks the providers about everything, and again while one of them gives no word. */
  async reconcile(): Promise<void> {
    const { agenda } = this.world;
    for (let tries = 0; tries < 20; tries += 1) {
      const { text } = await this.type('reconcile', '--all');
      if (!/gave no word|No word/.test(text)) return this.follow(text);
      await agenda.pause(5 * MINUTE);
    }
  }

  /** Does what the report leads to: has the hotel ask about what is not booked, and take over what went back at a provider. */
  private async follow(report: string): Promise<void> {
    for (const line of report.split('\n')) {
      const [reference] = /\b[0-9a-f]{32}\b/.exec(line) ?? [];
      if (reference === undefined) continue;
      if (line.includes(differences.notBooked)) await this.open(reference);
      if (line.includes('refund adopt')) await this.type('refund', 'adopt', reference, ...BY);
    }
  }

  /** The page of a payment, which asks about it again. */
  private async open(reference: string): Promise<void> {
    const call = { ...this.world.callOf(''), caller: null, path: {}, body: undefined };
    await this.world.ask('Ngozi', `opens the page of ${reference}`, (hotel) =>
      hotel.verifyPaystackPayment({ ...call, query: { reference } }),
    );
  }

  openCases() {
    const { database, agenda } = this.world;
    return agenda.work(() =>
      database.select().from(schema.review).where(isNull(schema.review.closedAt)),
    );
  }

  private paidReservations() {
    const { database, agenda } = this.world;
    return agenda.work(async () => {
      const all = await database.select().from(schema.reservation);
      return all.filter(({ status, refundStatus }) => status === 'paid' && refundStatus === null);
    });
  }

  /** Deals with every case, as the hotel is to. */
  async settleCases(): Promise<void> {
    for (const { id, refundId, attemptId, kind } of await this.openCases()) {
      this.world.timeline.note('Ngozi', `deals with ${kind}`);
      if (refundId === null) await this.settlePayment(id, attemptId, kind);
      else await this.settleRefund(id, refundId);
    }
  }

  /** Where only a part has gone back at the provider, or is stuck there, its page is the place to go on. */
  private async settlePayment(id: string, attemptId: string | null, kind: string): Promise<void> {
    const useOrReturn = this.world.dice.oneOf(['credit', 'return']);
    const ways = [
      ['case', 'adopt'],
      ['case', useOrReturn],
      ['case', 'return'],
    ] as const;
    if (await this.decideFirst(id, ways)) return;
    const attempt = attemptId === null ? undefined : await this.attempt(attemptId);
    const isOpen = attempt?.status === 'needs_review' && kind !== 'second_charge';
    if (isOpen && (await finishAtDashboard(this.world, attempt))) return;
    await this.decideFirst(id, [['review', 'close']]);
  }

  /** One that is stuck goes on with the guest's bank details; one that failed is sent again, once. */
  private async settleRefund(id: string, refundId: string): Promise<void> {
    const refund = await this.refund(refundId);
    if (refund?.status === 'needs_attention' && refund.providerRefundId !== null) {
      return giveBankDetails(this.world, refund.providerRefundId);
    }
    if (refund?.status === 'sent') return this.askAboutRefund(refund);
    if (this.retried.has(refundId) || refund?.status === 'settled') {
      await this.decideFirst(id, [['review', 'close']]);
      return;
    }
    this.retried.add(refundId);
    await this.decideFirst(id, [
      ['refund', 'retry'],
      ['review', 'close'],
    ]);
  }

  /** What was sent again after a month nobody follows by itself. */
  private async askAboutRefund({ attemptId }: { attemptId: string }): Promise<void> {
    const attempt = await this.attempt(attemptId);
    if (attempt) await this.type('refund', 'adopt', attempt.reference, ...BY);
  }

  private attempt(attemptId: string) {
    const { database, agenda } = this.world;
    return agenda.work(async () => {
      const all = await database.select().from(schema.paymentAttempt);
      return all.find(({ id }) => id === attemptId);
    });
  }

  /** The first of some ways that is not refused; false when all are. */
  private async decideFirst(
    id: string,
    ways: readonly (readonly [string, string])[],
  ): Promise<boolean> {
    for (const words of ways) {
      if ((await this.decide(words, id)).code === 0) return true;
    }
    return false;
  }

  private refund(refundId: string) {
    const { database, agenda } = this.world;
    return agenda.work(async () => {
      const all = await database.select().from(schema.refund);
      return all.find(({ id }) => id === refundId);
    });
  }
}

/** So often staff looks through the cases at the most: what it decides can fail, and be a case again. */
const ROUNDS = 6;
const DAY = 24 * 60 * MINUTE;

/** In the calm after the storm staff compares the books with the providers, and deals with every case. */
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
