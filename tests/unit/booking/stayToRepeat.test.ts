import { describe, expect, it } from 'vitest';
import { stayToRepeatOf, wouldLose } from '../../../machines/booking/stayToRepeat';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { emptyReservationForm } from '../../../machines/reservation/reservationForm';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { filled } from './bookingSetting';

const reservation = exampleReservation({
  specialRequest: 'A quiet room',
  roomAllocations: [
    { numberOfRooms: 2, roomType: 'Deluxe Room', roomPrice: 2000 },
    { numberOfRooms: 1, roomType: 'Family Suite', roomPrice: 2500 },
  ],
});
const today = '2026-03-10';
const stay = stayToRepeatOf(reservation, today);

describe('a stay that is booked again', () => {
  it('has all that the reservation had', () => {
    expect(stay).toEqual({
      form: {
        name: 'Adaobi Okeke',
        phone: '08030000000',
        email: 'adaobi@example.com',
        checkIn: '2026-03-12',
        checkOut: '2026-03-15',
        adults: 2,
        children: 6,
        notes: 'A quiet room',
      },
      counts: { ...noRooms, deluxe: 2, family: 1 },
    });
  });

  it.each([
    ['on the day of its check-in', '2026-03-12', '2026-03-12', '2026-03-15'],
    ['the day after', '2026-03-13', '', ''],
  ])('has its dates as long as they can be booked: %s', (_when, day, checkIn, checkOut) => {
    expect(stayToRepeatOf(reservation, day).form).toMatchObject({ checkIn, checkOut });
  });

  it('has no more guests than the form offers, and nothing for a request that was none', () => {
    const { form } = stayToRepeatOf(
      exampleReservation({ noOfAdult: 14, noOfChildren: 9, specialRequest: 'nothing' }),
      today,
    );
    expect(form).toMatchObject({ adults: 10, children: 6, notes: '' });
  });
});

describe('what taking it would lose', () => {
  const profile = { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' };
  const nothing = { form: emptyReservationForm, counts: noRooms };

  it('is nothing where nothing was entered but what the profile fills in', () => {
    expect(wouldLose(nothing, stay, null)).toBe(false);
    expect(wouldLose({ ...nothing, form: { ...nothing.form, ...profile } }, stay, profile)).toBe(
      false,
    );
  });

  it('is nothing where the very same is entered', () => {
    expect(wouldLose(stay, stay, profile)).toBe(false);
  });

  it.each([
    ['other dates', { form: filled, counts: noRooms }],
    ['a request', { ...nothing, form: { ...nothing.form, notes: 'Late' } }],
    ['other rooms', { ...stay, counts: { ...stay.counts, premium: 1 } }],
  ])('is what was entered: %s', (_what, begun) => {
    expect(wouldLose(begun, stay, null)).toBe(true);
  });
});
