import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { beforeAll, expect, test } from 'vitest';
import { emailsTo } from '../../../server/privacy/exportGuestData';
import { sweepAccounts } from '../../../server/accounts/endAccess';
import { findCaller } from '../../../server/accounts/accessToken';
import type { Database } from '../../../server/database/database';
import { plannedOnce } from '../../../server/database/transactions';
import * as schema from '../../../server/database/schema';
import { room } from '../../../server/database/schema';
import { deleteOldResponses } from '../../../server/http/idempotency';
import { consumeLimit, deleteOldCounts } from '../../../server/rateLimits/rateLimits';
import { deleteOldEmails, sweepEmails } from '../../../server/email/outbox';
import type { AppContext } from '../../../server/app/context';
import { attemptBooks } from '../../../server/books/ledger';
import { deleteOldWebhooks } from '../../../server/payments/webhooks/webhooks';
import { sweepPayments } from '../../../server/payments/settlement/sweepPayments';
import { roomsLeft } from '../../../server/rooms/availability';
import { findReservationForGuest } from '../../../server/reservations/reading/findReservationForGuest';
import { lockBlockingHolds } from '../../../server/reservations/holds/expireHold';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { freeAmong, assignFreeRooms } from '../../../server/rooms/takeRooms';
import { ordinaryRoomsLeft } from '../../../server/rooms/unpaidRooms';
import { readHolds, readPaidStays } from '../../../server/reservations/holds/holdHistory';
import { reserved } from '../reservations/stays';
import { openHotel, type TestGuest } from '../support/hotel';
import { workerDatabase } from '../support/workerDatabase';
import { fillTables } from './filledTables';

const hotel = await openHotel();
const worker = await workerDatabase();
let guest: TestGuest;
let reservationId: string;

beforeAll(async () => {
  await hotel.reset();
  guest = await hotel.guest();
  reservationId = await reserved(hotel, guest, { junior: 1 });
  const { accountId } = guest;
  await fillTables(hotel.context.database, { accountId, reservationId, many: 2_000 });
});

interface Statement {
  text: string;
  values: unknown[];
}

/** Records the statements that some work sends to an empty database, without executing them. */
async function statementsOf(work: (context: AppContext) => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  const database: Database = drizzle(
    (text, values) => {
      said.push({ text, values });
      return Promise.resolve({ rows: text.startsWith('select count(') ? [['0']] : [] });
    },
    { schema },
  );
  Reflect.set(database, 'transaction', (inside: (tx: Database) => unknown) => inside(database));
  await work({ ...hotel.context, database }).catch(() => undefined);
  return said;
}

/** The plan for these values, or the one that a connection makes once, for any. */
async function planOf({ text, values }: Statement, forAny: boolean): Promise<string> {
  const { rows } = await (forAny
    ? worker.executeSql(`explain (generic_plan) ${text}`)
    : worker.executeSql(`explain ${text}`, values));
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

const stay = { checkIn: '2026-03-12', checkOut: '2026-03-15' };
const another = { ...stay, id: '00000000-0000-4000-8000-000000000000', networkHash: 'a network' };

const oneRoom = [{ roomType: 'junior', numberOfRooms: 1 }];

/** Run all day or every minute, so their time must not grow with the hotel's history. */
const asked: [what: string, work: (context: AppContext) => Promise<unknown>, index: string][] = [
  ['who calls', (context) => findCaller(context, guest.token), 'session_pkey'],
  [
    'one reservation',
    (context) => findReservationForGuest(context.database, context, guest.accountId, reservationId),
    'reservation_pkey',
  ],
  ['free rooms', (context) => roomsLeft(context, stay.checkIn, stay.checkOut), 'room_night_'],
  [
    'a limit',
    (context) => consumeLimit(context, { name: 'tries', most: 1, window: 1 }, 'somebody'),
    'limit_count_pkey',
  ],
  [
    'an account’s holds',
    (context) =>
      Promise.all([
        readHolds(context.database, context, { ...another, accountId: guest.accountId }),
        readPaidStays(context.database, context, { ...another, accountId: guest.accountId }),
      ]),
    'reservation_',
  ],
  [
    'the bounds of holds',
    (context) => ordinaryRoomsLeft(context.database, context, another),
    'room_night_',
  ],
  [
    'holds in the way',
    (context) => lockBlockingHolds(context.database, context, another, ['junior']),
    'reservation_hold',
  ],
  [
    'rooms of a type',
    (context) => freeAmong(context.database, [{ number: '101', roomType: 'junior' }], stay),
    'room_night_',
  ],
  [
    'rooms to take',
    (context) => assignFreeRooms(context.database, another, another.checkIn, oneRoom),
    'room_night_',
  ],
  ['holds that ran out', sweepHolds, 'reservation_hold'],
  ['payments that are due', sweepPayments, 'payment_attempt_due'],
  ['letters that are due', sweepEmails, 'outbound_email_unsent'],
  [
    'letters to a guest',
    (context) => emailsTo(context.database, 'adaobi@example.com'),
    'outbound_email_recipient',
  ],
  ['old letters', deleteOldEmails, 'outbound_email_written'],
  ['old webhooks', deleteOldWebhooks, 'webhook_delivery_processed'],
  ['old answers', deleteOldResponses, 'idempotent_answer_started'],
  ['old limits', deleteOldCounts, 'limit_count_window'],
  ['old registrations, sessions and tokens', sweepAccounts, 'registration_created'],
  [
    'a page of the books',
    (context) => attemptBooks(context.database, 50).next(),
    'payment_attempt_pkey',
  ],
];

/** Rooms and prices are few, and are read whole. */
const wholeTable = /Seq Scan on (?!room(?:_price)?\b)\w+/;

async function expectIndex(work: (typeof asked)[number][1], index: string, forAny = false) {
  const statements = await statementsOf(work);
  const plans = await Promise.all(statements.map((one) => planOf(one, forAny)));
  expect(plans.join('\n')).toContain(index);
  for (const plan of plans) expect(plan).not.toMatch(wholeTable);
}

test.each(asked)('%s: found by index, whatever the history', (_what, work, index) =>
  expectIndex(work, index),
);

/** What is planned once on each connection (`server/database/pooledSession.ts`), and the index that it then uses. */
const plannedForAny: Readonly<Record<string, string>> = {
  'free rooms': 'room_night_',
  'an account’s holds': 'reservation_',
  'the bounds of holds': 'room_night_',
  'holds in the way': 'room_night_night',
  'rooms of a type': 'room_night_',
  'rooms to take': 'room_night_',
};

test.each(asked.filter(([what]) => what in plannedForAny))(
  '%s: found by index with one plan for any values',
  (what, work) => expectIndex(work, plannedForAny[what] ?? what, true),
);

test('a transaction that asks for it is planned once, and no other', async () => {
  const mode = sql<string>`current_setting('plan_cache_mode')`;
  const modeIn = (tx: Database) =>
    tx.select({ mode }).from(room).limit(1).prepare('plan_cache_mode').execute();
  const { database } = worker;
  expect(await plannedOnce(database, modeIn)).toEqual([{ mode: 'force_generic_plan' }]);
  expect(await database.transaction(modeIn)).toEqual([{ mode: 'auto' }]);
});
