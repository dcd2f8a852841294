import { describe, expect, test } from 'vitest';
import { outboundEmail, reservationEvent } from '../../../server/database/schema';
import { atDesk, act } from '../desk/deskSessions';
import { openStay } from '../payments/openStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import type { TestGuest } from '../support/hotel';
import { numberAt, refusedWith, valueAt } from '../support/reading';
import { attemptsOf, modification, shown } from './stays';

const world = await freshPaymentWorld();
const { database } = world.context;

const revisionOf = async (guest: TestGuest, id: string) =>
  numberAt(await shown(world, guest, id), 'reservation.revision');

const modify = ({ token }: TestGuest, id: string, changes: object) =>
  world.request('PATCH', `/api/v1/hotel/reservations/${id}/modify`, {
    token,
    body: { ...modification(), ...changes },
  });

const written = async () => [
  await database.$count(reservationEvent),
  await database.$count(outboundEmail),
];

describe('Who saw an older reservation', () => {
  test('is shown how it is now instead of writing over it', async () => {
    const { guest, id } = await openStay(world);
    const revision = await revisionOf(guest, id);
    const first = await modify(guest, id, { checkOutDate: '2026-03-17', revision });
    expect(first.status).toBe(200);
    const before = await written();
    const late = await modify(guest, id, { specialRequest: 'A cot', revision });
    expect(late).toMatchObject(refusedWith(409, 'reservation_changed'));
    const now: unknown = await shown(world, guest, id);
    expect(now).toMatchObject({ reservation: valueAt(late.body, 'reservation') });
    expect(valueAt(late.body, 'reservation.checkOutDate')).toBe('2026-03-17');
    expect(await written()).toEqual(before);
  });

  test('is told that it is as wanted where somebody else did the same', async () => {
    const { guest, id } = await openStay(world);
    const wish = { noOfAdult: 3, revision: await revisionOf(guest, id) };
    expect((await modify(guest, id, wish)).status).toBe(200);
    const before = await written();
    expect((await modify(guest, id, wish)).status).toBe(200);
    expect(await written()).toEqual(before);
  });

  test('goes on with a client that sends no revision', async () => {
    const { guest, id } = await openStay(world);
    expect((await modify(guest, id, { checkOutDate: '2026-03-17' })).status).toBe(200);
    expect((await modify(guest, id, { specialRequest: 'A cot' })).status).toBe(200);
  });
});

describe('An open payment page', () => {
  const sameTotal = { checkInDate: '2026-03-13', checkOutDate: '2026-03-16' };

  test.each<[string, object, number, string]>([
    ['is left alone, with no event and no email, by the values of before', {}, 0, 'open'],
    ['goes on with another special request', { specialRequest: 'A cot' }, 1, 'open'],
    ['goes on with other guests', { noOfAdult: 1, noOfChildren: 0 }, 1, 'open'],
    ['goes on with other dates for the same total', sameTotal, 1, 'open'],
    ['is superseded by another total', { checkOutDate: '2026-03-16' }, 1, 'superseded'],
  ])('%s', async (_, changes, times, status) => {
    const { guest, id } = await openStay(world);
    const [events = 0, emails = 0] = await written();
    expect((await modify(guest, id, changes)).status).toBe(200);
    expect(await written()).toEqual([events + times, emails + times]);
    expect(await attemptsOf(world, id)).toEqual([status]);
  });

  test.each<[string, string, string, number, string]>([
    ['is left alone by the dates of before', '2026-03-12', '2026-03-15', 0, 'open'],
    ['goes on with dates for the same total', '2026-03-13', '2026-03-16', 1, 'open'],
    ['is superseded by another total', '2026-03-12', '2026-03-16', 1, 'superseded'],
  ])('%s from the desk', async (_, checkIn, checkOut, times, status) => {
    const amara = await atDesk(world);
    const { guest, id } = await openStay(world);
    const revision = await revisionOf(guest, id);
    const [events = 0, emails = 0] = await written();
    const dates = { act: 'changeDates', checkIn, checkOut, revision };
    expect((await act(amara, { id }, dates)).status).toBe(200);
    expect(await written()).toEqual([events + times, emails + times]);
    expect(await attemptsOf(world, id)).toEqual([status]);
  });
});

test('The desk writes down no change of a guest to what is known already', async () => {
  const amara = await atDesk(world);
  const { guest, id } = await openStay(world);
  const revision = await revisionOf(guest, id);
  const before = await written();
  const same = { act: 'changeGuest', name: 'Adaobi Okeke', phone: '08030000000', revision };
  expect((await act(amara, { id }, same)).status).toBe(200);
  expect(await written()).toEqual(before);
});
