import { beforeEach, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { listAt, valueAt } from '../support/reading';
import { act, arrival, changed, paidRoom, refused, twoAtDesk } from './deskSessions';
import type { AtDesk, OneRoomStay } from './deskSessions';

const hotel = await freshHotel();
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);
const [beforeFour, atFour] = ['2026-03-15T14:59:00Z', '2026-03-15T15:00:00Z'];

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
  await act(amara, stay, { act: 'checkIn', room: stay.room });
});

const grant = (person: AtDesk, isFree = false) =>
  act(person, stay, { act: 'lateCheckOut', room: stay.room, isFree });
const overdue = async () => {
  const { body } = await amara.browser.request('GET', '/today');
  const needs = listAt(body, 'needs').filter((one) => valueAt(one, 'kind') === 'overdueDeparture');
  return needs.map((one) => valueAt(one, 'text'));
};
const dueOut = (hour: string, { room } = stay) =>
  `Adaobi Okeke in room ${room} was due out on 15 March, ${hour}.`;

test('for the fee the stay ends at four, the bill has an extra and the history says both', async () => {
  const { body } = await grant(amara);
  const extra = `Late check-out, room ${stay.room}`;
  expect(valueAt(body, 'folio.balance')).toBe(5000);
  expect(listAt(body, 'folio.lines').at(-1)).toMatchObject({ text: `${extra}, Amara Eze` });
  expect(listAt(body, 'timeline').slice(-2)).toMatchObject([
    { text: extra, why: 'Until 16:00: ₦5,000.00', by: 'Amara Eze' },
    { text: 'Extra added', why: extra },
  ]);
  const other = await paidRoom(hotel);
  await act(amara, other, { act: 'checkIn', room: other.room });
  await goTo(beforeFour);
  expect(await overdue()).toEqual([dueOut('12:00', other)]);
  const { body: day } = await amara.browser.request('GET', '/today');
  expect(valueAt(day, 'departures.0.note')).toBe('Late check-out until 16:00');
  await goTo(atFour);
  expect(await overdue()).toContain(dueOut('16:00'));
});

test('free of charge is a manager’s', async () => {
  expect(await grant(amara, true)).toMatchObject({ status: 403, body: { code: 'not_your_role' } });
  const { body } = await grant(bisi, true);
  expect(valueAt(body, 'folio.balance')).toBe(0);
  expect(listAt(body, 'timeline').at(-1)).toMatchObject({ why: 'Until 16:00: free of charge' });
});

test('is granted once, before four, to a guest who is in house', async () => {
  await grant(bisi, true);
  expect(await grant(amara)).toMatchObject(
    changed('Bisi Ade granted late check-out until 16:00 at 14:02.'),
  );
  stay = await paidRoom(hotel);
  expect(await grant(amara)).toMatchObject(refused('This guest hasn’t checked in yet.'));
  await act(amara, stay, { act: 'checkIn', room: stay.room });
  await goTo(atFour);
  expect(await grant(amara)).toMatchObject(refused('The stay ended on 15 March.'));
});

test('says first who is due in the room that day', async () => {
  const dates = { checkInDate: '2026-03-15', checkOutDate: '2026-03-16', name: 'Chidi Nwosu' };
  expect(await paidRoom(hotel, dates)).toMatchObject({ room: stay.room });
  const { body } = await amara.browser.request('GET', `/reservations/${stay.id}`);
  const offer = listAt(body, 'acts').find((one) => valueAt(one, 'act') === 'lateCheckOut');
  const why = `Chidi Nwosu is due in room ${stay.room} on 15 March.`;
  expect(offer).toMatchObject({ isAllowed: true, why });
});
