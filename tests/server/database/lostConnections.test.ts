import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../server/database/database';
import {
  isDatabaseAway,
  OutcomeUnknown,
  TransactionUndone,
} from '../../../server/database/databaseFailures';
import type { OpenDatabase } from '../../../server/database/database';
import { openPostgres } from '../../../server/database/openDatabase';
import { limitCount, reservation, room } from '../../../server/database/schema';
import { cuttablePostgres } from '../support/cuttablePostgres';
import { type HotelResponse, type TestGuest, freshHotel } from '../support/hotel';
import { textAt, refusedWith, valueAt } from '../support/reading';
import { createSignal } from '../support/signal';
import { attemptsOf, cancel, modify, reserved, stayRequest } from '../reservations/stays';
import { silence } from '../support/silence';

const postgres = await cuttablePostgres();
const { database } = postgres.opened;
const hotel = await freshHotel({ database: postgres.opened });
afterAll(async () => {
  await hotel.app.close();
  await postgres.close();
});

const reserveOnce = ({ token }: TestGuest, key: string) =>
  hotel.request('POST', '/api/v1/reservation', {
    token,
    body: stayRequest({ junior: 1 }),
    headers: { 'idempotency-key': key },
  });

const codeOf = ({ body }: HotelResponse) => valueAt(body, 'code');

/** What some work fails with; null if it succeeds. */
const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (error: unknown) => error,
  );

const reservationsOf = ({ accountId }: TestGuest) =>
  database.$count(reservation, eq(reservation.accountId, accountId));

describe('When connections to the database are lost', () => {
  test('while guests reserve, each gets an answer, and with the same key exactly one reservation', async () => {
    const guests = await Promise.all(
      Array.from({ length: 8 }, (_, index) => hotel.guest(`guest-${index}@example.com`)),
    );
    const responses: HotelResponse[] = [];
    let waiting = guests.length;
    const untilReserved = async (guest: TestGuest): Promise<string> => {
      const key = randomUUID();
      for (;;) {
        const response = await reserveOnce(guest, key);
        responses.push(response);
        if (response.status === 201) return textAt(response.body, 'reservationData.id');
      }
    };
    const killConnections = async () => {
      for (let kills = 0; kills < 40 && waiting > 0; kills += 1) {
        await postgres.direct.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query not like '%advisory%'`,
        );
      }
    };
    const [ids] = await Promise.all([
      Promise.all(guests.map((guest) => untilReserved(guest).finally(() => (waiting -= 1)))),
      killConnections(),
    ]);

    expect(responses.length).toBeGreaterThan(guests.length);
    const refusals = responses.filter(({ status }) => status !== 201);
    expect(
      refusals.map(({ status }) => status).filter((status) => status < 500 && status !== 409),
    ).toEqual([]);
    expect(refusals.map(codeOf)).not.toContain('server_error');
    expect(new Set(ids).size).toBe(guests.length);
    for (const guest of guests) expect(await reservationsOf(guest)).toBe(1);
  });

  test('a request is told to come back in seconds, and nothing was done', async () => {
    const guest = await hotel.guest();
    postgres.cut('begin', 'before');
    const response = await reserveOnce(guest, randomUUID());
    expect(response).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await reservationsOf(guest)).toBe(0);
  });

  test.each(['before', 'after'] as const)(
    '%s the database heard a COMMIT, the guest learns that nobody knows, and the key decides',
    async (moment) => {
      const guest = await hotel.guest();
      const key = randomUUID();
      postgres.cut('commit', moment);
      const lost = await reserveOnce(guest, key);
      expect(lost).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
      expect(await reservationsOf(guest)).toBe(moment === 'after' ? 1 : 0);

      expect((await reserveOnce(guest, key)).status).toBe(201);
      expect(await reservationsOf(guest)).toBe(1);
    },
  );
});

describe('While one connection to the database stands still, a try is refused under its key', () => {
  test('and the older one that was held up is not carried out behind the guest’s back', async () => {
    const [guest, other] = [await hotel.guest(), await hotel.guest('chinedu@example.com')];
    const wish = { premium: 2 };
    const reserve = (headers: Record<string, string> = {}) =>
      hotel.request('POST', '/api/v1/reservation', {
        token: guest.token,
        body: stayRequest(wish),
        headers,
      });
    const headers = { 'idempotency-key': randomUUID() };
    const older = postgres.stall('exists (select from claimed) as is_claimed from counted');
    const first = reserve(headers);
    await older.reached;
    hotel.clock.advance(1);
    const theirs = await reserved(hotel, other, wish);
    const refused = await reserve(headers);
    expect(refused).toMatchObject({ status: 409, body: { code: 'rooms_unavailable' } });

    const instead = await reserved(hotel, guest, { junior: 1 });
    await cancel(hotel, other, theirs);
    older.goOn();

    expect(await first).toMatchObject({ status: 409, body: refused.body });
    expect(await reserve(headers)).toMatchObject({ status: 409, body: refused.body });
    const made = await database.select({ id: reservation.id }).from(reservation);
    expect(made.map(({ id }) => id).sort()).toEqual([theirs, instead].sort());
    expect((await reserve()).status).toBe(201);
  });

  test('and no checkout page opens for the older one', async () => {
    const guest = await hotel.guest();
    const reservationId = await reserved(hotel, guest, { deluxe: 1 });
    const initialize = (key: string) =>
      hotel.request('POST', '/api/v1/payment/paystack/initialize', {
        token: guest.token,
        body: { reservationId, amount: 8000, email: guest.email },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const older = postgres.stall('on conflict do nothing returning "key"');
    const first = initialize(key);
    await older.reached;
    hotel.clock.advance(1);
    const refused = await initialize(key);
    expect(refused).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } });

    const changed = await modify(hotel, guest, reservationId, { checkOutDate: '2026-03-16' });
    expect(changed.status).toBe(200);
    older.goOn();

    expect(await first).toMatchObject({ status: 409, body: refused.body });
    expect(await attemptsOf(hotel, reservationId)).toEqual([]);
    expect((await initialize(randomUUID())).status).toBe(200);
  });

  test('unless the refusal can’t be remembered: then the guest is told to come back', async () => {
    const guest = await hotel.guest();
    const key = randomUUID();
    const reserve = () =>
      hotel.request('POST', '/api/v1/reservation', {
        token: guest.token,
        body: stayRequest({ junior: 1 }, { totalPrice: 1 }),
        headers: { 'idempotency-key': key },
      });
    postgres.cut('"idempotent_answer"."started_at" = $6) returning "key"', 'before');
    expect(await reserve()).toMatchObject(refusedWith(503, 'temporarily_unavailable'));
    expect(await reserve()).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  });
});

describe('A server of the database that takes no changes, such as a standby', () => {
  test('is never asked about rooms, not even to read, and its successor is used at once', async () => {
    const { databaseTimes } = hotel.context.configuration;
    const led = await openPostgres(postgres.url, 'led astray', databaseTimes, silence);
    const readOnly = (isOn: boolean) =>
      postgres.direct.query(
        `alter database hotel set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
      );
    await readOnly(true);
    const failure = await failureOf(led.database.$count(room));
    await readOnly(false);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await led.database.$count(room)).toBe(40);
    await led.close();
  });
});

describe('While no standby confirms what is committed, though one must', () => {
  const demandStandby = async (name: string) => {
    await postgres.direct.query(`alter system set synchronous_standby_names = '${name}'`);
    await postgres.direct.query('select pg_reload_conf()');
    await vi.waitFor(async () => {
      const { rows } = await postgres.direct.query('show synchronous_standby_names');
      expect(rows).toEqual([{ synchronous_standby_names: name }]);
    });
  };
  const makeReservation = (at: OpenDatabase) =>
    failureOf(
      at.database.transaction((tx) =>
        tx.insert(limitCount).values({ key: randomUUID(), count: 1, windowEndsAt: new Date() }),
      ),
    );

  test('nothing is acknowledged, neither when the time is over nor when somebody cuts the wait short', async () => {
    const { databaseTimes } = hotel.context.configuration;
    const times = { ...databaseTimes, statement: 200, answer: 700 };
    const hasty = await openPostgres(postgres.url, 'hasty', times, silence);
    await demandStandby('nobody');
    try {
      expect(await makeReservation(hasty)).toBeInstanceOf(OutcomeUnknown);
      let isWaiting = true;
      const cutShort = makeReservation(postgres.opened).finally(() => (isWaiting = false));
      await vi.waitFor(async () => {
        await postgres.direct.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
        );
        expect(isWaiting).toBe(false);
      });
      expect(await cutShort).toBeInstanceOf(OutcomeUnknown);
    } finally {
      await demandStandby('');
    }
    expect(await makeReservation(hasty)).toBeNull();
    await hasty.close();
  });
});

describe('A transaction', () => {
  test('in which a failure was overlooked is not taken for done', async () => {
    const overlooking = database.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(overlooking).rejects.toThrow(TransactionUndone);
  });

  test('fails with what went wrong first, also when it can not be undone any more', async () => {
    postgres.cut('rollback', 'before');
    const failing = database.transaction(() => Promise.reject(new Error('The first thing')));
    await expect(failing).rejects.toThrow('The first thing');
  });

  test('that waits too long for a lock, or for a statement, is given up, and passes when tried again', async () => {
    const times = { ...hotel.context.configuration.databaseTimes, lock: 100, statement: 300 };
    const hasty = await openPostgres(postgres.url, 'hasty', times, silence);
    const guest = await hotel.guest();
    const lock = (tx: Database) =>
      tx.execute(sql`select from account where id = ${guest.accountId} for update`);
    const failing = (work: (tx: Database) => Promise<unknown>) =>
      failureOf(hasty.database.transaction(work));
    await postgres.direct.query('begin');
    await postgres.direct.query('select from account for update');
    expect(isDatabaseAway(await failing(lock))).toBe(true);
    await postgres.direct.query('rollback');
    expect(isDatabaseAway(await failing((tx) => tx.execute(sql`select pg_sleep(5)`)))).toBe(true);
    expect(await failing(lock)).toBeNull();
    await hasty.close();
  });

  test('that blocks another one and is undone by PostgreSQL is run again', async () => {
    const [first, second] = [createSignal(), createSignal()];
    const lock = (number: string) =>
      sql`select 1 from ${room} where ${room.number} = ${number} for update`;
    const both = (mine: string, theirs: string, said: () => void, heard: Promise<void>) =>
      database.transaction(async (tx) => {
        await tx.execute(lock(mine));
        said();
        await heard;
        await tx.execute(lock(theirs));
        return mine;
      });
    expect(
      await Promise.all([
        both('101', '102', first.give, second.given),
        both('102', '101', second.give, first.given),
      ]),
    ).toEqual(['101', '102']);
  });
});
