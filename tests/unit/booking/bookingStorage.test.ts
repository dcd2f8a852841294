import { describe, expect, it } from 'vitest';
import { bookingMachine } from '../../../machines/booking/bookingMachine';
import { savedBookingOf } from '../../../machines/booking/savedBooking';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { bookingStorage } from '../../../src/booking/bookingStorage';
import { bola, openJourney } from '../../support/journeyWithoutPage';
import { bookingWith, filled } from './bookingSetting';

/** The booking after the guest has entered these notes. */
const noted = (notes: string) =>
  bookingWith(
    savedBookingOf({ form: { ...filled, notes }, counts: noRooms, idempotencyKey: null }),
  );

/** A guest's booking, in which nothing has been entered yet. */
function openBooking(setting: Parameters<typeof openJourney>[0] = {}) {
  const journey = openJourney(setting);
  const booking = bookingStorage(journey.context);
  booking.keep(noted(''));
  /** What a page opened in this tab now would find. */
  const left = () => bookingStorage(journey.context).read();
  const stored = () =>
    [...journey.storage.tab.keys(), ...journey.device.keys()].filter((key) =>
      key.startsWith('snapshot:'),
    );
  return { ...journey, booking, left, stored };
}

describe('A booking in progress', () => {
  it('is kept from the first thing that is entered on', () => {
    const { booking, left } = openBooking();
    expect(left()).toBeNull();
    booking.keep(noted('Late'));
    expect(left()?.form).toEqual({ ...filled, notes: 'Late' });
  });

  it('is kept for a visitor, and nothing of a visitor’s is another guest’s', () => {
    const { booking, left, keys, changeElsewhere } = openBooking({ guest: null });
    booking.keep(noted('Late'));
    expect(left()?.form.notes).toBe('Late');
    changeElsewhere(() => {
      keys.user.write(bola);
      keys.refreshToken.write('bola-1');
    });
    expect(left()).toBeNull();
  });

  it('is gone once the reservation is made, and only which one it is stays', () => {
    const { booking, left, stored, becomes, context: page } = openBooking();
    booking.keep(noted('Late'));
    const context = { ...noted('Late').context, reservationId: 'r-1' };
    booking.keep(bookingMachine.resolveState({ value: { created: 'openingPayment' }, context }));
    expect(left()).toBeNull();
    expect(stored()).toEqual(['snapshot:reservationMade']);
    expect(bookingStorage(page).madeBefore()).toBe('r-1');
    becomes(bola);
    expect(bookingStorage(page).madeBefore()).toBeNull();
  });

  it('is kept where the guest’s session is over, and the same guest may come back', () => {
    const { booking, session, stored } = openBooking();
    session.send({ type: 'session.expired', returnPath: '/reservation' });
    booking.keep(noted('Late'));
    expect(stored()).not.toEqual([]);
  });

  it('is not kept by a page that still shows after another guest has logged in', () => {
    const { booking, becomes, stored } = openBooking();
    becomes(bola);
    booking.keep(noted('Late'));
    expect(stored()).toEqual([]);
  });

  it('is not kept by a page that still shows after its guest has logged out elsewhere', () => {
    const { booking, keys, changeElsewhere, stored } = openBooking();
    changeElsewhere(() => {
      keys.user.clear();
      keys.refreshToken.clear();
    });
    booking.keep(noted('Late'));
    expect(stored()).toEqual([]);
  });
});
