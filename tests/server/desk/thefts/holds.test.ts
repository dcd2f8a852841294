import { expect, test } from 'vitest';
import { freshHotel } from '../../support/hotel';
import { listAt, numberAt, refusedWith, textAt, valueAt } from '../../support/reading';
import { act, arrival, paidRoom, send, twoAtDesk } from '../deskSessions';

/** A clerk's cookie keeps the hotel empty, or a room better than what was paid is given away for a tip. */

const hotel = await freshHotel();
const { amara, bisi } = twoAtDesk(hotel, arrival);
const actRefused = refusedWith(409, 'act_refused');
const soon = { checkInDate: '2026-03-14', checkOutDate: '2026-03-15' };

/** Holds rooms with a clerk's cookie. */
async function hold(rooms: string[], until: string, dates = soon, person = amara) {
  const query = new URLSearchParams({ checkIn: dates.checkInDate, checkOut: dates.checkOutDate });
  const { body } = await person.browser.request('GET', `/free?${query}`);
  const rate = (number: string) => {
    const type = listAt(body, 'types').find((one) =>
      listAt(one, 'rooms').some((room) => valueAt(room, 'room') === number),
    );
    return numberAt(type, 'roomPrice');
  };
  const nights = (Date.parse(dates.checkOutDate) - Date.parse(dates.checkInDate)) / 86_400_000;
  const guest = { name: 'Nobody Known', phoneNumber: '08030000001', specialRequest: '' };
  const totalPrice = rooms.reduce((sum, room) => sum + rate(room), 0) * nights;
  const booking = { ...guest, ...dates, noOfAdult: 1, noOfChildren: 0, rooms, totalPrice };
  return send(person, '/reservations', { ...booking, holdUntil: until });
}
const evening = '2026-03-14T17:00:00Z';

test('A stolen cookie holds 40 rooms for 30 nights', async () => {
  const month = { checkInDate: '2026-03-14', checkOutDate: '2026-04-13' };
  const all = Array.from({ length: 10 }, (_, index) => String(101 + index));
  expect(await hold(all, evening, month)).toMatchObject(actRefused);
  const answers = [];
  for (const room of all) answers.push(await hold([room], evening, month));
  const held = answers.filter(({ status }) => status === 200);
  expect(held).toHaveLength(2);
  expect(answers.at(-1)).toMatchObject(actRefused);
  expect(valueAt(answers.at(-1)?.body, 'why')).toMatch(/2 of the 10 Double Deluxe/);
});

test('It takes more than four rooms of several types, and a manager may', async () => {
  const five = ['101', '102', '201', '301', '401'];
  expect(await hold(five, evening)).toMatchObject(actRefused);
  expect(await hold(five, evening, soon, bisi)).toMatchObject({ status: 200 });
});

test('It holds a room for long, and a manager may', async () => {
  expect(await hold(['101'], '2026-03-14T20:00:00Z')).toMatchObject(actRefused);
  const far = { checkInDate: '2026-05-14', checkOutDate: '2026-05-15' };
  expect(await hold(['101'], '2026-05-14T17:00:00Z', far)).toMatchObject(actRefused);
  expect(await hold(['101'], '2026-03-14T13:00:00Z', far)).toMatchObject({ status: 200 });
  expect(await hold(['102'], '2026-05-14T17:00:00Z', far, bisi)).toMatchObject({ status: 200 });
});

test('It moves holds that are allowed to nights of which others hold the share', async () => {
  for (const room of ['101', '102']) await hold([room], evening);
  const later = { checkInDate: '2026-03-15', checkOutDate: '2026-03-16' };
  const { body } = await hold(['103'], evening, later);
  const id = textAt(body, 'id');
  const dates = { act: 'changeDates', checkIn: soon.checkInDate, checkOut: soon.checkOutDate };
  expect(await act(amara, { id }, { ...dates, revision: 0 })).toMatchObject(actRefused);
});

test('A guest of a cheap type is moved up for a tip', async () => {
  const { id, room } = await paidRoom(hotel);
  const up = { act: 'moveRoom', room, to: '601', why: 'The guest asked' };
  expect(await act(amara, { id }, up)).toMatchObject(refusedWith(403, 'not_your_role'));
  expect(await act(bisi, { id }, up)).toMatchObject({ status: 200 });
});
