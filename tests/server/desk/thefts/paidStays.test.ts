import { beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../server/desk/stays/reservationReport';
import { eraseGuests } from '../../../../server/privacy/eraseGuests';
import { freshHotel } from '../../support/hotel';
import { refusedWith, textAt, valueAt } from '../../support/reading';
import { act, arrival, paidRoom, refused, twoAtDesk, type OneRoomStay } from '../deskSessions';

/** A stay that is paid is sold a second time, for cash. Three nights from 12 March. */

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);
const managersOnly = refusedWith(403, 'not_your_role');
const undoneLate = refused('A step can only be undone on the same day.');

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
});

const look = (person = amara) => person.browser.request('GET', `/reservations/${stay.id}`);
async function change(body: object, person = amara) {
  const revision = Number(valueAt((await look(person)).body, 'revision'));
  return act(person, stay, { ...body, revision });
}
const step = (name: string, person = amara) => act(person, stay, { act: name, room: stay.room });
const undo = (state: string, person = amara) =>
  act(person, stay, { act: 'undo', room: stay.room, state });
const later = { act: 'changeDates', checkIn: '2026-03-20', checkOut: '2026-03-23' };
const friend = { act: 'changeGuest', name: 'Tunde Alabi', phone: '08055556666' };

describe('A clerk', () => {
  test('moves a guest who slept without a check-in to other dates, and sells the nights again', async () => {
    await goTo('2026-03-13T11:00:00Z');
    expect(await change(later)).toMatchObject(managersOnly);
    expect(await change(later, bisi)).toMatchObject({ status: 200, body: { nights: 3 } });
  });

  test('may move one who is late until the check-out hour after the first night, and both dates stay', async () => {
    await goTo('2026-03-13T10:59:00Z');
    const moved = await change(later);
    expect(moved).toMatchObject({ status: 200 });
    expect(JSON.stringify(valueAt(moved.body, 'timeline'))).toContain(
      'Dates changed, from 12 March – 15 March to 20 March – 23 March',
    );
  });

  test('checks a guest out at night and undoes it twice in the morning, as if nobody had come', async () => {
    await step('checkIn');
    await goTo('2026-03-14T09:00:00Z');
    await step('checkOut');
    expect(await undo('departed')).toMatchObject({
      status: 200,
      body: { stays: [{ state: 'inHouse', lastStep: { at: arrival.toISOString() } }] },
    });
    expect(await undo('inHouse')).toMatchObject(undoneLate);
    expect(await undo('inHouse', bisi)).toMatchObject(undoneLate);
  });

  test('does so in the room that the guest was moved to', async () => {
    await step('checkIn');
    const to = textAt((await look()).body, 'freeRooms.0.room');
    await act(amara, stay, { act: 'moveRoom', room: stay.room, to, why: 'Too loud' });
    stay = { ...stay, room: to };
    await goTo('2026-03-14T09:00:00Z');
    await step('checkOut', bisi);
    await undo('departed');
    expect((await look()).body).toMatchObject({ stays: [{ lastStep: { by: 'Amara Eze' } }] });
    expect(await undo('inHouse')).toMatchObject(undoneLate);
  });

  test('undoes a no-show, and lets a friend in', async () => {
    await goTo('2026-03-13T11:00:00Z');
    await step('noShow', bisi);
    expect(await undo('noShow')).toMatchObject(managersOnly);
    expect(await undo('noShow', bisi)).toMatchObject({ status: 200 });
  });

  test('gives a paid stay to a friend after the first night', async () => {
    await goTo('2026-03-13T11:00:00Z');
    expect(await change(friend)).toMatchObject(managersOnly);
    const number = { act: 'changeGuest', phone: '08055556666' };
    expect(await change(number)).toMatchObject({ status: 200 });
    expect(await change(friend, bisi)).toMatchObject({ status: 200 });
  });

  test('gives it before: both names stay, the old one is found, and its address hears of it', async () => {
    const changed = await change({ ...friend, email: 'tunde@example.com' });
    expect(JSON.stringify(valueAt(changed.body, 'timeline'))).toContain(
      'Guest details changed: Adaobi Okeke → Tunde Alabi',
    );
    for (const text of ['adaobi okeke', 'alabi', 'adaobi@example.com', '08055556666']) {
      const found = await amara.browser.request('GET', `/find?${new URLSearchParams({ text })}`);
      expect(found.body).toMatchObject({ reservations: [{ id: stay.id, name: 'Tunde Alabi' }] });
    }
    await hotel.jobs.runDue();
    const heard = hotel.post
      .to('adaobi@example.com')
      .filter(({ subject }) => subject.includes('contact'));
    expect(heard).toHaveLength(1);
    expect(heard[0]?.text).toContain('0700 000 0100');
    expect(heard[0]?.text).not.toMatch(/Tunde|Alabi|Adaobi|08055556666|March/);
  });
});

test('What was kept of a guest is erased with them', async () => {
  await change({ ...friend, email: 'tunde@example.com' });
  expect(JSON.stringify(await eventsOf(database, stay.id))).toContain('Adaobi');
  await database.transaction((tx) => eraseGuests(tx, [stay.id], 'Nobody'));
  const left = JSON.stringify([await eventsOf(database, stay.id), (await look()).body]);
  expect(left).not.toMatch(/Tunde|Adaobi|example\.com|08055556666|08030000000/);
});
