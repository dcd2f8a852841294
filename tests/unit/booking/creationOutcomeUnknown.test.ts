import { describe, expect, it } from 'vitest';
import * as bookingMessages from '../../../messages/booking/booking';
import { noRooms } from '../../../machines/shared/roomsLeft';
import type { Failure } from '../../../machines/shared/failure';
import { savedBookingOf } from '../../../machines/booking/savedBooking';
import { emptyReservationForm } from '../../../machines/reservation/reservationForm';
import { bookingWith, filled, withOneRoom } from './bookingSetting';
import { keysOf, noRoomsLeft, refused, unreachable } from './creationResponses';

describe('a creation of which nobody knows whether it was carried out', () => {
  it.each<[string, Failure]>([
    ['no answer came', unreachable],
    ['the server broke', refused('server_error', 500)],
    ['the same request is still at work', refused('request_in_progress', 409)],
    ['the answer could not be read', { kind: 'unexpected', message: 'Unexpected end' }],
  ])('is repeated as the very same when %s', async (_, failure) => {
    const { booking, goOn, acknowledge, created, settled, lookUps } = await withOneRoom({
      creations: [failure, 'r-1'],
    });
    goOn();
    await settled();
    acknowledge();
    await settled();
    expect(booking.getSnapshot().children.roomSelection).toBeUndefined();
    goOn();
    await settled();
    expect(keysOf(created)).toEqual(['key-1', 'key-1']);
    expect(created[1]).toEqual(created[0]);
    expect(lookUps()).toBe(1);
    expect(booking.getSnapshot().matches('created')).toBe(true);
  });

  it.each<[string, Failure]>([
    ['has no time for it', refused('temporarily_unavailable', 503)],
    ['has heard too much of the guest', refused('too_many_attempts', 429)],
    ['breaks', refused('server_error', 500)],
    ['says that the same is still at work', refused('request_in_progress', 409)],
    ['knows its key with other details', refused('idempotency_key_reused', 409)],
  ])('stays open when the server %s as it is asked again', async (_, failure) => {
    const { booking, goOn, acknowledge, created, settled } = await withOneRoom({
      creations: [unreachable, failure, 'r-1'],
    });
    for (const tries of [1, 2]) {
      goOn();
      await settled();
      acknowledge();
      expect(keysOf(created)).toHaveLength(tries);
    }
    goOn();
    await settled();
    expect(keysOf(created)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(booking.getSnapshot().matches('created')).toBe(true);
  });

  it.each<[string, Failure]>([
    ['knows its key with other details', refused('idempotency_key_reused', 422)],
    ['takes no such booking any more', refused('validation_failed', 400)],
    ['knows no such call any more', refused('not_found', 404)],
  ])('leads to the reservations, and to no second one, when the server %s', async (_, failure) => {
    const { booking, goOn, alert, acknowledge, created, settled, visited } = await withOneRoom({
      creations: [unreachable, failure],
    });
    goOn();
    await settled();
    acknowledge();
    goOn();
    await settled();
    expect(alert()).toBe(bookingMessages.sentBefore);
    expect(booking.getSnapshot().context.idempotencyKey).toBe('key-1');
    goOn();
    acknowledge();
    await settled();
    expect(visited.at(-1)).toBe('/my-reservations');
    expect(keysOf(created)).toEqual(['key-1', 'key-1']);
  });

  it('lets the guest choose again once the server says that there is no such reservation', async () => {
    const { booking, goOn, acknowledge, settled, lookUps } = await withOneRoom({
      creations: [unreachable, noRoomsLeft],
    });
    goOn();
    await settled();
    acknowledge();
    goOn();
    await settled();
    acknowledge();
    await settled();
    expect(booking.getSnapshot().matches('selectingRooms')).toBe(true);
    expect(booking.getSnapshot().context.idempotencyKey).toBeNull();
    expect(lookUps()).toBe(2);
  });

  it('stays open when it takes a login to find out', async () => {
    const { booking, goOn, acknowledge, settled, goesTo } = await withOneRoom({
      creations: [unreachable, { kind: 'sessionExpired' }],
    });
    goOn();
    await settled();
    acknowledge();
    goOn();
    await settled();
    expect(booking.getSnapshot().matches('sessionLost')).toBe(true);
    goesTo('/reservation');
    expect(booking.getSnapshot().matches('creating')).toBe(true);
    expect(booking.getSnapshot().context.idempotencyKey).toBe('key-1');
  });

  it('is a matter of the list once the guest has gone there, wherever they go next', async () => {
    const saved = savedBookingOf({
      form: filled,
      counts: { ...noRooms, deluxe: 1 },
      idempotencyKey: 'key-0',
    });
    const { booking, visited, goesTo, settled } = bookingWith({ path: '/roombooking', saved });
    await settled();
    booking.getSnapshot().children.reservationCreation?.send({ type: 'booking.abandoned' });
    await settled();
    expect(visited.at(-1)).toBe('/my-reservations');
    for (const path of ['/my-reservations', '/reservation', '/roombooking']) {
      goesTo(path);
      expect(booking.getSnapshot().matches('creating'), path).toBe(false);
      expect(savedBookingOf(booking.getSnapshot().context), path).toEqual(
        savedBookingOf({ form: emptyReservationForm, counts: noRooms, idempotencyKey: null }),
      );
    }
  });

  it('is found out also from the form, and after the page was loaded again', async () => {
    const saved = {
      version: 1 as const,
      form: (await withOneRoom()).booking.getSnapshot().context.form,
      counts: { ...noRooms, deluxe: 1 },
      idempotencyKey: 'key-0',
    };
    const { booking, created, goOn, settled, details } = bookingWith({ saved });
    await settled();
    expect(details()).toBeUndefined();
    expect(created).toEqual([]);
    goOn();
    await settled();
    expect(keysOf(created)).toEqual(['key-0']);
    expect(booking.getSnapshot().matches({ created: 'announcing' })).toBe(true);
  });
});
