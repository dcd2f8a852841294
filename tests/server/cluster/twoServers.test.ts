import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { openPostgres } from '../../../server/database/openDatabase';
import { room } from '../../../server/database/schema';
import { createBossQueue } from '../../../server/queue/bossQueue';
import { appJobKinds } from '../../../server/app/jobs';
import { stayRequest } from '../reservations/stays';
import { handlersThat } from '../support/jobHandlers';
import { textAt, valueAt } from '../support/reading';
import {
  MORTAL,
  openTwoServers,
  type Answered,
  type ClusterGuest,
  type ReachedServer,
} from './twoServers';
import { silence } from '../support/silence';

const two = await openTwoServers();
const { mortal, other, pool } = two;
const both = [mortal, other] as const;
afterAll(() => two.close());

const soon = { timeout: 20_000, interval: 50 };
const RESERVATION = '/api/v1/reservation';

/** A night in one of ten rooms, so many days from now. */
function oneNight(daysAhead: number) {
  const checkInDate = addDays(lagosToday(new Date()), daysAhead);
  return stayRequest({ junior: 1 }, { checkInDate, checkOutDate: addDays(checkInDate, 1) });
}

const turnOf = (turn: number): ReachedServer => (turn % 2 === 0 ? mortal : other);

async function statusesOf(calls: number, call: (turn: number) => Promise<Answered>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < calls; turn += 1) statuses.push((await call(turn)).status);
  return statuses;
}

test('Servers that make the tables and the queues of an empty database at the same moment take turns', async () => {
  const url = await two.emptyDatabase();
  const opened = await Promise.all(
    ['one', 'another', 'a third'].map((name) =>
      openPostgres(url, name, two.databaseTimes, silence, 4),
    ),
  );
  const errors: unknown[] = [];
  const noteError = ({ err }: Record<string, unknown>) => errors.push(err);
  const log = { info: noteError, warn: noteError, error: noteError };
  const jobs = opened.map((database) =>
    createBossQueue(database, log, appJobKinds, { kind: 'sweep' }),
  );
  await Promise.all(jobs.map((each) => each.start(handlersThat())));
  await Promise.all(jobs.map((each) => each.stop()));
  expect(await opened[0]?.database.$count(room)).toBe(40);
  await Promise.all(opened.map((each) => each.close()));
  expect(errors).toEqual([]);
});

test('What is tried at one counts at the other', async () => {
  const stranger = { address: '10.1.0.1' };
  const body = { email: 'somebody@example.com' };
  const statuses = await statusesOf(6, (turn) =>
    turnOf(turn).call(stranger, 'POST', '/api/v1/auth/users/resend-otp', body),
  );
  expect(statuses.slice(0, 4)).not.toContain(429);
  expect(statuses.slice(4)).toEqual([429, 429]);
});

test('A flood that is spread over both is refused by both', async () => {
  const flood = { address: '10.1.0.2' };
  const ask = (at: ReachedServer) => at.call(flood, 'GET', '/api/v1/health');
  const statuses = await statusesOf(140, (turn) => ask(turnOf(turn)));
  // A hundred are allowed, plus up to twenty that one server did not know of yet.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
  for (const at of both) expect((await ask(at)).status).toBe(429);
});

test('Each of the jobs that both hand on is done once', async () => {
  const guest = await two.guest();
  const statuses = await statusesOf(10, (turn) =>
    turnOf(turn).call(guest, 'POST', RESERVATION, oneNight(10 + turn)),
  );
  expect(statuses).toEqual(statuses.map(() => 201));
  const unposted = 'select count(*)::int as letters from outbound_email where sent_at is null';
  const unfinished = `select count(*)::int as jobs from jobs.job where name = 'sendEmail' and state < 'completed'`;
  await vi.waitFor(async () => {
    expect((await pool.query(unposted)).rows).toEqual([{ letters: 0 }]);
    expect((await pool.query(unfinished)).rows).toEqual([{ jobs: 0 }]);
  }, soon);
  const posted = await readdir(two.mailbox);
  const ids = posted.map((name) => name.slice(name.lastIndexOf(' ') + 1));
  expect(ids.length).toBe(10);
  expect(new Set(ids).size).toBe(10);
});

/** How many connections of the server that is to be killed wait in the middle of a transaction. */
async function stuckInTheMiddle(): Promise<number> {
  const { rows } = await pool.query<{ stuck: number }>(
    `select count(*)::int as stuck from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'`,
    [MORTAL],
  );
  return rows[0]?.stuck ?? 0;
}

test('When one is killed in the middle of creations, the other goes on, and nothing is lost or sold twice', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => two.guest()));
  const acknowledged: { guest: ClusterGuest; id: string }[] = [];
  let lost = 0;

  /** Repeats the request under the same key, as a guest's browser does, until its outcome is known. */
  const reserveOnce = async (guest: ClusterGuest, at: ReachedServer, daysAhead: number) => {
    const key = randomUUID();
    const ask = (server: ReachedServer) =>
      server.call(guest, 'POST', RESERVATION, oneNight(daysAhead), key);
    let response = await ask(at);
    if (response.status === 0) lost += 1;
    if (response.status !== 201) {
      response = await vi.waitFor(async () => {
        const again = await ask(other);
        expect(again.status).toBe(201);
        return again;
      }, soon);
    }
    acknowledged.push({ guest, id: textAt(response.body, 'reservationData.id') });
  };

  for (const [turn, guest] of guests.entries()) await reserveOnce(guest, turnOf(turn), 30);
  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from room for update');
  const reserving = guests.map((guest) => reserveOnce(guest, mortal, 31));
  await vi.waitFor(async () => expect(await stuckInTheMiddle()).toBeGreaterThan(0), soon);
  await two.kill();
  await lock.query('rollback');
  lock.release();
  // A key taken by a dead server is free after a minute.
  two.putForward(61_000);
  await Promise.all(reserving);
  await Promise.all(guests.map((guest) => reserveOnce(guest, other, 32)));

  expect(lost).toBe(guests.length);
  for (const guest of guests) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from reservation where account_id = $1 order by id',
      [guest.accountId],
    );
    const ids = acknowledged.filter(({ guest: whose }) => whose === guest).map(({ id }) => id);
    expect(rows.map(({ id }) => id)).toEqual(ids.sort());
    for (const id of ids) {
      const shown = await other.call(guest, 'GET', `/api/v1/reservations/${id}`);
      expect(valueAt(shown.body, 'reservation.id')).toBe(id);
    }
  }
  const { rows } = await pool.query(
    `select count(*)::int as nights, count(distinct (room_number, night))::int as sold from room_night
     where night >= $1`,
    [addDays(lagosToday(new Date()), 30)],
  );
  expect(rows).toEqual([{ nights: acknowledged.length, sold: acknowledged.length }]);
});
