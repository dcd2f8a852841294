import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffMember } from '../../../server/database/schema';
import { branch, examplesOf, isTree } from '../../unit/contract/contractDocument';
import { exampleCall, isFor, operations } from '../support/contractCalls';
import { freshHotel, type HotelResponse } from '../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  atDesk,
  changed,
  cleaner,
  paidRoom,
  password,
  refused,
  send,
  signIn,
  twoAtDesk,
  type AtDesk,
  type OneRoomStay,
} from './deskSessions';

const hotel = await freshHotel();
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);
let ngozi: AtDesk;
beforeEach(async () => {
  ngozi = await atDesk(hotel, cleaner);
});

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Goes to another instant, where all of them log in again. */
async function at(instant: string): Promise<void> {
  await goTo(instant);
  await signIn(ngozi);
}
const shown = (person: AtDesk = ngozi) => person.browser.request('GET', '/housekeeping');
const onRoom = (person: AtDesk, room: string, body: object) =>
  send(person, `/rooms/${room}/acts`, body);
const roomOf = ({ body }: HotelResponse, number: string) =>
  listAt(body, 'rooms').find((one) => valueAt(one, 'number') === number);
const needs = async () => {
  const { body } = await amara.browser.request('GET', '/today');
  return listAt(body, 'needs')
    .filter((need) => valueAt(need, 'kind') === 'foundOtherwise')
    .map((need) => textAt(need, 'text'));
};
const checkIn = (stay: OneRoomStay) => act(amara, stay, { act: 'checkIn', room: stay.room });

describe('Somebody in housekeeping', () => {
  /** How each operation answers them, about a reservation that there is. */
  async function asked(person: AtDesk, id: string) {
    const answers: [string, HotelResponse][] = [];
    for (const operation of operations) {
      await signIn(person);
      const { method, url, body } = exampleCall(operation, {
        ...{ session: NOBODYS, reservation: id, payment: NOBODYS },
      });
      const headers = { 'idempotency-key': randomUUID() };
      const answer = url.startsWith('/api/v1/desk/')
        ? await person.browser.request(method, url.replace('/api/v1/desk', ''), body, headers)
        : await hotel.request(method, url, {
            body,
            headers: { cookie: `desk_session=${person.browser.cookie('desk_session') ?? ''}` },
          });
      answers.push([operation.id, answer]);
    }
    return answers;
  }
  const isRefused = ({ status }: HotelResponse) => status === 401 || status === 403;

  test('can call these operations of all that there are, and none of their answers is about a guest', async () => {
    const stay = await paidRoom(hotel);
    await checkIn(stay);
    await onRoom(bisi, '601', { act: 'closeTonight', why: 'Adaobi broke the shower' });
    const answers = await asked(ngozi, stay.id);
    const secured = operations.filter(
      (operation) => isFor(operation) === 'guests' || listAt(operation.tree, 'x-roles').length > 0,
    );
    const open = answers.filter(
      ([id, answer]) => secured.some((one) => one.id === id) && !isRefused(answer),
    );
    expect(open.map(([id]) => id).toSorted()).toEqual([
      ...['actOnRoom', 'deskLogOut', 'getDeskHousekeeping', 'getDeskSession', 'lockDesk'],
      'unlockDesk',
    ]);
    const said = answers.map(([, { body }]) => JSON.stringify([body])).join();
    expect(said).not.toMatch(new RegExp(`Adaobi|Okeke|0803|guest\\d|${stay.id.slice(0, 8)}`));
  });

  test('may do with a room what the contract says, and hears of no guest', async () => {
    const stay = await paidRoom(hotel);
    await checkIn(stay);
    const acting = operations.find(({ id }) => id === 'actOnRoom');
    const content = branch(branch(acting?.tree, 'requestBody'), 'content');
    const done: string[] = [];
    for (const body of examplesOf(branch(content, 'application/json'))) {
      const answer = await onRoom(ngozi, stay.room, isTree(body) ? body : {});
      expect(JSON.stringify(answer.body)).not.toMatch(/Adaobi|Okeke/);
      if (answer.status !== 403) done.push(textAt(body, 'act'));
    }
    expect(done).toEqual(['clean', 'dirty', 'markFound', 'reportFault', 'fixFault']);
    const offered = listAt(roomOf(await shown(), stay.room), 'acts');
    expect(offered.map((one) => valueAt(one, 'act')).toSorted()).toEqual(done.toSorted());
    expect(JSON.stringify(offered)).not.toContain('needsManager');
  });

  test('of a role that this program does not know may do nothing at all', async () => {
    const { database } = hotel.context;
    await database.execute(
      sql`update staff_member set role = 'laundry' where ${eq(staffMember.email, cleaner.email)}`,
    );
    const answers = await asked(ngozi, NOBODYS);
    const roles = (id: string) =>
      listAt(operations.find((one) => one.id === id)?.tree, 'x-roles').length;
    for (const [id, answer] of answers.filter(([id]) => roles(id) > 0))
      expect([id, answer]).toMatchObject([id, refusedWith(403, 'not_your_role')]);
  });

  test('is never handed the drawer', async () => {
    const { context } = hotel;
    await goTo('2026-03-12T17:00:00Z');
    const handOver = {
      ...{ act: 'handOver', count: 0, float: 0, counted: 0, dropped: 0 },
      terminals: [{ terminal: 'POS', total: 0 }],
      ...{ password, colleague: ngozi.email, colleaguePassword: password },
    };
    expect(await send(amara, '/money/acts', handOver)).toMatchObject(
      refusedWith(400, 'password_wrong'),
    );
    // Nor by a program that does not know the role.
    const given = context.database.execute(sql`insert into day_book
      (date, kind, at, by, to_name, to_staff_id, comparison)
      select '2026-03-12', 'handedOver', now(), 'Amara', name, id, '{}' from staff_member
      where ${eq(staffMember.email, ngozi.email)}`);
    await expect(given).rejects.toThrow();
  });
});

describe('Rooms are cleaned', () => {
  const cleaning = async () => {
    const rooms = listAt((await shown()).body, 'rooms');
    return Object.fromEntries(
      rooms.flatMap((room) => {
        const why = valueAt(room, 'cleaning');
        return typeof why === 'string' ? [[textAt(room, 'number'), why] as const] : [];
      }),
    );
  };

  test('where somebody is awaited, leaves, or stays, and every morning anew', async () => {
    const staying = await paidRoom(hotel);
    const leaving = await paidRoom(hotel, { checkOutDate: '2026-03-13' });
    await checkIn(staying);
    await checkIn(leaving);
    expect(await cleaning()).toEqual({});
    // Until six in the morning it is still the evening's day.
    await at('2026-03-13T04:30:00Z');
    expect(await cleaning()).toEqual({});
    await at('2026-03-13T05:30:00Z');
    const awaited = await paidRoom(hotel, { checkInDate: '2026-03-13' });
    await onRoom(ngozi, awaited.room, { act: 'dirty' });
    expect(await cleaning()).toEqual({
      [staying.room]: 'staysOver',
      [leaving.room]: 'leaving',
      [awaited.room]: 'awaited',
    });
    expect(roomOf(await shown(), leaving.room)).toMatchObject({
      ...{ stay: 'leaving', leavesBy: '12:00', arrivesBy: null },
    });
    expect(roomOf(await shown(), awaited.room)).toMatchObject({
      ...{ stay: 'none', leavesBy: null, arrivesBy: '14:00' },
    });
    expect(await onRoom(ngozi, staying.room, { act: 'clean' })).toMatchObject({ status: 200 });
    await onRoom(ngozi, awaited.room, { act: 'clean' });
    await act(amara, leaving, { act: 'checkOut', room: leaving.room });
    expect(await cleaning()).toEqual({ [leaving.room]: 'leaving' });
    const again = await onRoom(ngozi, staying.room, { act: 'clean' });
    expect(again).toMatchObject(refusedWith(409, 'changed_meanwhile'));
    await at('2026-03-14T05:30:00Z');
    expect(await cleaning()).toMatchObject({ [staying.room]: 'staysOver' });
  });

  test('with their faults, which stand until somebody has fixed them, and close no room', async () => {
    const report = { act: 'reportFault', fault: 'ac', details: 'does not cool' };
    const nothing = { act: 'reportFault', fault: 'other' };
    expect(await onRoom(ngozi, '601', nothing)).toMatchObject(
      refused('Please say what doesn’t work.'),
    );
    await onRoom(ngozi, '601', report);
    const fault = { text: 'AC: does not cool', by: 'Ngozi Obi', at: arrival.toISOString() };
    expect(roomOf(await shown(), '601')).toMatchObject({ isClosed: false, faults: [fault] });
    const board = await amara.browser.request('GET', '/rooms');
    expect(roomOf(board, '601')).toMatchObject({ isFreeTonight: true, faults: [fault] });
    const [{ id } = { id: 0 }] = listAt(roomOf(await shown(), '601'), 'faults').map((one) => ({
      id: Number(valueAt(one, 'id')),
    }));
    const fixing = { act: 'fixFault', fault: id };
    expect(await onRoom(ngozi, '204', fixing)).toMatchObject({ status: 409 });
    expect(await onRoom(ngozi, '601', fixing)).toMatchObject({ status: 200 });
    expect(roomOf(await shown(), '601')).toMatchObject({ faults: [] });
    expect(await onRoom(amara, '601', fixing)).toMatchObject(
      changed('Ngozi Obi marked this fault of room 601 fixed on 12 March, 14:02.'),
    );
  });
});

describe('A room as it was found', () => {
  const found = (as: string, room: string, person = ngozi) =>
    onRoom(person, room, { act: 'markFound', found: as });

  test('is compared with the night that ended, as the books have it then', async () => {
    const early = await paidRoom(hotel);
    const late = await paidRoom(hotel);
    const absent = await paidRoom(hotel);
    const moved = await paidRoom(hotel);
    for (const stay of [early, absent, moved]) await checkIn(stay);
    await onRoom(bisi, '601', { act: 'closeTonight', why: 'The shower leaks' });
    await at('2026-03-13T06:30:00Z');
    await act(amara, early, { act: 'checkOut', room: early.room });
    await checkIn(late);
    const { body } = await amara.browser.request('GET', `/reservations/${moved.id}`);
    const to = textAt(body, 'freeRooms.0.room');
    const move = { act: 'moveRoom', room: moved.room, to, why: 'A loud fan' };
    expect(await act(bisi, moved, move)).toMatchObject({ status: 200 });
    for (const room of [early.room, late.room, moved.room, '601']) await found('sleptIn', room);
    for (const room of [absent.room, to, '101']) await found('empty', room);
    await found('luggage', '602');
    const seen = `(Ngozi Obi, 07:30)`;
    expect((await needs()).toSorted()).toEqual(
      [
        `Room ${late.room}: slept in ${seen}. In the books, no guest was in-house.`,
        `Room ${absent.room}: empty ${seen}. In the books, a guest was in-house.`,
        `Room 601: slept in ${seen}. In the books, it was out of order.`,
        `Room 602: luggage only ${seen}. In the books, no guest was in-house.`,
      ].toSorted(),
    );
    // What the books say later changes nothing, and the next morning begins anew.
    await act(amara, absent, { act: 'checkOut', room: absent.room });
    expect(await needs()).toHaveLength(4);
    await at('2026-03-14T06:30:00Z');
    expect(await needs()).toEqual([]);
  });

  test('counts for a guest who came or left in the night', async () => {
    const leaves = await paidRoom(hotel);
    const undone = await paidRoom(hotel);
    await checkIn(leaves);
    await at('2026-03-13T01:30:00Z');
    await act(amara, leaves, { act: 'checkOut', room: leaves.room });
    await checkIn(undone);
    await at('2026-03-13T04:30:00Z');
    await act(amara, undone, { act: 'undo', room: undone.room, state: 'inHouse' });
    await at('2026-03-13T06:30:00Z');
    for (const { room } of [leaves, undone]) await found('sleptIn', room);
    expect(await needs()).toEqual([]);
  });

  test('is marked once the night is over', async () => {
    await at('2026-03-13T04:30:00Z');
    const why = 'Rooms are marked as found from 06:00, when the night is over.';
    expect(await found('empty', '601')).toMatchObject(refused(why));
  });

  test('is corrected by who marked it, and by nobody else', async () => {
    await at('2026-03-13T06:30:00Z');
    await found('sleptIn', '601');
    await found('empty', '601');
    expect(await needs()).toEqual([]);
    await found('sleptIn', '602');
    await found('empty', '602', amara);
    expect(await needs()).toEqual([
      'Room 602: slept in (Ngozi Obi, 07:30), then empty (Amara Eze, Reception, 07:30). In the books, no guest was in-house.',
    ]);
    expect(roomOf(await shown(), '602')).toMatchObject({
      found: { found: 'empty', by: 'Amara Eze' },
    });
  });
});
