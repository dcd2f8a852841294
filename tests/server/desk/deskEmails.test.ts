import { describe, expect, test } from 'vitest';
import { outboundEmail } from '../../../server/database/schema';
import { resendEmail } from '../../../server/desk/stays/guestEmails';
import { cancel, reserved, stayRegistration } from '../reservations/stays';
import { textAt } from '../support/reading';
import { askForRefund, paidStay, askedBack } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { register } from '../support/accounts';
import { hotel, closeNights } from './atTheDesk';
import { act, atDesk, inCash, paidBy } from './deskSessions';

const STAFF = 'desk@hotel.example';
const world = await freshPaymentWorld({ configuration: { staffEmail: STAFF } });

const HOUR = 3_600_000;

/** The subjects of the emails to staff, after the sweep that sends them. */
async function news(): Promise<string[]> {
  await world.jobs.run({ kind: 'sweep' });
  await world.jobs.runDue();
  return world.post.to(STAFF).map(({ subject }) => subject);
}

describe('Staff is told by email', () => {
  test('of a stay that is paid, and of one that is given back', async () => {
    const { guest, id } = await paidStay(world);
    const short = id.slice(0, 8);
    const paid = `Booked and paid: 2026-03-12 to 2026-03-15 (${short})`;
    expect(await news()).toEqual([paid]);
    await askForRefund(world, guest, id);
    const back = `Cancelled, and refund requested: 2026-03-12 (${short})`;
    expect(await news()).toEqual([paid, back]);
  });

  test('of none that had no rooms, and of a few that one account makes and cancels all day', async () => {
    const guest = await world.guest();
    const { token } = guest;
    const url = '/api/v1/hotel/reservation/register';
    const { body } = await world.request('POST', url, { token, body: stayRegistration({}) });
    const id = textAt(body, 'results.0.newReservation.id');
    expect(await cancel(world, guest, id)).toMatchObject({ status: 200 });
    expect(await news()).toEqual([]);
    for (let times = 0; times < 12; times += 1)
      await cancel(world, guest, await reserved(world, guest));
    expect(await news()).toHaveLength(5);
  });

  test('of no code that reaches nobody: anybody can have one sent to any address', async () => {
    world.post.failNext(8);
    await register(world, { email: 'nobody@example.com' });
    await world.pass(96 * HOUR);
    expect(await news()).toEqual([]);
  });

  test('of a case, with a link to where it is decided', async () => {
    await askedBack(world, { card: '4084080000671803' });
    await world.pass(HOUR);
    expect(await news()).toContain('A payment needs your review');
    const [told] = world.post.to(STAFF).slice(-1);
    expect(told?.text).toContain('/desk/money');
    expect(told?.text).toContain('STAFF_EMAIL is set to this address');
  });

  test('of an email that was given up, and then sends it again', async () => {
    const stay = await paidStay(world);
    world.post.reset();
    const { database } = world.context;
    await database.delete(outboundEmail);
    await closeNights(world, '201', '2026-03-12', '2026-03-13');
    world.post.failNext(8);
    await world.pass(48 * HOUR);
    await world.pass(48 * HOUR);
    const [subject] = await news();
    expect(subject).toBe('An email to adaobi@example.com could not be delivered');
    expect(world.post.to(STAFF)[0]?.text).toContain('http://hotel.test/desk');
    const listed = await hotel(world, 'emails', 'adaobi@example.com');
    const id = /GIVEN UP +([\da-f-]{36})/.exec(listed.text)?.[1] ?? '';
    const amara = await atDesk(world);
    expect(await act(amara, stay, { act: 'resendEmail', email: id })).toMatchObject({
      status: 200,
    });
    await news();
    expect(world.post.to('adaobi@example.com')).toHaveLength(1);
    expect((await hotel(world, 'log')).text).toMatch(/Amara Eze +email\.resent/);
  });
});

describe('An email with a one-time code', () => {
  test('is not sent again', async () => {
    await register(world);
    const [code] = await world.context.database.select().from(outboundEmail);
    const { database } = world.context;
    const again = { emailId: code?.id ?? '', why: 'The guest lost it' };
    const resent = database.transaction((tx) =>
      resendEmail(tx, world.context, again, { name: 'Ngozi' }),
    );
    await expect(resent).rejects.toThrow('The guest can request a new one');
    expect((await hotel(world, 'emails')).text).not.toMatch(/\b\d{6}\b/);
  });
});

test('What is done at the desk is told by email at once; the sweep is the second try', async () => {
  const amara = await atDesk(world);
  const guest = await world.guest('chidi@example.com');
  const id = await reserved(world, guest);
  world.jobs.reset();
  expect(await act(amara, { id }, inCash(15_000))).toMatchObject({ status: 200 });
  await world.jobs.runDue();
  expect(world.post.to('chidi@example.com').map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('is paid and confirmed'),
  );

  const charging = { act: 'addExtra', amount: 4500, text: 'Laundry, three shirts', balance: 0 };
  await act(amara, { id }, charging);
  await act(
    amara,
    { id },
    {
      ...{ act: 'takePayment', amount: 3000, balance: 4500 },
      ...paidBy('pos'),
    },
  );
  await world.jobs.runDue();
  const receipt = world.post.to('chidi@example.com').at(-1);
  expect(receipt?.subject).toMatch(/^Receipt: ₦3,000.00 for extras/);
  const said = [
    'Laundry, three shirts',
    '₦4,500.00',
    'by card at the desk',
    'Amara Eze',
    '₦1,500.00',
  ];
  for (const one of said) expect(receipt?.text).toContain(one);
});
