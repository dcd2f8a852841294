import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentAttempt, reservation } from '../../../server/database/schema';
import { happen, modification, reserved } from '../reservations/stays';
import type { TestGuest } from '../support/hotel';
import { openStay, pay } from './openStay';
import { initiate, openPage, freshPaymentWorld } from './paymentWorld';
import { stuckRefunds } from './refunds/stuckRefunds';

const world = await freshPaymentWorld({ configuration: { verificationInterval: 3_000 } });
stuckRefunds(world);

const HOUR = 3_600_000;
/** Longer than a provider's response is shared. */
const A_WHILE = 4_000;

/** Has a reservation held for another while. */
async function holdOn(id: string): Promise<void> {
  const holdExpiresAt = new Date(world.clock.now().getTime() + 2 * HOUR);
  await world.context.database
    .update(reservation)
    .set({ holdExpiresAt })
    .where(eq(reservation.id, id));
}

function ask(name: string, { token, address }: { token?: string; address?: string } = {}) {
  return world.request('GET', `/api/v1/hotel/payment/flutterwave/verify?transaction_id=${name}`, {
    ...(token !== undefined && { token }),
    ...(address !== undefined && { address }),
  });
}

/** How often the providers were asked while something was done that many times, with a pause after each. */
async function callsIn(times: number, what: (time: number) => Promise<unknown>): Promise<number> {
  world.asked.length = 0;
  for (let time = 0; time < times; time += 1) {
    await what(time);
    world.clock.advance(A_WHILE);
  }
  return world.asked.length;
}

const numbers = (guest: TestGuest, times: number) =>
  callsIn(times, (time) => ask(String(9_000_000 + time), guest));

/** The references of three payments that a guest has begun. */
async function threePages(guest: TestGuest): Promise<string[]> {
  const references: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const page = await openPage(world, guest, await reserved(world, guest), 'flutterwave');
    references.push(page.reference);
  }
  return references;
}

describe('The hotel’s calls to a provider', () => {
  test('are spent by nobody who has pages opened all day, and few on pages that were put out of use', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest);
    const { token } = guest;
    const path = `/api/v1/hotel/reservations/${id}/modify`;
    let opened = 0;
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 20; time += 1) {
        if ((await initiate(world, guest, id)).status === 200) opened += 1;
        // Each change gives another total: only that puts a page out of use.
        const body = modification({ checkOutDate: `2026-03-1${6 - (time % 2)}` });
        await world.request('PATCH', path, { token, body });
      }
      await holdOn(id);
      world.clock.advance(HOUR);
    }
    expect(opened).toBe(40);
    world.asked.length = 0;
    for (let day = 0; day < 31; day += 1) {
      world.clock.advance(24 * HOUR);
      await world.jobs.run({ kind: 'sweep' });
      await world.jobs.runDue();
    }
    expect(world.asked.length).toBeLessThan(40 * 20);
  });

  test('are made first about rooms that are held, however many others are due', async () => {
    const { id, reference } = await openStay(world);
    const now = world.clock.now();
    const [open] = await world.context.database.select().from(paymentAttempt);
    if (!open) throw new Error('There is no attempt.');
    const ended = await reserved(world, await world.guest('chidi@example.com'));
    await happen(world, ended, { type: 'guest.cancelled' });
    const others = Array.from({ length: 250 }, (_, place) => {
      const name = `${place}`.padStart(3, '0');
      return {
        ...open,
        id: open.id.replace(/...$/, name),
        reference: `${open.reference.slice(3)}${name}`,
        reservationId: ended,
        nextCheckAt: new Date(now.getTime() - HOUR),
      };
    });
    await world.context.database.insert(paymentAttempt).values(others);
    const isOwn = eq(paymentAttempt.reservationId, id);
    await world.context.database.update(paymentAttempt).set({ nextCheckAt: now }).where(isOwn);
    world.asked.length = 0;
    await world.jobs.run({ kind: 'sweep' });
    await world.jobs.runDue();
    expect(world.asked).toContain(`GET /transaction/verify/${reference}`);
  });

  test('are never spent on references that nobody was given', async () => {
    const { guest } = await openStay(world, 'flutterwave');
    const stranger = await world.guest('chidi@example.com');
    const invented = (time: number) => `${'0123456789abcdef'.repeat(2).slice(0, 30)}${10 + time}`;
    expect(await callsIn(10, (time) => ask(invented(time), guest))).toBe(0);
    // Nor does it ask about Flutterwave's numbers for a guest without a payment there.
    expect(await numbers(stranger, 10)).toBe(0);
  });

  test('are spent five times an hour on numbers that a guest who pays at Flutterwave invents', async () => {
    const { guest } = await openStay(world, 'flutterwave');
    expect(await numbers(guest, 10)).toBe(5);
    world.clock.advance(HOUR);
    expect(await numbers(guest, 1)).toBe(1);
  });

  test('are bounded for one payment, and what is known is answered beyond', async () => {
    const stay = await openStay(world, 'flutterwave');
    const askIt = (time: number) =>
      ask(stay.reference, { ...stay.guest, address: `192.0.2.${time % 200}` });
    expect(await callsIn(70, askIt)).toBe(60);
    expect(await ask(stay.reference, stay.guest)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'pending', reservation: { paymentStatus: 'pending' } },
    });
    await pay(world, stay);
    world.clock.advance(HOUR);
    expect(await ask(stay.reference, stay.guest)).toMatchObject({
      body: { paymentStatus: 'paid' },
    });
  });

  test('are bounded for one account, whatever payments it asks about', async () => {
    const guest = await world.guest();
    const references = await threePages(guest);
    expect(await callsIn(60, async (time) => ask(references[time % 3] ?? '', guest))).toBe(60);
    expect(await callsIn(100, async (time) => ask(references[time % 3] ?? '', guest))).toBe(60);
  });

  test('are bounded for one network of those who are not logged in', async () => {
    const references = await threePages(await world.guest());
    const address = '192.0.2.7';
    const calls = await callsIn(130, async (time) => ask(references[time % 3] ?? '', { address }));
    expect(calls).toBeLessThanOrEqual(120);
    expect(await callsIn(1, () => ask(references[0] ?? '', { address: '192.0.2.8' }))).toBe(1);
  });
});
