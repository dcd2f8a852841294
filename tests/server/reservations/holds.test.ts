import { describe, expect, test } from 'vitest';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { freshHotel } from '../support/hotel';
import {
  attemptsOf,
  happen,
  historyOf,
  longSessions,
  reserved,
  shown,
  startPayment,
  shownAs,
} from './stays';

const hotel = await freshHotel(longSessions);

const { hold } = hotel.context.configuration;
const sweep = () => hotel.jobs.run({ kind: 'sweep' });

describe('A hold that runs out', () => {
  test('is swept: the reservation is cancelled as expired, and its guest is told once', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { premium: 2 });
    hotel.clock.advance(hold);
    await sweep();
    await sweep();
    await hotel.jobs.runDue();

    expect(await shown(hotel, guest, id)).toMatchObject(
      shownAs('cancelled', { cancelReason: 'expired', holdExpiresAt: null }),
    );
    expect(await historyOf(hotel, id)).toEqual(['guest.reserved', 'hold.expired']);
    const subjects = hotel.post.emails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('has expired'))).toHaveLength(1);
  });

  test('leaves a payment that was started as it is, for money that may still come', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    await startPayment(hotel, guest, id);
    hotel.clock.advance(hold);
    await sweepHolds(hotel.context);
    expect(await attemptsOf(hotel, id)).toEqual(['open']);
  });

  test.each([
    ['paid', { type: 'payment.settled' }],
    ['cancelled', { type: 'guest.cancelled' }],
  ] as const)('means nothing to a reservation that is %s by then', async (status, event) => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    await happen(hotel, id, event);
    hotel.clock.advance(hold);
    await sweep();
    expect(await shown(hotel, guest, id)).toMatchObject({
      reservation: { paymentStatus: status },
    });
    expect(await historyOf(hotel, id)).toEqual(['guest.reserved', event.type]);
  });
});
