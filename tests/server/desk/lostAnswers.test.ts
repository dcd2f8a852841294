import { randomUUID } from 'node:crypto';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { linkSent, linkSentBefore } from '../../../messages/desk/settings';
import * as schema from '../../../server/database/schema';
import { reservation, reservationEvent } from '../../../server/database/schema';
import { eraseGuests } from '../../../server/privacy/eraseGuests';
import { listAt } from '../../unit/contract/contractDocument';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { bodySchemaOf, operations } from '../support/contractCalls';
import { valueAt } from '../support/reading';
import { send, signIn, twoAtDesk } from './deskSessions';
import { readyActs } from './readyActs';

/**
 * An answer is lost and the desk's page sends the same request again under the same key, for each act of the contract.
 * Before the commit nothing was done, and it is done then; after it, nothing is done twice, and the answer is the first
 * one. Each event of it has the key, by which a page that was loaded anew finds out.
 */

const world = await freshPaymentWorld({ configuration: { staffEmail: 'owner@hotel.example' } });
const { database } = world.context;
const { bisi, goTo } = twoAtDesk(world);
const ready = readyActs(world, bisi, goTo);

/** Writes that concern nobody but whoever sends them (ownAccount.test.ts), the preview, which changes nothing, and wishes (wishes.test.ts). */
const alone =
  /^(deskLogIn|confirmDeskLogIn|deskLogOut|(un)?lockDesk|\w+DeskWelcome|previewAct|askManager|actOnWish|actOnAccount)$/;

test('every act of the desk in the contract is here', () => {
  const writing = operations.filter(
    ({ id, path, method }) =>
      path.startsWith('/api/v1/desk/') && method !== 'GET' && !alone.test(id),
  );
  const acts = writing.flatMap((operation) => {
    const schemas = listAt(bodySchemaOf(operation), 'oneOf');
    const names = schemas.flatMap((one) => {
      const name = String(valueAt(one, 'properties.act.const'));
      const decisions = listAt(valueAt(one, 'properties.decision'), 'enum');
      return decisions.length === 0
        ? name
        : decisions.map((decision) => `${name} ${String(decision)}`);
    });
    return (names.length === 0 ? [''] : names).map((name) => `${operation.id} ${name}`);
  });
  const here = Object.entries(ready).flatMap(([operation, some]) =>
    Object.keys(some).map((name) => `${operation} ${name}`),
  );
  expect(here.toSorted()).toEqual(acts.toSorted());
});

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => table !== schema.limitCount);

/** Everything in the database but the counts of requests. */
async function contents(): Promise<Record<string, unknown[]>> {
  const rows = await Promise.all(
    tables.map(
      async (table) => [getTableName(table), await database.select().from(table)] as const,
    ),
  );
  return Object.fromEntries(rows);
}

/** Sends while each transaction is cut off before its commit. */
async function cutBeforeCommits<T>(sent: () => Promise<T>): Promise<T> {
  const transaction = database.transaction.bind(database);
  const cutting = vi.spyOn(database, 'transaction').mockImplementation((work) =>
    transaction(async (tx) => {
      await work(tx);
      throw new Error('The connection is cut');
    }),
  );
  return sent().finally(() => cutting.mockRestore());
}

/** An answer as a repeat gets it: no link, and without a reservation's emails, which may have been sent meanwhile. */
function asRepeated(answer: unknown, request: object): unknown {
  const email = String(valueAt(request, 'email'));
  const text = valueAt(answer, 'text');
  const again = text === linkSent(email) ? linkSentBefore(email) : text;
  return { ...Object(answer), link: null, emails: null, text: again };
}

/** What an event keeps when its guest is erased: no name, number or address, and nothing that staff typed. */
const kept = [
  ...['by', 'staffId', 'room', 'before', 'after', 'firstNight', 'totalKobo', 'totalKoboBefore'],
  ...[
    'amountKobo',
    'returnedKobo',
    'leftKobo',
    'keptKobo',
    'method',
    'provider',
    'channel',
    'reference',
    'adopted',
  ],
  ...['refundId', 'providerRefundId', 'caseId', 'kind', 'emailId', 'email', 'copy'],
  ...['until', 'underWayUntil', 'feeKobo', 'leftKobo', 'priceKobo'],
  ...['payment', 'own', 'terminal', 'slip', 'slipKobo'],
  ...['received', 'receivedKobo', 'expectedKobo', 'owesKobo', 'nights', 'voidedKobo', 'swappedFor'],
];

async function keysLeftWithoutGuests(): Promise<string[]> {
  const ids = (await database.select().from(reservation)).map(({ id }) => id);
  await database.transaction((tx) => eraseGuests(tx, ids, 'Nobody'));
  const events = await database.select().from(reservationEvent);
  return events.flatMap(({ detail }) => Object.keys(detail));
}

for (const [operation, acts] of Object.entries(ready)) {
  test.each(Object.entries(acts))(`${operation} %s`, async (name, arrange) => {
    const { path, body } = await arrange(name);
    const key = randomUUID();
    const sent = () => send(bisi, path, body, key);
    await signIn(bisi);
    await bisi.browser.enterCode();
    const before = await contents();
    expect(await cutBeforeCommits(sent)).toMatchObject({ status: 500 });
    expect(await contents()).toEqual(before);

    // The page is impatient: the second request comes while the first is still running, and waits for it.
    const [first, second] = await Promise.all([sent(), sent()]);
    const after = await contents();
    const calls = world.asked.length;
    const again = await sent();
    expect([first, second, again]).toMatchObject(Array(3).fill({ status: 200 }));
    expect(asRepeated(first.body, body)).toEqual(asRepeated(again.body, body));
    expect(asRepeated(second.body, body)).toEqual(asRepeated(again.body, body));
    expect(await contents()).toEqual(after);
    expect(world.asked).toHaveLength(calls);

    // A database gives rows in any order.
    const known = new Set(before.reservation_event?.map((event) => valueAt(event, 'id')));
    const events = after.reservation_event?.filter((event) => !known.has(valueAt(event, 'id')));
    expect(events?.map((event) => valueAt(event, 'actKey'))).toEqual(events?.map(() => key));
    if (path.startsWith('/reservations')) {
      const shown = [...listAt(again.body, 'timeline'), ...listAt(again.body, 'notes')];
      expect(shown.map((event) => valueAt(event, 'key'))).toContain(key);
    }
    const undecided = (await keysLeftWithoutGuests()).filter((one) => !kept.includes(one));
    expect(undecided).toEqual([]);
  });
}
