import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { describe, expect, it } from 'vitest';
import { stayToRepeatOf } from '../../../machines/booking/stayToRepeat';
import { stayToBook } from '../../../src/context/stayToBook';
import { memoryStore } from '../../../src/storage/keyValueStore';
import { bookAgain } from '../../../src/booking/bookAgain';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { adaobi, NOW, openJourney } from '../../support/journeyWithoutPage';

const reservation = exampleReservation();
const stay = stayToRepeatOf(reservation, '2026-03-10');
const soon = new Date(NOW.getTime() + 1000);

describe('a stay that waits for the booking', () => {
  it('is there until the booking has it, however often it is looked for', () => {
    const handing = stayToBook(memoryStore());
    handing.put(stay, 'ada', NOW);
    expect(handing.waiting('ada', soon)).toBe(stay);
    expect(handing.waiting('ada', soon)).toBe(stay);
    handing.taken();
    expect(handing.waiting('ada', soon)).toBeNull();
  });

  it.each([
    ['another guest', 'bayo', soon],
    ['a visitor', undefined, soon],
    ['a booking that opens later', 'ada', new Date(NOW.getTime() + 30_000)],
    ['a clock that was set back', 'ada', new Date(NOW.getTime() - 1)],
  ])('is not handed to %s', (_who, guest, now) => {
    const handing = stayToBook(memoryStore());
    handing.put(stay, 'ada', NOW);
    expect(handing.waiting(guest, now)).toBeNull();
  });

  it('waits for whoever logs in, through a registration in this tab, if a visitor has chosen it', () => {
    const tab = memoryStore();
    const hours = new Date(NOW.getTime() + 20 * 60 * 60_000);
    const chosen = { ...stay, pricesOfDay: { checkIn: '2026-03-12', prices: specifiedPrices } };
    stayToBook(tab).put(chosen, undefined, NOW);
    const reloaded = stayToBook(tab);
    expect(reloaded.waiting(undefined, hours)).toBeNull();
    expect(reloaded.waiting('ada', hours)).toMatchObject(chosen);
    reloaded.taken();
    expect(stayToBook(tab).waiting('ada', hours)).toBeNull();
  });

  it('is gone after a day', () => {
    const tab = memoryStore();
    stayToBook(tab).put(stay, undefined, NOW);
    expect(stayToBook(tab).waiting('ada', new Date(NOW.getTime() + 86_400_000))).toBeNull();
  });

  it('is handed over before the booking opens', async () => {
    const { context, places } = openJourney();
    await bookAgain(context, reservation);
    expect(places).toEqual(['/reservation']);
    expect(context.stayToBook.waiting(adaobi.id, NOW)).toEqual(stay);
  });

  it('is not left behind where nobody is logged in any more', async () => {
    const { context } = openJourney({ guest: null });
    await bookAgain(context, reservation);
    expect(context.stayToBook.waiting(undefined, NOW)).toBeNull();
  });
});
