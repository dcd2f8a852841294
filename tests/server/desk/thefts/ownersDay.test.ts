import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../machines/shared/stay';
import { examineOwner } from '../../../../server/cli/doctor/work';
import { outboundEmail, ownerEmail } from '../../../../server/database/schema';
import { deleteEmailsOf } from '../../../../server/email/outbox';
import { freshPaymentWorld } from '../../payments/paymentWorld';
import { numberAt, textAt, valueAt } from '../../support/reading';
import {
  act,
  arrival,
  closingOf,
  inCash,
  paidRoom,
  password,
  send,
  twoAtDesk,
  unpaidRoom,
} from '../deskSessions';

const OWNERS = ['owner@hotel.example', 'partner@hotel.example'];
const world = await freshPaymentWorld({ configuration: { ownerEmails: OWNERS } });
const { amara, bisi, goTo } = twoAtDesk(world, arrival);
const why = 'The guest asked';

/** What the owner gets until an instant, after a sweep a minute. */
async function read(until: string, owner = OWNERS[0] ?? '') {
  world.clock.setTo(new Date(until));
  for (let minute = 0; minute < 5; minute += 1) {
    await world.jobs.run({ kind: 'sweep' });
    await world.settle();
    world.clock.advance(60_000);
  }
  return world.post.to(owner);
}

/** The email about the day of the usual arrival. */
const readNextDay = async () => (await read('2026-03-13T08:00:00Z')).map(({ text }) => text).join();

const walkIn = {
  ...{ checkInDate: '2026-03-12', checkOutDate: '2026-03-13', noOfAdult: 2, noOfChildren: 0 },
  ...{ specialRequest: '', name: 'Ada Obi', phoneNumber: '08030000000' },
  ...{ rooms: ['601'], payment: { method: 'cash' } },
};

/** Books a walk-in who pays cash. @returns the reservation */
async function booked(totalPrice: number) {
  const answer = await send(amara, '/reservations', { ...walkIn, totalPrice });
  return { id: textAt(answer.body, 'id'), room: '601', name: 'Ada Obi' };
}

describe('The owner reads of a clerk who', () => {
  test('pays himself out of the drawer, and has less in it than there should be', async () => {
    await act(amara, await unpaidRoom(world), inCash(2000));
    const own = { act: 'payOut', amount: 300, text: 'Diesel', paidTo: 'Bisi Filling Station' };
    await send(amara, '/money/acts', { ...own, why: 'They had no paper' });
    await goTo('2026-03-12T17:00:00Z');
    const count = { float: 10_000, counted: 11_500 };
    await send(amara, '/money/acts', await closingOf(amara, '2026-03-12', count));
    const text = await readNextDay();
    expect(text).toContain(
      'Amara Eze paid out ₦300.00 to Bisi Filling Station: Diesel (no slip: They had no paper).',
    );
    expect(text).toContain('₦11,500.00 counted in the drawer, ₦11,700.00 expected. ₦200.00 short.');
    expect(text).toMatch(/Differences\n- 18:00 · Amara Eze: ₦200.00 short\n/);
  });

  test('hands over a drawer that is short, and has a manager count the day once more', async () => {
    await act(amara, await unpaidRoom(world), inCash(2000));
    await goTo('2026-03-12T17:00:00Z');
    const { act: _, date: __, ...short } = await closingOf(amara, '2026-03-12', { counted: 1900 });
    const people = { password, colleague: bisi.email, colleaguePassword: password };
    await send(amara, '/money/acts', { act: 'handOver', ...short, ...people });
    const date = '2026-03-12';
    await send(amara, '/money/acts', await closingOf(amara, date, { counted: 1500 }));
    await send(bisi, '/money/acts', { act: 'reopenDay', date, why });
    await send(bisi, '/money/acts', await closingOf(bisi, date, { counted: 1500 }));
    expect(await readNextDay()).toMatch(
      /Differences\n- 18:00 · Amara Eze: ₦100.00 short\n- 18:00 · Amara Eze: ₦400.00 short\n\n/,
    );
  });

  test('takes an extra in cash, voids it and keeps the cash', async () => {
    const stay = await paidRoom(world);
    const laundry = { act: 'addExtra', amount: 4500, text: 'Laundry', balance: 0 };
    await act(amara, stay, laundry);
    const { body } = await act(amara, stay, inCash(4500));
    const charge = numberAt(body, 'folio.lines.1.charge');
    await act(bisi, stay, { act: 'voidExtra', charge, why, method: 'cash' });
    expect(await readNextDay()).toMatch(
      /14:02 · Bisi Ade: Extra of ₦4,500.00 voided, ₦4,500.00 refunded: “The guest asked” · Adaobi/,
    );
  });

  test('renames a paid stay in the night', async () => {
    const { id } = await paidRoom(world);
    await goTo('2026-03-12T22:00:00Z');
    await send(amara, '/money/acts', await closingOf(amara, '2026-03-12'));
    await goTo('2026-03-13T01:30:00Z');
    await act(amara, { id }, { act: 'changeGuest', name: 'Bola Ojo', revision: 1 });
    const text = await readNextDay();
    expect(text).toMatch(/Paid stays renamed[^\n]*\n- 02:30 · Amara Eze: Guest details edited/);
    expect(text).toContain(
      `from Adaobi Okeke to Bola Ojo · after closing · Bola Ojo, ${id.slice(0, 8)}`,
    );
    expect(text).toContain('Amara Eze closed the day on 12 March, 23:00');
  });

  test('moves a guest up for nothing', async () => {
    const { id, room } = await paidRoom(world);
    await act(bisi, { id }, { act: 'moveRoom', room, to: '601', why });
    expect(await readNextDay()).toMatch(/Moved from \d+ \(Deluxe Room\) to 601 \(Premium/);
  });

  test('checks out, undoes it, and undoes again', async () => {
    const { id, room } = await paidRoom(world);
    await act(amara, { id }, { act: 'checkIn', room });
    await act(amara, { id }, { act: 'undo', room, state: 'inHouse' });
    await act(amara, { id }, { act: 'checkIn', room });
    await act(amara, { id }, { act: 'undo', room, state: 'inHouse' });
    expect(await readNextDay()).toMatch(`Room ${room}: a second undo`);
  });

  test('opens the reservations of 61 guests in an hour', async () => {
    for (let guest = 0; guest < 61; guest += 1) {
      const checkInDate = addDays('2026-04-01', guest);
      const dates = { checkInDate, checkOutDate: addDays(checkInDate, 1) };
      const { id } = await paidRoom(world, dates);
      // A page that stays open asks again and again.
      for (const person of guest < 40 ? [amara, bisi, bisi] : [amara])
        await person.browser.request('GET', `/reservations/${id}`);
    }
    const text = await readNextDay();
    expect(text).toContain('Amara Eze opened the reservations of 61 guests from 14:00');
    expect(text).not.toContain('Bisi Ade opened');
  });
});

describe('The owner reads of a manager who', () => {
  test('lowers the rate for one booking and puts it back', async () => {
    const { body } = await bisi.browser.request('GET', '/settings');
    const rate = { act: 'setPrice', roomType: 'Premium Penthouse', from: '2026-03-12', why };
    const revision = numberAt(body, 'prices.5.revision');
    const before = numberAt(body, 'prices.5.now.nightly');
    // The largest step that the operator allows.
    await send(bisi, '/settings/acts', { ...rate, nightly: before / 2, revision });
    await booked(before / 2);
    const { body: shown } = await bisi.browser.request('GET', '/settings');
    const lowered = numberAt(shown, 'prices.5.revision');
    await send(bisi, '/settings/acts', { ...rate, nightly: before, revision: lowered });
    const text = await readNextDay();
    expect(text).toMatch(
      /Bisi Ade: Premium Penthouse: from ₦[\d,.]+ to ₦2,500.00 for check-ins from/,
    );
    expect(text).toMatch(/Bisi Ade: Premium Penthouse: from ₦2,500.00 to ₦[\d,.]+ for check-ins/);
    expect(text).toContain('Amara Eze, in cash: ₦2,500.00 in 1 payment, ₦0.00 refunded');
  });
});

describe('Whoever closes no day', () => {
  test('has each closed by the server, and the owner told of three days in order', async () => {
    await unpaidRoom(world);
    expect(await read('2026-03-13T07:50:00Z')).toEqual([]);
    const emails = await read('2026-03-13T08:00:00Z');
    expect(emails.map(({ subject }) => subject)).toEqual(['No. 1: 12 March at the hotel']);
    expect(emails[0]?.text).toContain('No one closed the day: the server did on 13 March, 09:00');
    // The server was away for two days.
    const later = await read('2026-03-15T09:00:00Z');
    expect(later.map(({ subject }) => subject)).toEqual([
      'No. 1: 12 March at the hotel',
      'No. 2: 13 March at the hotel',
      'No. 3: 14 March at the hotel',
    ]);
    expect(later[2]?.text).toContain('No. 2 for 13 March, was sent on 15 March, 10:00');
    // What is still open is not what was open at the end of their days.
    const asOf = [emails[0], later[1]].map((email) => /as of .*$/m.exec(email?.text ?? '')?.[0]);
    expect(asOf).toEqual([
      'as of 13 March, 09:00, when this email was written.',
      'as of 15 March, 10:00, when this email was written.',
    ]);
    expect(world.post.to(OWNERS[1] ?? '')).toHaveLength(3);
    const { body } = await (await goTo('2026-03-15T09:10:00Z'), amara).browser.request(
      'GET',
      '/money?date=2026-03-13',
    );
    expect(valueAt(body, 'closing')).toMatchObject({ by: 'The server' });
  });

  test('is told once by two servers, and what was not sent is said in the next', async () => {
    await unpaidRoom(world);
    world.clock.setTo(new Date('2026-03-13T08:00:00Z'));
    const { context, jobs } = world;
    await Promise.all([jobs.run({ kind: 'sweep' }), jobs.run({ kind: 'sweep' })]);
    expect(await context.database.$count(ownerEmail)).toBe(1);
    expect(await context.database.$count(outboundEmail)).toBeGreaterThanOrEqual(2);
    world.post.failNext(1_000);
    await read('2026-03-13T08:01:00Z');
    await read('2026-03-14T08:01:00Z');
    const examined = (at: string) => examineOwner(context.database, new Date(at), OWNERS);
    expect(await examined('2026-03-14T09:30:00Z')).toMatchObject({ verdict: 'fail' });
    world.post.failNext(0);
    const emails = await read('2026-03-14T20:00:00Z');
    const second = emails.find(({ subject }) => subject.startsWith('No. 2'));
    expect(second?.text).toContain('No. 1 for 12 March, has not been sent yet');
    expect(await examined('2026-03-14T21:00:00Z')).toMatchObject({ verdict: 'ok' });
  });

  test('keeps nothing of a guest whose account is deleted', async () => {
    const { database } = world.context;
    const kept = () => database.$count(outboundEmail, eq(outboundEmail.kind, 'ownersDay'));
    const forget = (id: string) => deleteEmailsOf(database, { email: '', reservationIds: [id] });
    const [named, other] = [await paidRoom(world), randomUUID()];
    await act(amara, named, { act: 'changeGuest', name: 'Bola Ojo', revision: 1 });
    expect(await readNextDay()).toContain('Bola Ojo');
    await forget(other);
    expect(await kept()).toBe(2);
    await forget(named.id);
    expect(await kept()).toBe(0);
  });
});
