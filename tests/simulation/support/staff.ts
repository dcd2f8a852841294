import { isNull } from 'drizzle-orm';
import * as schema from '../../../server/database/schema';
import { readCommand } from '../../../server/cli/command';
import { runCommand, type CommandOutcome } from '../../../server/cli/staffCommand';
import { ApiError } from '../../../server/contract/apiError';
import type { DeskContext } from '../../../server/desk/context';
import { refundByStaff, retryRefund } from '../../../server/desk/money/refunds';
import { refundToAccount } from '../../../server/desk/money/refundToAccount';
import { findReservationId } from '../../../server/desk/stays/reservations';
import { closeCase } from '../../../server/payments/cases/closeCase';
import { creditCase, returnCase } from '../../../server/payments/cases/decideCase';
import { accountRefused } from '../../../messages/payment/refundAccount';
import { giveBankDetails } from './dashboardRefunds';
import { deskOf, quietDeskOf } from './desk';
import type { HotelWorld } from './hotelWorld';
import { reservationsOfPayer } from './payer';

const MINUTE = 60_000;
const NGOZI = { name: 'Ngozi' };
const BY = ['--by', NGOZI.name] as const;
const why = 'The guest asked for it';
const decision = { by: NGOZI.name, why };

/** What can be decided about a case but to adopt its payment. @returns whether it was done */
const decisions = {
  close: async (desk: DeskContext, id: string) => {
    const note = 'Looked into and put right';
    await closeCase(desk, id, { by: NGOZI.name, note });
    return true;
  },
  retry: async (desk: DeskContext, caseId: string) => {
    const retry = { caseId, why };
    await desk.database.transaction((tx) => retryRefund(tx, desk, retry, NGOZI));
    return true;
  },
  credit: async (desk: DeskContext, id: string) => (await creditCase(desk, id, decision)) > 0,
  return: async (desk: DeskContext, id: string) => (await returnCase(desk, id, decision)) > 0,
};
type Decision = keyof typeof decisions | 'adopt';

/** Someone at the front desk, who does one thing after the other. */
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

  /** Does what the desk does, by its use case, while everything else goes on. @returns whether it was done */
  do(what: string, deed: (desk: DeskContext) => Promise<boolean>): Promise<boolean> {
    const { timeline, counts, violations } = this.world;
    return this.alone(async () => {
      let refusal = '';
      const isDone = await deed(deskOf(this.world)).catch((error: unknown) => {
        refusal = error instanceof Error ? error.message : String(error);
        if (!(error instanceof ApiError)) violations.push(`${what} failed: ${refusal}`);
        return false;
      });
      timeline.note('Ngozi', `${what} → ${isDone ? 'done' : `not done ${refusal}`}`);
      counts.note(`staff: ${what}${isDone ? '' : ', in vain'}`);
      return isDone;
    });
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
    const amountKobo = 100 * Math.floor(totalKobo / 100 / random.between(2, 5));
    const how = random.weighed([
      [{ amountKobo, freesRooms: false }, 60],
      [{ amountKobo, freesRooms: true }, 20],
      [{ amountKobo: null, freesRooms: false }, 20],
    ] as const);
    await this.do('refund give', async (desk) => {
      const reservationId = await findReservationId(desk.database, id);
      if (reservationId === null) return false;
      const act = { reservationId, ...how, desk: { method: null, proof: null }, why };
      await desk.database.transaction((tx) => refundByStaff(tx, desk, act, NGOZI));
      return true;
    });
  }

  private async tryCase(id: string): Promise<void> {
    await this.decide(
      this.world.random.oneOf(['close', 'retry', 'credit', 'return', 'adopt'] as const),
      id,
    );
  }

  /** What makes no sense for a case is refused. @returns whether it was done */
  private async decide(what: Decision, id: string): Promise<boolean> {
    if (what === 'adopt') return (await this.adopt(id)).code === 0;
    const words = what === 'retry' ? 'refund retry' : `case ${what}`;
    return this.do(words, (desk) => decisions[what](desk, id));
  }

  /** Takes a payment into the books. One that they don't have is mostly for a reservation of its payer. */
  private async adopt(id: string): Promise<CommandOutcome> {
    const { random, counts } = this.world;
    const [first, ...others] = await reservationsOfPayer(this.world, id);
    const signed = ['--why', why, ...BY];
    if (first === undefined || random.percent(20)) return this.type('case', 'adopt', id, ...signed);
    const reservation = random.oneOf([first, ...others]);
    const outcome = await this.type('case', 'adopt', id, '--for', reservation, ...signed);
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

  private waysOfPayment(): readonly Decision[] {
    const useOrReturn = this.world.random.oneOf(['credit', 'return'] as const);
    return ['adopt', useOrReturn, 'return', 'close'];
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
      return this.decideFirst(id, ['close']);
    }
    this.retried.add(refundId);
    await this.decideFirst(id, ['retry', 'close']);
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
    const account = { caseId: id, bank: '058', number, why };
    const isGiven = await this.do('refund account', async (desk) => {
      try {
        await refundToAccount(desk, account, NGOZI);
        return true;
      } catch (error) {
        const isRefused = error instanceof ApiError && error.message === accountRefused;
        if (isRefused && history.restores === 0) {
          violations.push(`Refund ${refundId} was sent to an account as Paystack does not take it`);
        }
        throw error;
      }
    });
    if (isGiven) counts.note('a refund goes to another account');
    return isGiven;
  }

  /** A refund that was sent again after a month has no scheduled checks. */
  private async askAboutRefund({ attemptId }: { attemptId: string }): Promise<void> {
    const { database, agenda } = this.world;
    const attempts = await agenda.work(() => database.select().from(schema.paymentAttempt));
    const { reference } = attempts.find(({ id }) => id === attemptId) ?? {};
    if (reference !== undefined) await this.type('refund', 'adopt', reference, ...BY);
  }

  /** The first of some decisions that is not refused. */
  private async decideFirst(id: string, ways: readonly Decision[]): Promise<void> {
    for (const what of ways) if (await this.decide(what, id)) return;
  }

  private refund(refundId: string) {
    const { database, agenda } = this.world;
    return agenda.work(async () => {
      const all = await database.select().from(schema.refund);
      return all.find(({ id }) => id === refundId);
    });
  }
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
