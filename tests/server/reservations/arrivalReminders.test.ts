import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { ReservationEvent } from '../../../machines/reservation/reservationMachine';
import { reservation } from '../../../server/database/schema';
import { lockReservation } from '../../../server/reservations/queries';
import { sweepReminders } from '../../../server/reservations/sweepReminders';
import { freshHotel } from '../support/hotel';
import { happen, reserved } from './stays';

const hotel = await freshHotel();
const { context, clock, jobs, post } = hotel;

const paid = { type: 'payment.settled' } as const;
const refundRequested = { type: 'refund.requested' } as const;

/** Sets the clock to a time of day in Lagos, which is an hour ahead of UTC. The stay begins on the 12th. */
function setTo(time: string, day = '2026-03-11'): void {
  clock.setTo(new Date(`${day}T${time}:00+01:00`));
}

/** Reserves a stay that begins on the 12th, and lets something happen to it. */
async function stay(...events: ReservationEvent[]): Promise<string> {
  const guest = await hotel.guest(`${context.random.uuid()}@example.com`);
  const id = await reserved(hotel, guest, { double: 1 });
  for (const event of events) await happen(hotel, id, event);
  await jobs.runDue();
  return id;
}

function reminders() {
  return post.emails.filter(({ subject }) => subject.startsWith('Your stay begins tomorrow'));
}

/** How many reminders were sent, once the sweep has run at a time of day. */
async function sentBy(time: string, day?: string): Promise<number> {
  setTo(time, day);
  await jobs.run({ kind: 'sweep' });
  await jobs.runDue();
  return reminders().length;
}

describe('The reminder of a paid stay', () => {
  test('goes at ten on the day before, once, and says when and where to come', async () => {
    const id = await stay(paid);
    expect(await sentBy('09:59')).toBe(0);
    expect(await sentBy('10:00')).toBe(1);
    expect(await sentBy('10:01')).toBe(1);
    expect(await sentBy('19:59')).toBe(1);
    expect(await sentBy('10:00', '2026-03-12')).toBe(1);
    const [email] = reminders();
    expect(email?.subject).toContain(id.slice(0, 8));
    for (const fact of ['Thursday, 12 March 2026', 'From 14:00', 'University Road', 'ID card']) {
      expect(email?.text).toContain(fact);
    }
  });

  test('is not sent, nor said to be, where there is no address', async () => {
    await stay(paid);
    await context.database.update(reservation).set({ emailAddress: null, accountEmail: '' });
    expect(await sentBy('10:00')).toBe(0);
    const events = await context.database.query.reservationEvent.findMany();
    expect(events.map(({ kind }) => kind)).not.toContain('guest.reminded');
  });

  test.each([
    ['19:59', '2026-03-11', 1],
    ['20:00', '2026-03-11', 0],
    ['10:00', '2026-03-10', 0],
    ['10:00', '2026-03-12', 0],
  ])('whose server runs again at %s on %s: %i', async (time, day, sent) => {
    await stay(paid);
    expect(await sentBy(time, day)).toBe(sent);
  });

  test('goes once, however many servers look at the same time', async () => {
    const id = await stay(paid);
    setTo('10:00');
    const servers = [1, 2, 3];
    // All have seen that it is to be reminded before any may write.
    const { sweeps } = await context.database.transaction(async (tx) => {
      await lockReservation(tx, id);
      const begun = Promise.all(servers.map(() => sweepReminders(context)));
      // One waits for this transaction, the others behind it for the row.
      const behind = sql`pg_locks where locktype = 'tuple' and not granted
        and relation = 'reservation'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
      await vi.waitFor(async () => expect(await tx.$count(behind)).toBe(servers.length - 1), {
        timeout: 5_000,
        interval: 20,
      });
      return { sweeps: begun };
    });
    await sweeps;
    expect(await sentBy('10:01')).toBe(1);
  });

  test('goes once though the server died before it sent anything', async () => {
    await stay(paid);
    setTo('10:00');
    const schedule = () => Promise.reject(new Error('The server is killed.'));
    await expect(sweepReminders({ ...context, jobs: { schedule } })).rejects.toThrow('killed');
    expect(await sentBy('10:01')).toBe(1);
    expect(await sentBy('10:02')).toBe(1);
  });

  test.each([
    ['10:02', 1],
    ['20:00', 0],
  ])('that the mail server refused at ten, and takes again at %s: %i', async (time, sent) => {
    await stay(paid);
    post.failNext(1);
    expect(await sentBy('10:00')).toBe(0);
    expect(await sentBy(time)).toBe(sent);
    expect(await sentBy('09:00', '2026-03-12')).toBe(sent);
  });

  test('that could not be sent is not sent any more once the stay is given back', async () => {
    const id = await stay(paid);
    post.failNext(1);
    expect(await sentBy('10:00')).toBe(0);
    await happen(hotel, id, refundRequested);
    expect(await sentBy('10:02')).toBe(0);
  });

  test.each([
    ['is not paid', []],
    ['was cancelled', [{ type: 'guest.cancelled' }]],
    ['is given back', [paid, refundRequested]],
    ['was refunded', [paid, refundRequested, { type: 'refund.settled' }]],
  ] satisfies [string, ReservationEvent[]][])('never goes for one that %s', async (_, events) => {
    await stay(...events);
    expect(await sentBy('10:00')).toBe(0);
  });

  test('is not needed by who pays after ten on the day before, but by who pays earlier', async () => {
    setTo('10:01');
    await stay(paid);
    expect(await sentBy('10:02')).toBe(0);
    setTo('09:30');
    await stay(paid);
    expect(await sentBy('10:02')).toBe(1);
  });

  test('can be turned off', async () => {
    await stay(paid);
    setTo('10:00');
    const configuration = { ...context.configuration, arrivalReminders: false };
    await sweepReminders({ ...context, configuration });
    await jobs.runDue();
    expect(reminders()).toEqual([]);
  });
});
