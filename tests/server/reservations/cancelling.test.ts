import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { refusedWith } from '../support/reading';
import {
  attemptsOf,
  cancel,
  happen,
  longSessions,
  reserved,
  roomsLeft,
  startPayment,
} from './stays';

const hotel = await freshHotel(longSessions);

test('An unpaid reservation is cancelled for good, and its rooms are free at once, as an email says', async () => {
  const guest = await hotel.guest();
  const id = await reserved(hotel, guest, { premium: 2 });

  expect(await cancel(hotel, guest, id)).toMatchObject({
    status: 200,
    body: {
      message: 'Your reservation has been cancelled.',
      reservation: {
        id,
        paymentStatus: 'cancelled',
        cancelReason: 'byGuest',
        roomNumber: '',
        roomDetails: 'Premium Penthouse',
        totalPrice: 30_000,
        holdExpiresAt: null,
      },
    },
  });
  expect(await roomsLeft(hotel)).toMatchObject({ 'Premium Penthouse': 2 });
  await hotel.jobs.runDue();
  const subjects = hotel.post.to('adaobi@example.com').map(({ subject }) => subject);
  expect(subjects).toContain(`Your reservation ${id.slice(0, 8)} has been cancelled`);
});

test('A payment that was started before is superseded', async () => {
  const guest = await hotel.guest();
  const id = await reserved(hotel, guest);
  await startPayment(hotel, guest, id);
  await cancel(hotel, guest, id);
  expect(await attemptsOf(hotel, id)).toEqual(['superseded']);
});

describe('Not every reservation can be cancelled', () => {
  const refusal = (message: string) => refusedWith(409, 'transition_refused', { message });

  test('A paid one is refunded instead, and keeps its rooms', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { premium: 2 });
    await happen(hotel, id, { type: 'payment.settled' });
    expect(await cancel(hotel, guest, id)).toMatchObject(
      refusal('A paid reservation can’t be cancelled. You can request a refund instead.'),
    );
    expect(await roomsLeft(hotel)).toMatchObject({ 'Premium Penthouse': 0 });
  });

  test('One that was not paid in time is cancelled already, swept or not', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    hotel.clock.advance(hotel.context.configuration.hold);
    const expired = refusal(
      'This reservation was not paid in time and has been cancelled. It can no longer be changed.',
    );
    expect(await cancel(hotel, guest, id)).toMatchObject(expired);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await cancel(hotel, guest, id)).toMatchObject(expired);
  });
});
