import { describe, expect, test } from 'vitest';
import * as messages from '../../../messages/account/accountDeletion';
import { reservationEvent } from '../../../server/database/schema';
import { askForRefund, paidStay } from '../payments/paidStay';
import { openPage, freshPaymentWorld } from '../payments/paymentWorld';
import { reserved } from '../reservations/stays';
import { refundStay } from '../desk/atTheDesk';
import { act, atDesk, inCash, signIn } from '../desk/deskSessions';
import { callAccounts, codeSentTo, register, registrationForm } from '../support/accounts';
import type { TestGuest } from '../support/hotel';
import { textAt, refusedWith } from '../support/reading';

const world = await freshPaymentWorld();

const DAY = 24 * 60 * 60_000;
const { email, password } = registrationForm;
const personal = ['Adaobi', 'Okeke', 'adaobi@example.com', '08030000000', 'A quiet room'];

const remove = (guest: TestGuest, secret = password) =>
  callAccounts(world, 'delete-account', { password: secret }, { token: guest.token });
const exported = (guest: TestGuest) =>
  world.request('GET', '/api/v1/auth/users/export', { token: guest.token });
const { query } = world.context.database;

const paidBy = async (guest: TestGuest) =>
  (await paidStay(world, { guest, rooms: { deluxe: 1 } })).id;

/** The only guest, logged in anew. */
async function loggedIn(): Promise<TestGuest> {
  const { body } = await callAccounts(world, 'login', { email, password });
  const [owner] = await query.account.findMany();
  const token = textAt(body, 'token.accessToken');
  return { accountId: owner?.id ?? '', sessionId: '', email, token };
}

/** The day after the stay; by then the guest needs a new access token. */
async function afterTheStay(): Promise<TestGuest> {
  await world.pass(20 * DAY);
  return loggedIn();
}

describe('An account is deleted', () => {
  test('with its row where nothing refers to it; its guest is told by email and can register again', async () => {
    const guest = await world.guest();
    expect((await remove(guest)).status).toBe(204);
    await world.jobs.runDue();
    expect(await query.account.findMany()).toEqual([]);
    expect(world.post.to(email).at(-1)?.subject).toBe('Your account has been deleted');
    expect((await exported(guest)).status).toBe(401);
    expect((await callAccounts(world, 'login', { email, password })).status).toBe(401);
    await register(world);
    const verification = { verificationCode: codeSentTo(world, email), email };
    expect((await callAccounts(world, 'verify-account', verification)).status).toBe(200);
    expect((await callAccounts(world, 'login', { email, password })).status).toBe(200);
  });

  test('and leaves of a paid stay what the books need, without its guest', async () => {
    const id = await paidBy(await world.guest());
    const [before] = await query.reservation.findMany();
    const guest = await afterTheStay();
    expect((await remove(guest)).status).toBe(204);
    const [after] = await query.reservation.findMany();
    expect(after).toMatchObject({
      id,
      status: 'paid',
      totalKobo: before?.totalKobo,
      checkIn: before?.checkIn,
      paymentReference: before?.paymentReference,
      name: 'Deleted account',
    });
    expect(await query.receipt.findMany()).toHaveLength(1);
    expect(await query.ledgerEntry.findMany()).toHaveLength(1);
    const stored = JSON.stringify([
      await query.account.findMany(),
      await query.session.findMany(),
      await query.refreshToken.findMany(),
      await query.reservation.findMany(),
      await query.reservationEvent.findMany(),
      await query.paymentAttempt.findMany(),
      await query.idempotentAnswer.findMany(),
      await query.registration.findMany(),
    ]);
    expect(personal.filter((word) => stored.includes(word))).toEqual([]);
    expect((await exported(guest)).status).toBe(401);
  });

  test('and of what staff did with its stays it stays known who and when, not in which words', async () => {
    const id = await paidBy(await world.guest());
    const why = 'Adaobi was taken to hospital';
    await refundStay(world, id, { amountKobo: 100_000, why });
    const guest = await afterTheStay();
    const inOrder = { orderBy: reservationEvent.id };
    const before = await query.reservationEvent.findMany(inOrder);
    expect((await remove(guest)).status).toBe(204);
    const after = await query.reservationEvent.findMany(inOrder);
    expect(JSON.stringify(before)).toContain('hospital');
    expect(JSON.stringify(after)).not.toContain('hospital');
    const acts = (events: typeof after) =>
      events.map(({ id: event, at, kind }) => [event, at, kind]);
    expect(acts(after)).toEqual(acts(before));
    expect(after.map(({ detail }) => detail.by)).toContain('Ngozi');
  });

  test('and what was not paid is cancelled: its rooms are free, and money that comes late goes back', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest, { deluxe: 1 });
    const { checkoutUrl } = await openPage(world, guest, id);
    await world.pass(31 * 60_000);
    const again = await loggedIn();
    await reserved(world, again, { family: 1 });
    expect((await remove(again)).status).toBe(204);
    expect(await query.roomNight.findMany()).toEqual([]);
    const emails = world.post.emails.length;
    await world.press(checkoutUrl, 'pay');
    await world.pass(DAY);
    const paid = (await query.reservation.findMany()).filter(({ status }) => status === 'paid');
    expect(paid).toEqual([]);
    expect(await query.refund.findMany()).toMatchObject([{ cause: 'superseded' }]);
    expect(world.post.emails.slice(emails).map(({ recipient }) => recipient)).not.toContain('');
  });

  test('only for who enters its password; a wrong one counts as a wrong log-in', async () => {
    const guest = await world.guest();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await remove(guest, 'Wrong#123')).toMatchObject(refusedWith(400, 'password_wrong'));
    }
    expect((await remove(guest)).status).toBe(429);
    expect(await query.account.findMany()).toHaveLength(1);
  });
});

describe('An account is not deleted', () => {
  test('while a stay is paid and ahead', async () => {
    const guest = await world.guest();
    await paidBy(guest);
    const before = JSON.stringify(await query.reservation.findMany());
    expect(await remove(guest)).toMatchObject({
      status: 409,
      body: { code: 'stay_ahead', message: messages.stayAhead },
    });
    expect(JSON.stringify(await query.reservation.findMany())).toBe(before);
  });

  test('while its guest is in the house past the last day, owes for extras or has sent a transfer', async () => {
    const guest = await world.guest();
    const stay = { id: await paidBy(guest) };
    const [{ roomNumber: room } = { roomNumber: '' }] = await query.roomNight.findMany();
    const laundry = { act: 'addExtra', amount: 3000, text: 'Laundry', balance: 0 };
    const transfer = { act: 'expectTransfer', amount: 3000, proof: 'GTB 0312', balance: 3000 };
    const amara = await atDesk(world);
    world.clock.setTo(new Date('2026-03-12T13:02:00Z'));
    await signIn(amara);
    await act(amara, stay, { act: 'checkIn', room });
    world.clock.setTo(new Date('2026-03-16T08:00:00Z'));
    await signIn(amara);
    expect(await remove(guest)).toMatchObject(refusedWith(409, 'stay_ahead'));
    await act(amara, stay, { act: 'checkOut', room });
    await act(amara, stay, laundry);
    expect(await remove(guest)).toMatchObject(refusedWith(409, 'payment_open'));
    await act(amara, stay, transfer);
    await act(amara, stay, inCash(3000));
    expect(await remove(guest)).toMatchObject(refusedWith(409, 'payment_open'));
    const bisi = await atDesk(world, {
      name: 'Bisi Ade',
      email: 'bisi@hotel.example',
      role: 'manager',
    });
    await act(bisi, stay, { act: 'dropTransfer', why: 'Paid in cash' });
    expect((await remove(guest)).status).toBe(204);
  });

  test('while a page to pay is open, or money is on its way back', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest, { deluxe: 1 });
    const { checkoutUrl } = await openPage(world, guest, id);
    const refused = { status: 409, body: { code: 'payment_open', message: messages.paymentOpen } };
    expect(await remove(guest)).toMatchObject(refused);
    await world.press(checkoutUrl, 'pay');
    await world.settle();
    await askForRefund(world, guest, id);
    expect(await remove(guest)).toMatchObject(refused);
  });
});

describe('The own data', () => {
  test('is all that is kept and means something, and no secret', async () => {
    const guest = await world.guest();
    const id = await paidBy(guest);
    const { status, body, headers } = await exported(guest);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      account: { email, firstName: 'Adaobi', phoneNumber: '08030000000' },
      sessions: [{ isCurrent: true }],
      reservations: [
        { reservation: { id, paymentStatus: 'paid' }, payments: [{ status: 'settled' }] },
      ],
    });
    const [owner] = await query.account.findMany();
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/hash|secret|refreshToken|argon2/i);
    expect(text).not.toContain(String(owner?.passwordHash));
  });
});
