import { beforeEach, describe, expect, test } from 'vitest';
import { freshPaymentWorld } from '../../payments/paymentWorld';
import {
  act,
  arrival,
  atDesk,
  cleaner,
  paidRoom,
  send,
  signIn,
  twoAtDesk,
  type AtDesk,
} from '../deskSessions';

const OWNER = 'owner@hotel.example';
const world = await freshPaymentWorld({ configuration: { ownerEmails: [OWNER] } });
const { amara, bisi, goTo } = twoAtDesk(world, arrival);
// Before the first booking nobody is told of a day.
beforeEach(async () => {
  await paidRoom(world);
});

/** Ngozi from housekeeping, on the morning after the usual arrival. */
async function inTheMorning(instant = '2026-03-13T07:10:00Z'): Promise<AtDesk> {
  const ngozi = await atDesk(world, cleaner);
  await goTo(instant);
  await signIn(ngozi);
  return ngozi;
}

const found = (person: AtDesk, as: string, ...rooms: string[]) =>
  Promise.all(
    rooms.map((room) => send(person, `/rooms/${room}/acts`, { act: 'markFound', found: as })),
  );

/** What the owner reads of that day, on the next one. */
async function ownerReads(): Promise<string> {
  world.clock.setTo(new Date('2026-03-14T08:00:00Z'));
  for (let minute = 0; minute < 5; minute += 1) {
    await world.jobs.run({ kind: 'sweep' });
    await world.settle();
    world.clock.advance(60_000);
  }
  return world.post.to(OWNER).at(-1)?.text ?? '';
}

describe('The owner reads of', () => {
  test('a clerk who sells a key for cash, though they check the next guest in to hide it', async () => {
    const next = await paidRoom(world, { checkInDate: '2026-03-13' });
    await goTo('2026-03-13T05:30:00Z');
    await act(amara, next, { act: 'checkIn', room: next.room });
    await found(await inTheMorning(), 'sleptIn', next.room);
    const text = await ownerReads();
    expect(text).toContain(
      `Room ${next.room}: slept in (Ngozi Obi, 08:10). In the books, no guest was in-house.`,
    );
    expect(text).not.toMatch(new RegExp(`Room ${next.room}: slept in[^\n]*Adaobi`));
  });

  test('a clerk who checks a guest out in the books before the night, and lets others sleep there', async () => {
    const stay = await paidRoom(world);
    await act(amara, stay, { act: 'checkIn', room: stay.room });
    await goTo('2026-03-12T20:00:00Z');
    await act(amara, stay, { act: 'checkOut', room: stay.room });
    await found(await inTheMorning(), 'sleptIn', stay.room);
    expect(await ownerReads()).toContain(`Room ${stay.room}: slept in`);
  });

  test('a room that is out of order and let all the same', async () => {
    await send(bisi, '/rooms/601/acts', { act: 'closeTonight', why: 'The shower leaks' });
    const ngozi = await inTheMorning();
    // It goes back into service before anybody looks.
    await send(bisi, '/rooms/601/acts', { act: 'reopen', why: 'It is dry' });
    await found(ngozi, 'sleptIn', '601');
    expect(await ownerReads()).toContain('In the books, it was out of order.');
  });

  test('a guest in the books who is nowhere in the house', async () => {
    const stay = await paidRoom(world);
    await act(amara, stay, { act: 'checkIn', room: stay.room });
    await found(await inTheMorning(), 'empty', stay.room);
    expect(await ownerReads()).toContain(
      `Room ${stay.room}: empty (Ngozi Obi, 08:10). In the books, a guest was in-house.`,
    );
  });

  test('a clerk who marks a room in the place of housekeeping, or after it', async () => {
    const ngozi = await inTheMorning();
    await found(ngozi, 'sleptIn', '602');
    await found(ngozi, 'empty', '301');
    await found(amara, 'empty', '601', '602');
    const text = await ownerReads();
    expect(text).toContain('Marked by Amara Eze (Reception), not by housekeeping: 601');
    expect(text).toContain(
      'Room 602: slept in (Ngozi Obi, 08:10), then empty (Amara Eze, Reception, 08:10). In the books, no guest was in-house.',
    );
    expect(text).not.toContain('Room 301');
  });

  test('a housekeeper who marks a room as something else later, though it then agrees', async () => {
    const ngozi = await inTheMorning();
    await found(ngozi, 'sleptIn', '602');
    await found(ngozi, 'empty', '602');
    expect(await ownerReads()).toContain('slept in (Ngozi Obi, 08:10), then empty (Ngozi Obi');
  });

  test('a morning on which nobody looked into any room', async () => {
    expect(await ownerReads()).toMatch(/- None of the \d+ rooms was checked by 12:00\n/);
  });

  test('the rooms that nobody had seen by noon, in one line', async () => {
    const rooms = await world.context.database.query.room.findMany();
    const ngozi = await inTheMorning();
    const [one = '', late = '', ...seen] = rooms.map(({ number }) => number);
    await found(ngozi, 'empty', ...seen);
    await goTo('2026-03-13T11:01:00Z');
    await signIn(ngozi);
    await found(ngozi, 'empty', late);
    expect(await ownerReads()).toContain(`Not checked by 12:00: ${[one, late].join(', ')}\n`);
  });
});
