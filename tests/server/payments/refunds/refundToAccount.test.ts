import { describe, expect, test } from 'vitest';
import { refund, reservationEvent } from '../../../../server/database/schema';
import { lockReservation } from '../../../../server/reservations/queries';
import {
  compareRefundAccount,
  refundToAccount,
} from '../../../../server/desk/money/refundToAccount';
import { why } from '../../desk/atTheDesk';
import { casesOf, held, openStay, refundsOf, reservationOf } from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';
import { needsAttention, own, stuckRefunds } from './stuckRefunds';
import { MINUTE, HOUR, DAY } from '../../support/durations';

const world = await freshPaymentWorld();
const { stuckRefund, standing, holderOf, give } = stuckRefunds(world);

const email = 'adaobi@example.com';
const needed = (id: string) => `Your refund for reservation ${id.slice(0, 8)} needs a bank account`;
const goes = (id: string) =>
  `Your refund for reservation ${id.slice(0, 8)} is on its way to your bank account`;
const sentTo = () =>
  world.sandbox.books().paystack.refunds.flatMap(({ account }) => (account ? [account] : []));
const retries = () => world.asked.filter((call) => call.includes('retry_with_customer_details'));
const subjectsSent = () => world.post.to(email).map(({ subject }) => subject);
const kinds = async () =>
  (await casesOf(world)).filter(({ closedAt }) => closedAt === null).map(({ kind }) => kind);

describe('A refund of a transfer that needs a bank account', () => {
  test('asks its guest by email, with a link to a page that names the banks', async () => {
    const stay = await stuckRefund();
    const sentEmail = world.post.to(email).find(({ subject }) => subject === needed(stay.id));
    expect(sentEmail?.text).toContain(`/my-reservations/${stay.id}/refund-account`);
    expect(subjectsSent().filter((subject) => subject.includes('is delayed'))).toEqual([]);
    const { status, body } = await standing(stay);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'needed', amount: 15_000, account: null });
    expect(JSON.stringify(body)).toContain('"code":"058"');
    expect(await kinds()).toEqual(['refund_needs_attention']);
  });

  test('goes to the account in the sender’s name, by the bank’s id, and is paid out', async () => {
    const stay = await stuckRefund();
    expect(await give(stay)).toMatchObject({
      status: 200,
      body: { state: 'given', account: { bank: 'Guaranty Trust Bank', lastDigits: '4567' } },
    });
    expect(sentTo()).toEqual([{ bankId: 9, number: own }]);
    expect(await kinds()).toEqual([]);
    await world.pass(HOUR);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await held(world)).toBe(0);
    expect(subjectsSent()).toContain(goes(stay.id));
    expect((await standing(stay)).body).toMatchObject({ state: 'notNeeded' });
  });

  test('keeps the bank, four digits, who and when, and the number nowhere', async () => {
    const stay = await stuckRefund();
    await give(stay);
    await world.pass(MINUTE);
    const { database } = world.context;
    const events = await database.select().from(reservationEvent);
    expect(events.find(({ kind }) => kind === 'refund.accountGiven')).toMatchObject({
      detail: { bank: 'Guaranty Trust Bank', lastDigits: '4567', by: 'guest' },
    });
    const stored = JSON.stringify([
      events,
      await database.select().from(refund),
      await casesOf(world),
      world.post.to(email),
    ]);
    expect(stored).not.toContain(own);
  });

  test('is sent to one account alone, however often and by whomever it is given', async () => {
    const stay = await stuckRefund();
    const given = await Promise.all([give(stay), give(stay), give(stay)]);
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await give(stay)).status).toBe(409);
    expect(retries()).toHaveLength(1);
  });

  test('is left to staff where the account is in another name', async () => {
    const stay = await stuckRefund('CHINEDU OBI');
    expect(await give(stay)).toMatchObject({ status: 200, body: { state: 'underReview' } });
    expect(retries()).toEqual([]);
    expect(await kinds()).toEqual(['refund_needs_attention', 'refund_account_other_name']);
    const [, one] = await casesOf(world);
    expect(one?.detail).toMatchObject({ holder: 'NGOZI CHIOMA EZE', lastDigits: '4567' });
  });

  test('asks again where the account takes no money, once each time', async () => {
    const stay = await stuckRefund();
    await give(stay, { accountNumber: needsAttention, holder: 'NGOZI EZE' });
    await world.pass(HOUR);
    expect(subjectsSent().filter((subject) => subject === needed(stay.id))).toHaveLength(2);
    expect((await standing(stay)).body).toMatchObject({ state: 'needed' });
    await world.pass(HOUR);
    expect(subjectsSent().filter((subject) => subject === needed(stay.id))).toHaveLength(2);
    expect((await give(stay)).status).toBe(200);
    await world.pass(HOUR);
    expect(await held(world)).toBe(0);
  });

  test('whose answer was lost is found out by asking, and not sent again', async () => {
    const stay = await stuckRefund();
    world.sandbox.faults.add({
      provider: 'paystack',
      endpoint: 'retryRefund',
      kind: 'serverErrorAfterCommit',
    });
    expect(await give(stay)).toMatchObject({
      status: 502,
      body: {
        message:
          'We don’t know yet whether Paystack accepted your account. If you still see the form here, please enter the account once more.',
      },
    });
    expect((await give(stay)).status).toBe(409);
    expect((await standing(stay)).body).toMatchObject({ state: 'given' });
    await world.pass(10 * MINUTE);
    expect(await held(world)).toBe(0);
    expect(retries()).toHaveLength(1);
  });

  test('is a case after a month without an answer, and can still be given an account', async () => {
    const stay = await stuckRefund();
    world.clock.advance(30 * DAY);
    await world.pass(7 * HOUR);
    expect(await kinds()).toContain('refund_overdue');
    expect((await give(stay)).status).toBe(200);
    await world.pass(HOUR);
    expect(await held(world)).toBe(0);
  });
});

describe('The account for a refund', () => {
  test.each([
    ['another’s password', { password: 'Lagoon#43' }, 400, 'password_wrong'],
    ['no bank', { bankCode: '' }, 400, 'validation_failed'],
    ['a number of nine digits', { accountNumber: '000123456' }, 400, 'validation_failed'],
    ['a number that nobody has', { accountNumber: '0000000001' }, 400, 'validation_failed'],
    ['another name than was shown', { holder: 'ADA OBI' }, 409, 'refund_refused'],
  ])('is refused with %s', async (_, typed, status, code) => {
    const stay = await stuckRefund();
    expect(await give(stay, typed)).toMatchObject({ status, body: { code } });
    expect(retries()).toEqual([]);
  });

  test('is not asked for where none is needed, and tells nobody whose an account is then', async () => {
    const stay = await openStay(world);
    expect((await standing(stay)).body).toEqual({
      state: 'notNeeded',
      amount: null,
      account: null,
      banks: [],
    });
    expect((await holderOf(stay)).status).toBe(409);
  });
});

test('How a refund stands is read while something is at work on its reservation', async () => {
  const stay = await stuckRefund();
  await world.context.database.transaction(async (tx) => {
    await lockReservation(tx, stay.id);
    expect((await standing(stay)).body).toMatchObject({ state: 'needed' });
  });
});

describe('Staff', () => {
  test('sees both names, and sends the refund of a case to an account', async () => {
    const stay = await stuckRefund('CHINEDU OBI');
    await give(stay);
    const [stuck] = await casesOf(world);
    const account = { caseId: stuck?.id ?? '', bank: 'guaranty trust bank', number: own };
    const names = { holder: 'NGOZI CHIOMA EZE', sender: 'CHINEDU OBI', isLike: false };
    const guest = { otherGuest: 'Adaobi Okeke' };
    const compared = await compareRefundAccount(world.context, account);
    expect(compared).toEqual({ ...names, ...guest });
    expect(retries()).toEqual([]);
    await refundToAccount(world.context, { ...account, why }, { name: 'Ngozi' });
    expect(sentTo()).toEqual([{ bankId: 9, number: own }]);
    expect(await kinds()).toEqual([]);
    await world.pass(HOUR);
    expect(await held(world)).toBe(0);
    expect(subjectsSent()).toContain(goes(stay.id));
    expect((await refundsOf(world))[0]).toMatchObject({ status: 'settled' });
  });
});
