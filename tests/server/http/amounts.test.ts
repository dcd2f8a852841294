import { describe, expect, test } from 'vitest';
import { examplesOf, branch, isTree } from '../../unit/contract/contractDocument';
import { deskPayment, reservation } from '../../../server/database/schema';
import { arrival, paidRoom, send, twoAtDesk, unpaidRoom } from '../desk/deskSessions';
import { methodOf, operations } from '../support/contractCalls';
import { freshHotel } from '../support/hotel';

/** Sums and fields of requests, over the whole contract: a new operation is tried as well. */

const hotel = await freshHotel();
const { database } = hotel.context;
const { bisi } = twoAtDesk(hotel, arrival);

const UUID = '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20';
const sums = ['totalPrice', 'roomPrice', 'amount', 'balance', 'nightly'];
const isDesk = (path: string) => path.startsWith('/api/v1/desk/');

/** A value with another one in place of each member that is chosen, one at a time. */
function* changedOnce(
  value: unknown,
  change: (name: string, member: unknown) => unknown,
): Generator {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries())
      for (const other of changedOnce(one, change)) yield value.with(at, other);
  }
  if (!isTree(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const other = change(name, member);
    if (other !== undefined) yield { ...value, [name]: other };
    for (const inside of changedOnce(member, change)) yield { ...value, [name]: inside };
  }
}

/** The value, and every object in it, with a field that nobody knows, one at a time. */
function* withUnknown(value: unknown): Generator {
  if (isTree(value)) yield { ...value, tip: 500 };
  for (const inside of changedOnce(value, () => undefined)) yield inside;
  if (!isTree(value)) return;
  for (const [name, member] of Object.entries(value))
    if (isTree(member))
      for (const inside of withUnknown(member)) yield { ...value, [name]: inside };
}

/** Every body of the contract that can be sent, by its operation. */
const bodies = operations
  .filter(({ path, method }) => method !== 'GET' && !path.includes('/webhooks/'))
  .flatMap((operation) => {
    const content = branch(branch(operation.tree, 'requestBody'), 'content');
    return examplesOf(branch(content, 'application/json')).map((body) => ({ operation, body }));
  });

async function answerTo(operation: (typeof operations)[number], body: unknown) {
  const path = operation.path.replace(/\{\w+\}/, UUID);
  if (isDesk(path)) return send(bisi, path.replace('/api/v1/desk', ''), body);
  const { token } = await hotel.guest();
  return hotel.request(methodOf(operation), path, { token, body });
}

describe('An amount', () => {
  const cases = bodies.flatMap(({ operation, body }) => {
    const half = (name: string, member: unknown) =>
      sums.includes(name) && typeof member === 'number' ? 333.335 : undefined;
    return [...changedOnce(body, half)].map((changed) => ({ operation, changed }));
  });

  test('stands in these requests, and in no others that a person sends', () => {
    const ids = [...new Set(cases.map(({ operation }) => operation.id))];
    expect(ids.toSorted()).toEqual([
      ...['actOnMoney', 'actOnReservation', 'actOnSettings', 'bookAtDesk', 'createReservation'],
      ...['initializeFlutterwave', 'initializePaystack', 'registerReservation'],
    ]);
  });

  test.each(cases)('of no whole kobo is refused: $operation.id $changed', async (one) => {
    const answer = await answerTo(one.operation, one.changed);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test.each(['4.500', '0.010', '2000.0000', '2e3.001'])(
    'with more than two digits behind its dot is refused: %s',
    async (written) => {
      const { id } = await unpaidRoom(hotel);
      const body = `{"act":"takePayment","method":"cash","amount":${written},"balance":2000}`;
      const answer = await send(bisi, `/reservations/${id}/acts`, body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      expect(await database.select().from(deskPayment)).toEqual([]);
    },
  );

  test('is taken to the kobo, and a text may have as many digits as it likes', async () => {
    const stay = await paidRoom(hotel);
    const extra = { act: 'addExtra', amount: 333.33, text: 'Rate 4.5000 per "1.250"', balance: 0 };
    expect(await send(bisi, `/reservations/${stay.id}/acts`, extra)).toMatchObject({
      status: 200,
      body: { folio: { charges: 333.33 } },
    });
  });
});

describe('A page of the desk that is newer than its server', () => {
  const updating = {
    status: 400,
    body: {
      code: 'desk_updating',
      message: 'The desk is being updated; press again in a minute.',
    },
  };
  const ofDesk = bodies.filter(({ operation }) => isDesk(operation.path));
  const unknown = ofDesk.flatMap(({ operation, body }) =>
    [...withUnknown(body)].map((changed) => ({ operation, changed })),
  );

  test.each(unknown)('is told so: $operation.id $changed', async ({ operation, changed }) => {
    expect(await answerTo(operation, changed)).toMatchObject(updating);
  });

  test('is told so of an act and of a choice that the server does not know', async () => {
    const { id } = await unpaidRoom(hotel);
    const taking = { act: 'takePayment', method: 'cash', amount: 2000, balance: 2000 };
    for (const body of [{ act: 'takeTip' }, { ...taking, method: 'cheque' }])
      expect(await send(bisi, `/reservations/${id}/acts`, body)).toMatchObject(updating);
    expect(await send(bisi, `/reservations/${id}/acts`, taking)).toMatchObject({ status: 200 });
  });

  test('has done nothing, and sends the same under its key once the server knows it', async () => {
    const { id } = await unpaidRoom(hotel);
    const taking = { act: 'takePayment', method: 'cash', amount: 2000, balance: 2000 };
    const path = `/reservations/${id}/acts`;
    await send(bisi, path, { ...taking, tip: 500 }, 'a key of the page');
    expect(await database.select().from(deskPayment)).toEqual([]);
    expect(await send(bisi, path, taking, 'a key of the page')).toMatchObject({ status: 200 });
    expect(await database.select().from(deskPayment)).toMatchObject([{ amountKobo: 200_000 }]);
  });

  test('is not a guest’s: what guests send beside is left out, as before', async () => {
    const create = bodies.find(({ operation }) => operation.id === 'registerReservation');
    if (!create || !isTree(create.body)) throw new Error('Nothing is registered');
    const before = await database.$count(reservation);
    const answer = await answerTo(create.operation, { ...create.body, tip: 500 });
    expect(answer.status).not.toBe(400);
    expect(await database.$count(reservation)).toBeGreaterThanOrEqual(before);
  });
});

test('A page of the desk that is older than its server is told to load again', async () => {
  const { id } = await unpaidRoom(hotel);
  const body = { act: 'takePayment', amount: 2000, balance: 2000 };
  expect(await send(bisi, `/reservations/${id}/acts`, body)).toMatchObject({
    status: 400,
    body: { message: 'The desk has been updated. Reload this page, then do this again.' },
  });
});
