import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { recordCashMovement } from '../../../server/books/cashBook';
import {
  expectedTransfer,
  paymentCase,
  reservationEvent,
  staffMember,
  dayBook,
} from '../../../server/database/schema';
import {
  casesOf,
  held,
  openStay,
  pay,
  stayTotal,
  reservationOf,
  refundsOf,
} from '../payments/openStay';
import { asked, dispute, staffDecisionsIn } from '../payments/cases/staffDecisions';
import { paidStay, askedBack } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { anotherStay } from '../books/plantDifference';
import { reserved } from '../reservations/stays';
import { own, stuckRefunds } from '../payments/refunds/stuckRefunds';
import { MINUTE } from '../support/durations';
import { untilWaiting } from '../support/heldUp';
import { refusedWith, textAt, valueAt } from '../support/reading';
import {
  act,
  changed,
  refused,
  send,
  twoAtDesk,
  type AtDesk,
  inCash,
  paidBy,
  closingOf,
} from './deskSessions';

const OWNER = 'owner@hotel.example';
const world = await freshPaymentWorld({ configuration: { ownerEmails: [OWNER] } });
const { disputed, failedRefund, openCaseId, partBack, reviewed, reviewedAs } =
  staffDecisionsIn(world);
const { stuckRefund } = stuckRefunds(world);
const date = '2026-03-02';
/** When the day can be closed: 18:00 in Lagos. */
const evening = '2026-03-02T17:00:00Z';
const { amara, bisi, goTo } = twoAtDesk(world);

const look = async (person = amara, day = '') =>
  (await person.browser.request('GET', `/money${day && `?date=${day}`}`)).body;
const write = (person: AtDesk, body: object) => send(person, '/money/acts', body);
const close = async (person: AtDesk) => write(person, await closingOf(person, date));
const decide = async (person: AtDesk, decision: string, id?: string) => {
  const caseId = id ?? (await openCaseId());
  return write(person, { act: 'decideCase', decision, why: 'The guest called', caseId });
};

/** Whose id stands with each event of a kind: their names. */
async function decidedBy(kind: string): Promise<unknown[]> {
  const { database } = world.context;
  const staff = await database.select().from(staffMember);
  const events = await database
    .select({ detail: reservationEvent.detail })
    .from(reservationEvent)
    .where(eq(reservationEvent.kind, kind));
  return events.map(({ detail }) => staff.find(({ id }) => id === detail.staffId)?.name);
}

/** A double and a deluxe room of a new guest, paid to somebody at the desk. */
async function takes(person: AtDesk, method: 'cash' | 'pos'): Promise<void> {
  const guest = await world.guest(`${randomUUID()}@example.com`);
  const id = await reserved(world, guest);
  expect(await act(person, { id }, { ...inCash(15_000), ...paidBy(method) })).toMatchObject({
    status: 200,
  });
}

const mails = async () => {
  world.clock.setTo(new Date('2026-03-03T08:00:00Z'));
  await world.jobs.run({ kind: 'sweep' });
  await world.settle();
  return world.post.to(OWNER);
};

describe('The money of a day', () => {
  test('is told by whom it was taken and how, as on the first screen', async () => {
    await askedBack(world);
    await world.pass(MINUTE);
    await takes(amara, 'cash');
    await takes(bisi, 'pos');
    const money = await look();
    expect(money).toMatchObject({ date, today: date, differences: [], closing: null });
    expect(valueAt(money, 'takings')).toEqual([
      { by: 'Amara Eze', how: 'in cash', payments: 1, taken: 15_000, returned: 0 },
      { by: 'Bisi Ade', how: 'by card at the desk', payments: 1, taken: 15_000, returned: 0 },
      { by: null, how: 'by card with Paystack', payments: 1, taken: 15_000, returned: 15_000 },
    ]);
    const today = await amara.browser.request('GET', '/today');
    expect(valueAt(today.body, 'counts.takenToday')).toBe(30_000);
    expect(await look(amara, '2026-03-01')).toMatchObject({ date: '2026-03-01', takings: [] });

    // Half past midnight in Lagos, while it is still the day before in Greenwich.
    await goTo('2026-03-02T23:30:00Z');
    await takes(bisi, 'cash');
    // The day ends at six in the morning.
    expect(await look(bisi)).toMatchObject({ date, today: date });
    expect(valueAt(await look(), 'takings.1')).toMatchObject({ by: 'Bisi Ade', how: 'in cash' });
    expect(valueAt((await amara.browser.request('GET', '/today')).body, 'counts')).toMatchObject({
      takenToday: 45_000,
    });
    await goTo('2026-03-03T05:00:00Z');
    expect(await look(bisi)).toMatchObject({ date: '2026-03-03', takings: [] });
  });

  test('that was closed as a calendar day stays one, and nothing of the night is lost', async () => {
    await takes(amara, 'cash');
    const { database, clock } = world.context;
    const [{ id: staffId } = { id: '' }] = await database.select().from(staffMember);
    const comparison = { payments: 0, unanswered: 0, differences: [] };
    const takings = [{ by: amara.name, way: 'cash' as const, channel: null, payments: 1 }].map(
      (one) => ({ ...one, takenKobo: 1_500_000, returnedKobo: 0 }),
    );
    const closed = { date, kind: 'closed' as const, at: clock.now(), by: amara.name, staffId };
    await database.insert(dayBook).values({ ...closed, comparison, takings });
    await goTo('2026-03-02T23:30:00Z');
    await takes(bisi, 'pos');
    expect(await look(bisi, date)).toMatchObject({ takings: [{}], closing: { later: [] } });
    expect(valueAt(await look(bisi, date), 'takings.1')).toBeUndefined();
    const next = { date: '2026-03-03', takings: [{ by: 'Bisi Ade', taken: 15_000 }] };
    expect(await look(bisi, '2026-03-03')).toMatchObject(next);
    expect(await look(bisi, '2026-03-01')).toMatchObject({ takings: [] });
  });

  test('is of one moment: a transfer is awaited, or was taken', async () => {
    const id = await reserved(world, await world.guest());
    const transfer = { amount: 15_000, proof: 'GTB 0312 Okeke', balance: 15_000 };
    await act(amara, { id }, { act: 'expectTransfer', ...transfer });
    const { database } = world.context;
    const { looking } = await database.transaction(async (tx) => {
      await tx.execute(sql`lock table ${expectedTransfer} in access exclusive mode`);
      const begun = look(bisi);
      await untilWaiting(tx, expectedTransfer, 1);
      await tx.delete(expectedTransfer);
      await recordCashMovement(tx, world.context, {
        ...{ reservationId: id, kind: 'taken', purpose: 'stay', method: 'transfer' },
        ...{ amountKobo: stayTotal, proof: transfer.proof, by: 'Bisi Ade' },
      });
      return { looking: begun };
    });
    expect(await looking).toMatchObject({ takings: [], transfers: [{ amount: 15_000 }] });
    expect(await look()).toMatchObject({ takings: [{ taken: 15_000 }], transfers: [] });
  });

  test('is closed once, the owner hears of it, and what comes later stands apart', async () => {
    await takes(amara, 'cash');
    await paidStay(world);
    await goTo(evening);
    expect(await close(amara)).toMatchObject({ status: 200 });
    const why = 'Amara Eze closed this day on 2 March, 18:00.';
    expect(await close(bisi)).toMatchObject(changed(why));
    expect(await look()).toMatchObject({ close: { isAllowed: false, why } });

    await takes(bisi, 'pos');
    expect(await look()).toMatchObject({
      closing: {
        by: 'Amara Eze',
        taken: 30_000,
        returned: 0,
        later: [{ by: 'Bisi Ade', how: 'by card at the desk', taken: 15_000 }],
      },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    for (const line of [
      'Amara Eze closed the day on 2 March, 18:00',
      'Amara Eze, in cash: ₦15,000.00',
      'by card with Paystack: ₦15,000.00',
      'Takings and refunds after closing\n- Bisi Ade, by card at the desk: ₦15,000.00',
    ]) {
      expect(mail?.text).toContain(line);
    }
  });

  test('is not closed before it begins', async () => {
    const early = await write(amara, await closingOf(amara, '2026-03-03'));
    expect(early).toMatchObject(refused('This day hasn’t started yet.'));
  });

  test('is compared with what the providers say', async () => {
    await paidStay(world);
    const { id: reservationId } = await anotherStay(world);
    // Begun on this day, and not heard of since.
    await openStay(world, 'paystack', undefined, 'chidi@example.com');
    world.rewrite(asked(/"amount":1500000/g, '"amount":1200000'));
    const { body } = await write(amara, { act: 'compareBooks', date });
    expect(textAt(body, 'text')).toContain('the providers: 3 payments. Differences: 2.');
    expect(await look()).toMatchObject({
      differences: [],
      compared: {
        by: 'Amara Eze',
        payments: 3,
        unanswered: 0,
        differences: [
          { amount: -3_000, why: 'Booked with another amount than the provider took' },
          { amount: -3_000 },
        ],
      },
    });
    const charged = { reservationId, kind: 'taken', purpose: 'extras', method: 'cash' } as const;
    const movement = { ...charged, proof: null, amountKobo: 150_000, by: 'Amara Eze' };
    await world.context.database.transaction((tx) =>
      recordCashMovement(tx, world.context, movement),
    );
    await goTo(evening);
    await close(amara);
    const [mail] = await mails();
    for (const why of [
      'Booked with another amount than the provider took',
      'The desk took more for charges than was charged',
    ]) {
      expect(mail?.text).toContain(why);
    }
  });
});

test('A refund that only its provider knows is recorded by a manager, once', async () => {
  const { reference } = await partBack(paidStay(world));
  await write(amara, { act: 'compareBooks', date });
  const named = { reference, why: 'Returned by the provider, but not booked' };
  const differences = [{ ...named, record: { isAllowed: false } }];
  expect(await look()).toMatchObject({ compared: { differences } });
  expect(await look(bisi)).toMatchObject({
    compared: { differences: [{ ...named, record: { isAllowed: true, why: null } }] },
  });
  const recording = { act: 'recordRefunds', date, reference };
  const record = async () => textAt((await write(bisi, recording)).body, 'text');
  expect(await record()).toBe('Refunds recorded: 1.');
  expect(await record()).toBe('All refunds of this payment are already in the books.');
  expect(await look()).toMatchObject({ compared: { by: 'Bisi Ade', differences: [] } });
  expect(await held(world)).toBe(stayTotal - 500_000);
  expect(await decidedBy('staff.refundsAdopted')).toEqual(['Bisi Ade']);
});

describe('A case', () => {
  test('is shown with what can be decided, by whom', async () => {
    await reviewed();
    const decisions = (isAllowed: boolean) =>
      ['credit', 'return', 'adopt', 'close'].map((decision) => ({ decision, isAllowed }));
    expect(await look(bisi)).toMatchObject({
      cases: [
        {
          what: 'The amount paid differs from the amount requested',
          amount: 15_000,
          name: 'Adaobi Okeke',
          decisions: decisions(true),
        },
      ],
    });
    expect(await look()).toMatchObject({ cases: [{ decisions: decisions(false) }] });
    expect(await decide(amara, 'credit')).toMatchObject(refusedWith(403, 'not_your_role'));
    expect(await held(world)).toBe(0);
  });

  test('is decided once: a colleague who comes later hears by whom', async () => {
    const { guest, id } = await reviewedAs((text) => text);
    const caseId = await openCaseId();
    expect(await decide(bisi, 'credit', caseId)).toMatchObject({
      body: {
        text: '₦15,000.00 accepted: the reservation is paid, and the guest gets the receipt.',
      },
    });
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'paid' });
    expect(await decidedBy('case.closed')).toEqual(['Bisi Ade']);
    const message =
      'This review was closed on 2 March, 10:00: Credited: The guest called (Bisi Ade).';
    for (const decision of ['credit', 'return', 'close']) {
      const late = await decide(bisi, decision, caseId);
      expect(late).toMatchObject(changed(message));
    }
    expect(await held(world)).toBe(stayTotal);
    expect(await look(bisi)).toMatchObject({ cases: [] });
  });

  test('that can’t be decided so says why, by the buttons of the desk', async () => {
    await reviewedAs(asked(/"amount":1500000/, '"amount":1400000'));
    expect(await decide(bisi, 'credit')).toMatchObject(
      refused(
        '₦14,000.00 was paid of ₦15,000.00: too little to accept. Use “Refund Payment”; the guest can then pay the whole price.',
      ),
    );
    expect(await decide(bisi, 'return')).toMatchObject({ status: 200 });
    expect(await casesOf(world)).toMatchObject([{ closedAt: world.clock.now() }]);
  });

  test('about a refund that failed has it sent again', async () => {
    await failedRefund();
    expect(await look(bisi)).toMatchObject({
      cases: [{ decisions: [{ decision: 'retry' }, { decision: 'close' }] }],
    });
    expect(await decide(bisi, 'retry')).toMatchObject({
      body: { text: 'The refund is sent again, or checked with the provider, within a minute.' },
    });
    const [failed] = await refundsOf(world);
    await world.pass(MINUTE);
    const [retried] = await refundsOf(world);
    expect(retried?.id).toBe(failed?.id);
    expect(retried?.providerRefundId).not.toBe(failed?.providerRefundId);
    expect(await decide(bisi, 'close')).toMatchObject({ status: 200 });
    expect(await decidedBy('staff.refundRetried')).toEqual(['Bisi Ade']);
    expect(await decidedBy('case.closed')).toEqual(['Bisi Ade']);
  });

  test('about a stuck refund says whose an account is, and then has the refund sent to it', async () => {
    await stuckRefund('CHINEDU OBI');
    const caseId = await openCaseId();
    const account = { bank: 'guaranty trust bank', accountNumber: own };
    const sendTo = (more: object) =>
      write(bisi, { act: 'decideCase', decision: 'sendToAccount', caseId, ...account, ...more });
    expect(await look(bisi)).toMatchObject({
      cases: [{ decisions: [{ decision: 'sendToAccount' }, { decision: 'close' }] }],
    });
    expect(await sendTo({ bank: 'guarant' })).toMatchObject(
      refused('Which bank? Guaranty Trust Bank (058).'),
    );
    const names =
      'The account is in the name of NGOZI CHIOMA EZE. The money came from CHINEDU OBI: the names don’t match. The guest’s name is Adaobi Okeke: this is someone else’s account.';
    expect(await sendTo({})).toMatchObject({ status: 200, body: { text: names } });
    const retries = () => world.asked.filter((call) => call.includes('retry_with_customer'));
    expect(retries()).toEqual([]);
    const sending = { why: 'It is her husband’s' };
    expect(textAt((await sendTo(sending)).body, 'text')).toBe(
      `${names} The refund is on its way to this account, and the guest gets an email.`,
    );
    expect(await decidedBy('refund.accountGiven')).toEqual(['Bisi Ade']);
    expect(retries()).toHaveLength(1);
    const late = await sendTo({ why: 'It is her husband’s' });
    expect(late).toMatchObject(refusedWith(409, 'changed_meanwhile'));
  });

  test('about a dispute has the whole price given back, once, and is closed by it', async () => {
    const { guest, id } = await disputed();
    const caseId = await openCaseId();
    expect(await look(bisi)).toMatchObject({
      cases: [{ decisions: [{ decision: 'give' }, { decision: 'close' }] }],
    });
    const { database } = world.context;
    await database.execute(
      sql`alter table ${paymentCase} add constraint stays check (closed_at is null)`,
    );
    expect(await decide(bisi, 'give', caseId)).toMatchObject({ status: 500 });
    await database.execute(sql`alter table ${paymentCase} drop constraint stays`);
    expect(await decidedBy('refund.requested')).toEqual([]);
    expect(await decide(bisi, 'give', caseId)).toMatchObject({ status: 200 });
    expect(await decidedBy('refund.requested')).toEqual(['Bisi Ade']);
    expect(await decidedBy('case.closed')).toEqual(['Bisi Ade']);
    expect(await look(bisi)).toMatchObject({ cases: [] });
    await world.pass(2 * MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'refunded' });
    expect(await held(world)).toBe(0);
  });

  test('about a dispute gives nothing back of another payment, which pays the stay', async () => {
    const page = await openStay(world);
    expect(await act(amara, page, inCash(15_000))).toMatchObject({ status: 200 });
    await pay(world, page);
    await dispute(world, page);
    const caseId = await openCaseId();
    const [, told] = world.post.to(page.guest.email).toReversed();
    expect(told?.text).toContain('Your reservation was already paid for');
    expect(await look(bisi)).toMatchObject({ cases: [{ decisions: [{ decision: 'close' }] }] });
    expect(await decide(bisi, 'give', caseId)).toMatchObject(refusedWith(409, 'act_refused'));
    expect(await reservationOf(world, page)).toMatchObject({ paymentStatus: 'paid' });
    expect(await look()).toMatchObject({ takings: [{ taken: 15_000, returned: 0 }, {}] });
  });
});
