import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonical } from '../../../server/contract/requestPrint';
import {
  deskAnswer,
  idempotentAnswer,
  reservation,
  reservationEvent,
} from '../../../server/database/schema';
import { atDesk, paidRoom, send } from '../desk/deskSessions';
import { stayRequest } from '../reservations/stays';
import { freshHotel, type TestGuest } from '../support/hotel';

const hotel = await freshHotel();
const { database } = hotel.context;
const key = 'a stay of mine';
const wish = stayRequest({ double: 2, deluxe: 1 });

/** A JSON value with its fields in the opposite order at every depth, and with fields that the contract does not have. */
function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, rewritten(part)] as const);
  return Object.fromEntries([['utm_source', { ad: 1 }], ...fields.toReversed()]);
}

const reserve = ({ token }: TestGuest, body: unknown) =>
  hotel.request('POST', '/api/v1/reservation', {
    token,
    body,
    headers: { 'idempotency-key': key },
  });

describe('A repeat under its key', () => {
  test('is the same request, however its JSON is written', async () => {
    const guest = await hotel.guest();
    const first = await reserve(guest, wish);
    expect(first.status).toBe(201);
    expect(await reserve(guest, rewritten(wish))).toMatchObject({ status: 201, body: first.body });
    expect(await database.$count(reservation)).toBe(1);
  });

  test.each<[string, object]>([
    ['another value', { ...wish, noOfAdult: wish.noOfAdult + 1 }],
    ['its list in another order', { ...wish, roomAllocations: wish.roomAllocations.toReversed() }],
  ])('is another request with %s', async (_, other) => {
    const guest = await hotel.guest();
    await reserve(guest, wish);
    expect(await reserve(guest, rewritten(other))).toMatchObject({ status: 422 });
  });

  test('matches what a server of the version before has stored, and one of its repeats what this one has', async () => {
    const guest = await hotel.guest();
    const first = await reserve(guest, wish);
    const [row] = await database.select().from(idempotentAnswer);
    const asBefore = createHash('sha256')
      .update(JSON.stringify([{}, wish]))
      .digest('hex');
    expect(row?.requestHash).toBe(asBefore);
    await database.update(idempotentAnswer).set({ requestPrint: null });
    expect(await reserve(guest, wish)).toMatchObject({ status: 201, body: first.body });
    expect(await reserve(guest, rewritten(wish))).toMatchObject({ status: 422 });
  });

  test('does an act at the desk once, however its JSON is written and whichever version did it', async () => {
    const amara = await atDesk(hotel);
    const { id } = await paidRoom(hotel);
    const note = { act: 'note', note: 'Late arrival' };
    const noted = () => database.$count(reservationEvent);
    const act = (body: unknown) => send(amara, `/reservations/${id}/acts`, body, key);
    expect((await act(note)).status).toBe(200);
    const before = await noted();
    expect((await act({ note: note.note, act: note.act })).status).toBe(200);
    expect((await act({ ...note, note: 'Early arrival' })).status).toBe(422);
    await database.update(deskAnswer).set({ requestPrint: null });
    expect((await act(note)).status).toBe(200);
    expect(await noted()).toBe(before);
  });
});

test('A field counts as absent with its default, also in a list, and only with that one', () => {
  const line = { properties: { beds: { default: 1 }, view: {} } };
  const schema = { properties: { rooms: { items: line }, tags: { default: [] } } };
  const plain = canonical(schema, { rooms: [{ view: 'sea' }] });
  expect(canonical(schema, { tags: [], rooms: [{ view: 'sea', beds: 1 }] })).toEqual(plain);
  expect(canonical(schema, { rooms: [{ view: 'sea', beds: 2 }] })).not.toEqual(plain);
  expect(canonical(schema, { tags: ['quiet'], rooms: [{ view: 'sea' }] })).not.toEqual(plain);
});

test('An act has the fields of the one that it names', () => {
  const act = (name: string, field: string) => ({
    properties: { act: { const: name }, [field]: {} },
  });
  const schema = { oneOf: [act('note', 'text'), act('cancel', 'why')] };
  const request = { text: 'Late', why: 'unknown here', act: 'note' };
  expect(canonical(schema, request)).toMatchObject({ text: 'Late' });
  expect(canonical(schema, { act: 'note', text: 'Late', why: 'a' })).toEqual(
    canonical(schema, { why: 'b', act: 'note', text: 'Late' }),
  );
});
