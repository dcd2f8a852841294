import { describe, expect, test } from 'vitest';
import { percentOf } from '../../../machines/shared/quote';
import { reservation } from '../../../server/database/schema';
import { freshHotel } from '../support/hotel';
import { cancel, longSessions, modify, reserved, roomsLeft, shown } from './stays';
import { refusedWith } from '../support/reading';

const hotel = await freshHotel(longSessions);

const MINUTE = 60_000;

describe('An unpaid reservation that is modified', () => {
  test('costs what its new nights cost, in the same rooms, and is held no longer', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { deluxe: 2 });
    hotel.clock.advance(10 * MINUTE);

    const changes = { checkInDate: '2026-03-13', checkOutDate: '2026-03-17' };
    expect(await modify(hotel, guest, id, changes)).toMatchObject({
      status: 200,
      body: {
        message: 'Your reservation has been modified.',
        reservation: {
          ...changes,
          nights: 4,
          totalPrice: 16_000,
          roomNumber: '301, 302',
          paymentStatus: 'pending',
          holdExpiresAt: '2026-03-02T09:30:00.000Z',
        },
      },
    });
    expect(await roomsLeft(hotel, '2026-03-12', '2026-03-13')).toMatchObject({ 'Deluxe Room': 8 });
    expect(await roomsLeft(hotel, '2026-03-16', '2026-03-17')).toMatchObject({ 'Deluxe Room': 6 });
  });

  test('changes its guests and wishes without touching rooms and price', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { double: 1 });
    const changes = { noOfAdult: 4, noOfChildren: 6, specialRequest: '' };
    expect(await modify(hotel, guest, id, changes)).toMatchObject({
      status: 200,
      body: {
        reservation: {
          noOfAdult: 4,
          noOfChildren: 6,
          specialRequest: 'nothing',
          roomNumber: '201',
          totalPrice: 4500,
        },
      },
    });
  });

  test('keeps the tax rate that it was made with, until it is priced for other dates', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { double: 1 });
    await hotel.context.database.update(reservation).set({ vatRate: 500, serviceChargeRate: 300 });
    const withRates = (vat: number, serviceCharge: number) => ({
      body: { reservation: { containedCharges: { vat, serviceCharge } } },
    });
    expect(await modify(hotel, guest, id, { noOfAdult: 3 })).toMatchObject(withRates(5, 3));
    const { vat, serviceCharge } = hotel.context.configuration.chargeRates;
    expect(await modify(hotel, guest, id, { checkOutDate: '2026-03-16' })).toMatchObject(
      withRates(percentOf(vat), percentOf(serviceCharge)),
    );
  });

  test('moves to another room of its type where its own is taken', async () => {
    const guest = await hotel.guest();
    const dates = { checkInDate: '2026-03-20', checkOutDate: '2026-03-22' };
    await reserved(hotel, guest, { superior: 1 }, dates);
    const id = await reserved(hotel, guest, { superior: 1 });
    expect(await shown(hotel, guest, id)).toMatchObject({ reservation: { roomNumber: '501' } });
    expect(await modify(hotel, guest, id, dates)).toMatchObject({
      status: 200,
      body: { reservation: { roomNumber: '502' } },
    });
  });

  test('keeps its own room rather than a lower number', async () => {
    const guest = await hotel.guest();
    const first = await reserved(hotel, guest, { superior: 1 });
    const second = await reserved(hotel, guest, { superior: 1 });
    await cancel(hotel, guest, first);
    expect(await modify(hotel, guest, second, { checkOutDate: '2026-03-18' })).toMatchObject({
      body: { reservation: { roomNumber: '502' } },
    });
  });

  test('is written about in an email with the new total', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { deluxe: 1 });
    await modify(hotel, guest, id, { checkOutDate: '2026-03-16' });
    await hotel.jobs.runDue();
    const email = hotel.post.emails.find(({ subject }) => subject.endsWith('modified'));
    expect(email?.text).toContain('₦8,000.00');
  });
});

describe('A change that is refused leaves everything as it was', () => {
  test('when the rooms are taken on the new dates', async () => {
    const guest = await hotel.guest();
    const dates = { checkInDate: '2026-03-14', checkOutDate: '2026-03-16' };
    const before = { checkInDate: '2026-03-10', checkOutDate: '2026-03-12' };
    const id = await reserved(hotel, guest, { premium: 1 }, before);
    await reserved(hotel, guest, { premium: 2 }, dates);

    expect(await modify(hotel, guest, id, dates)).toMatchObject(
      refusedWith(409, 'rooms_unavailable', {
        message: 'There are not enough rooms left for these dates.',
      }),
    );
    expect(await shown(hotel, guest, id)).toMatchObject({
      reservation: { checkInDate: '2026-03-10', roomNumber: '601', totalPrice: 10_000 },
    });
    expect(await roomsLeft(hotel, '2026-03-10', '2026-03-12')).toMatchObject({
      'Premium Penthouse': 1,
    });
  });

  test.each([
    [{ checkInDate: '2026-03-01' }, 'validation_failed', 'Check-in date cannot be in the past'],
    [
      { checkOutDate: '2026-03-12' },
      'validation_failed',
      'Check-out date must be after check-in date',
    ],
    [{ noOfAdult: 0 }, 'validation_failed', 'At least one adult is required'],
    [{ noOfChildren: -1 }, 'validation_failed', 'Children count cannot be negative'],
    [{ checkOutDate: '2026-04-12' }, 'stay_too_long', 'A stay can be up to 30 nights'],
    [
      { checkInDate: '2027-08-25', checkOutDate: '2027-08-26' },
      'stay_too_far_ahead',
      'Check-in date can be up to 540 days from today',
    ],
  ])('when the form would refuse it: %o', async (changes, code, message) => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    expect(await modify(hotel, guest, id, changes)).toMatchObject({
      status: 400,
      body: { code, message },
    });
  });
});
