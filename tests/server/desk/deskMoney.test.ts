import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reservation, roomNight } from '../../../server/database/schema';
import { booksAreClean, held, refundsOf, stayTotal } from '../payments/openStay';
import { askForRefund, paidStay } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { roomsLeft, shown } from '../reservations/stays';
import { textAt } from '../support/reading';
import { atReception, bookStay, hotel, refundStay, who } from './atTheDesk';

const world = await freshPaymentWorld();

const HOUR = 3_600_000;
const actRefused = { code: 'act_refused' };

function standing(): Promise<{ status: string; refundStatus: string | null }[]> {
  const { status, refundStatus } = reservation;
  return world.context.database.select({ status, refundStatus }).from(reservation);
}

describe('Money that staff gives back', () => {
  test('ends a reservation after the guest’s own deadline, as a guest’s refund does', async () => {
    const { guest, id } = await paidStay(world);
    world.clock.setTo(new Date('2026-03-13T12:00:00Z'));
    expect((await askForRefund(world, guest, id)).status).toBe(409);
    const given = { amountKobo: stayTotal, isOver: true, atDesk: false, pausedSince: null };
    expect(await refundStay(world, id)).toEqual(given);
    expect(await standing()).toEqual([{ status: 'paid', refundStatus: 'requested' }]);
    await expect(refundStay(world, id)).rejects.toThrow('has been requested already');
    // The night that was slept stays in the plan; the others are sold again.
    const nights = await world.context.database.select().from(roomNight);
    expect(new Set(nights.map(({ night }) => night))).toEqual(new Set(['2026-03-12']));
    await booksAreClean(world);
    await world.pass(HOUR);
    expect(await standing()).toEqual([{ status: 'refunded', refundStatus: null }]);
    expect(await held(world)).toBe(0);
    await booksAreClean(world);
    await expect(refundStay(world, id)).rejects.toMatchObject(actRefused);
  });

  test('as goodwill leaves the reservation as it is, and a later refund returns the rest alone', async () => {
    const { guest, id } = await paidStay(world);
    expect(await refundStay(world, id, { amountKobo: 200_000 })).toMatchObject({ isOver: false });
    await world.pass(HOUR);
    expect(await standing()).toEqual([{ status: 'paid', refundStatus: null }]);
    expect(await held(world)).toBe(stayTotal - 200_000);
    await booksAreClean(world);
    expect((await askForRefund(world, guest, id)).status).toBe(200);
    await world.pass(HOUR);
    const amounts = (await refundsOf(world)).map(({ amountKobo }) => amountKobo);
    expect(amounts).toEqual([200_000, stayTotal - 200_000]);
    expect(await held(world)).toBe(0);
    await booksAreClean(world);
  });

  test('in part, with the rooms, ends the reservation and leaves the rest with the hotel', async () => {
    const { guest, id } = await paidStay(world, { provider: 'flutterwave' });
    const part = { amountKobo: 1_000_000, freesRooms: true };
    expect(await refundStay(world, id, part)).toMatchObject({ isOver: true });
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 10 });
    await booksAreClean(world);
    await world.pass(HOUR);
    expect(textAt(await shown(world, guest, id), 'reservation.paymentStatus')).toBe('refunded');
    expect(await held(world)).toBe(stayTotal - 1_000_000);
    await booksAreClean(world);
  });
});

describe('A stay that is booked at the desk', () => {
  test('is paid at once, has its rooms, and is in the books', async () => {
    await bookStay(world);
    expect(await standing()).toEqual([{ status: 'paid', refundStatus: null }]);
    const left = await roomsLeft(world, '2026-03-02', '2026-03-04');
    expect(left).toMatchObject({ 'Premium Penthouse': 1, 'Superior Suite': 3 });
    const books = await hotel(world, 'reconcile');
    expect(books.text).toMatch(/Taken at the desk +₦16,000.00/);
    await booksAreClean(world);
    await world.jobs.run({ kind: 'sweep' });
    await world.settle();
    expect(world.post.to('chidi@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is paid and confirmed'),
    ]);
    const arrivals = await hotel(world, 'arrivals');
    expect(arrivals.text).toMatch(/1 arrival on 2026-03-02[\s\S]*501 601 +Chidi Obi/);
    const departures = await hotel(world, 'departures', '2026-03-04', '--json');
    expect(departures.text).toContain('"name": "Chidi Obi"');
  });

  test('is booked once for one transfer', async () => {
    await bookStay(world, { proof: 'FT 123/a' });
    const others = { rooms: ['502', '602'] };
    for (const proof of ['FT 123/a', 'ft123/A', 'FT–123 a', 'ＦＴ１２３Ａ']) {
      await expect(bookStay(world, { proof, ...others })).rejects.toThrow(
        'is already in the books',
      );
    }
    await bookStay(world, { proof: 'FT 1234', ...others });
    expect(await standing()).toHaveLength(2);
  });

  test('is given back by hand: written down, and no provider is asked', async () => {
    const id = await bookStay(world);
    world.asked.length = 0;
    const part = await refundStay(world, id, { amountKobo: 100_000 });
    expect(part).toMatchObject({ atDesk: true, isOver: false });
    expect(await standing()).toEqual([{ status: 'paid', refundStatus: null }]);
    const byTransfer = { method: 'transfer' } as const;
    await expect(refundStay(world, id, byTransfer)).rejects.toMatchObject(actRefused);
    const rest = await refundStay(world, id, { ...byTransfer, proof: 'GTB/2' });
    expect(rest).toMatchObject({ amountKobo: 1_500_000, isOver: true });
    expect(await standing()).toEqual([{ status: 'refunded', refundStatus: null }]);
    await world.pass(HOUR);
    expect(world.asked).toEqual([]);
    expect((await hotel(world, 'reconcile')).text).toMatch(/Returned at the desk +₦16,000.00/);
    await booksAreClean(world);
  });
});

describe('Reservations', () => {
  test('are found by what the desk knows of them, and shown in full', async () => {
    const { id, reference } = await paidStay(world);
    for (const text of [id.slice(0, 8), 'adaobi', '0803000', reference]) {
      expect((await hotel(world, 'reservations', 'find', text)).text).toContain(id.slice(0, 8));
    }
    expect((await hotel(world, 'reservations', 'find', '%')).text).toContain('0 reservations');
    const { text } = await hotel(world, 'reservations', 'show', id);
    for (const fact of ['₦15,000.00', 'paystack', 'settled', 'payment.settled', reference]) {
      expect(text).toContain(fact);
    }
    expect(await hotel(world, 'reservations', 'show', 'nobody')).toMatchObject({ code: 1 });
  });

  test('are handed out as a table in which nothing is a formula', async () => {
    await bookStay(world, { request: { ...atReception, name: '=SUM("x")' } });
    const days = ['--from', '2026-03-01', '--to', '2026-03-31'];
    const { text } = await hotel(world, 'reservations', 'export', ...days, ...who);
    const [heads, line, ...others] = text.split('\n');
    // Excel knows by the byte order mark that it is UTF-8, and that Ọ is a letter.
    expect(heads).toMatch(/^\uFEFFid,status,/);
    expect(line).toContain('"\'=SUM(""x"")"');
    expect(others).toEqual([]);
    expect(() => hotel(world, 'reservations', 'export', ...days)).toThrow('Who does it?');
    const file = join(await mkdtemp(join(tmpdir(), 'export-')), 'stays.csv');
    await hotel(world, 'reservations', 'export', ...days, '--file', file, ...who);
    expect(await readFile(file, 'utf8')).toContain(line);
    // They are personal: nobody else on the machine reads them.
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
