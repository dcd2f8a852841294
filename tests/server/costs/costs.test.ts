import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appJobKinds } from '../../../server/app/jobs';
import { HISTORY_PAGE } from '../../../server/reservations/reading/history';
import { createBossQueue } from '../../../server/queue/bossQueue';
import { reserved, stayRequest } from '../reservations/stays';
import { costOf, type Cost } from '../support/costMeter';
import { openHotel, type TestGuest } from '../support/hotel';
import { handlersThat } from '../support/jobHandlers';
import { silence } from '../support/silence';
import { workerDatabase } from '../support/workerDatabase';

/** What an operation asks of its database, and how long its response is, in bytes before it is compressed. */
interface Expense extends Cost {
  bytes: number;
}

const hotel = await openHotel({ configuration: { maximumUnpaidReservations: 1_000 } });
const worker = await workerDatabase();
let guest: TestGuest;
let reservationId: string;

const table: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  await hotel.reset();
  guest = await hotel.guest();
  reservationId = await reserved(hotel, guest);
  for (let stays = 1; stays < HISTORY_PAGE; stays += 1) {
    await reserved(hotel, guest, { junior: 1 }, nightAfter(stays));
  }
  const newQueue = () => createBossQueue(worker, silence, appJobKinds, { kind: 'sweep' });
  const running = newQueue();
  await running.start(handlersThat());
  await running.stop();
  // Its tables exist now. A job's work is not part of what scheduled it, so none is done.
  vi.spyOn(hotel.jobs, 'schedule').mockImplementation(newQueue().schedule);
  // More connections than needed, so that none is opened during the count.
  await Promise.all(Array.from({ length: 6 }, () => worker.executeSql('select pg_sleep(0.2)')));
});

afterAll(async () => {
  vi.restoreAllMocks();
  await worker.executeSql('drop schema if exists jobs cascade');
  console.table(table);
});

/** A night without reservations. */
function nightAfter(days: number) {
  const day = (after: number) => new Date(Date.UTC(2026, 3, after)).toISOString().slice(0, 10);
  return { checkInDate: day(days), checkOutDate: day(days + 1) };
}

const api = '/api/v1';
const asGuest = () => ({ authorization: `Bearer ${guest.token}` });
const get = (url: string): InjectOptions => ({ method: 'GET', url: api + url, headers: asGuest() });

const addressOf = (what: string) => `10.0.0.${what.length}`;

let nights = 100;
const creating = (key: string, night: number): InjectOptions => ({
  method: 'POST',
  url: `${api}/reservation`,
  headers: { ...asGuest(), 'idempotency-key': key },
  payload: stayRequest({ junior: 1 }, nightAfter(night)),
});

/**
 * The bounds: what each operation costs today. Where one costs less, its bound goes down with it; where one has to cost
 * more, docs/performance.md says why.
 */
const operations: [what: string, request: () => InjectOptions, bound: Expense][] = [
  [
    'creating a reservation',
    () => creating(randomUUID(), (nights += 1)),
    { roundTrips: 9, statements: 15, commits: 3, bytes: 790 },
  ],
  [
    'the same once more',
    () => creating('the key of before', 99),
    { roundTrips: 3, statements: 3, commits: 1, bytes: 790 },
  ],
  [
    'reading it',
    () => get(`/reservations/${reservationId}`),
    { roundTrips: 2, statements: 2, commits: 0, bytes: 930 },
  ],
  [
    `a list of ${HISTORY_PAGE}`,
    () => get('/hotel/reservations/history'),
    { roundTrips: 2, statements: 2, commits: 0, bytes: 37_800 },
  ],
  [
    'free rooms',
    () => get('/availability?checkIn=2026-03-12&checkOut=2026-03-15'),
    { roundTrips: 1, statements: 4, commits: 0, bytes: 630 },
  ],
  [
    'logging in',
    () => ({
      method: 'POST',
      url: `${api}/auth/users/login`,
      payload: { email: guest.email, password: 'Lagoon#42' },
    }),
    { roundTrips: 10, statements: 12, commits: 5, bytes: 545 },
  ],
];

test.each(operations)('%s costs no more than its bound', async (what, requestOf, bound) => {
  // From a separate network each, because every twentieth request of a network is shared with other servers.
  const ask = () => hotel.app.inject({ ...requestOf(), remoteAddress: addressOf(what) });
  // Warm-up, e.g. for statements that are built once.
  await ask();
  const { cost, said, done } = await costOf(ask);
  expect(done.statusCode).toBeLessThan(300);
  const expense: Expense = { ...cost, bytes: done.rawPayload.length };
  const { roundTrips, statements, commits, bytes } = expense;
  table[what] = {
    'round trips': `${roundTrips} ≤ ${bound.roundTrips}`,
    statements: `${statements} ≤ ${bound.statements}`,
    'commits (fsync)': `${commits} ≤ ${bound.commits}`,
    bytes: `${bytes} ≤ ${bound.bytes}`,
  };
  const listed = said.map((text) => text.replace(/\s+/g, ' ').slice(0, 100)).join('\n');
  expect(roundTrips, `round trips of\n${listed}`).toBeLessThanOrEqual(bound.roundTrips);
  expect(statements, `statements of\n${listed}`).toBeLessThanOrEqual(bound.statements);
  expect(commits, 'commits').toBeLessThanOrEqual(bound.commits);
  expect(bytes, 'bytes').toBeLessThanOrEqual(bound.bytes);
});
