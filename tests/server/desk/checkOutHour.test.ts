import { expect, onTestFinished, test } from 'vitest';
import { hotel } from '../../../hotel/hotel';
import { freshHotel } from '../support/hotel';
import { act, arrival, paidRoom, refused, twoAtDesk } from './deskSessions';

const house = await freshHotel();
const { amara, bisi, goTo } = twoAtDesk(house, arrival);

test('a hotel whose guests leave at eleven lets nobody in later, and notes who never came from then on', async () => {
  const { checkOutUntil } = hotel;
  onTestFinished(() => void Reflect.set(hotel, 'checkOutUntil', checkOutUntil));
  Reflect.set(hotel, 'checkOutUntil', '11:00');
  const stay = await paidRoom(house);
  const noShow = { act: 'noShow', room: stay.room };
  await goTo('2026-03-13T09:59:00Z');
  const until = refused('The guest may still arrive until 13 March, 11:00.');
  expect(await act(bisi, stay, noShow)).toMatchObject(until);
  await goTo('2026-03-15T10:00:00Z');
  const isOver = refused('The stay ended on 15 March.');
  expect(await act(amara, stay, { act: 'checkIn', room: stay.room })).toMatchObject(isOver);
  expect(await act(bisi, stay, noShow)).toMatchObject({ status: 200 });
});
