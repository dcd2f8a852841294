import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { bookingMachine } from '../../machines/booking';
import { bookingAlertOf, bookingErrorOf } from '../../machines/bookingWords';
import { savedBookingOf, readSavedBooking } from '../../machines/savedBooking';
import type { BookingFlow } from '../../machines/bookingFailure';
import type { ReservationCreation } from '../../machines/bookingTypes';
import { CallFailed, type Failure, type LoginReason } from '../../machines/failure';
import { bookingMessages, reservationFormMessages } from '../../machines/messages/booking';
import { noRooms, type RoomCounts, type RoomsLeft } from '../../machines/roomSelection';
import type { ReservationForm } from '../../machines/validation/reservation';

const now = new Date('2026-03-10T09:00:00Z');
const filled: ReservationForm = {
  name: 'Adaobi Okeke',
  phone: '08030000000',
  email: 'adaobi@example.com',
  checkIn: '2026-03-12',
  checkOut: '2026-03-14',
  adults: 2,
  children: 0,
  notes: '',
};

const plenty: RoomsLeft = {
  junior: 2,
  double: 2,
  deluxe: 2,
  family: 2,
  superior: 2,
  premium: 1,
};

interface Setting {
  flow?: BookingFlow;
  form?: Partial<ReservationForm>;
  counts?: RoomCounts;
  roomsLeft?: RoomsLeft | 'unknown';
  /** What each try to create answers, in turn; the last one stands for all further ones. */
  creations?: (string | null | Failure)[];
}

function bookingWith(setting: Setting = {}) {
  const { flow = 'confirm', form = {}, roomsLeft = plenty, creations = ['r-1'] } = setting;
  const visited: string[] = [];
  const created: ReservationCreation[] = [];
  const asked: LoginReason[] = [];
  let keys = 0;
  const machine = bookingMachine.provide({
    actors: {
      loadRoomsLeft: fromPromise(() =>
        roomsLeft === 'unknown' ? Promise.reject(new Error('no')) : Promise.resolve(roomsLeft),
      ),
      makeIdempotencyKey: fromPromise(() => {
        keys += 1;
        return Promise.resolve({ idempotencyKey: `key-${keys}` });
      }),
      createReservation: fromPromise(({ input }) => {
        const answer = creations[Math.min(created.length, creations.length - 1)] ?? null;
        created.push(input);
        if (typeof answer === 'object' && answer !== null) {
          return Promise.reject(new CallFailed(answer));
        }
        return Promise.resolve({ reservationId: answer });
      }),
      navigate: fromPromise(({ input }) => {
        visited.push(input.to);
        return Promise.resolve();
      }),
      askForLogin: fromPromise(({ input }) => {
        asked.push(input.reason);
        return Promise.resolve();
      }),
    },
  });
  const saved = savedBookingOf({
    form: { ...filled, ...form },
    counts: setting.counts ?? noRooms,
    idempotencyKey: null,
  });
  const booking = createActor(machine, { input: { flow, saved } }).start();
  const settled = () =>
    waitFor(
      booking,
      (snapshot) =>
        !snapshot.hasTag('busy') &&
        !snapshot.matches('openingRooms') &&
        !snapshot.matches('goingBackToForm') &&
        !snapshot.matches('goingToList') &&
        !snapshot.matches({ selectingRooms: { availability: 'loading' } }),
    );
  return { booking, visited, created, asked, settled };
}

async function withOneRoom(setting: Setting = {}) {
  const setup = bookingWith(setting);
  setup.booking.send({ type: 'details.submitted', now });
  await setup.settled();
  setup.booking.send({ type: 'room.added', roomType: 'deluxe' });
  return setup;
}

describe('filling in the details', () => {
  it('takes a valid form to the room selection', async () => {
    const { booking, visited, settled } = bookingWith();
    booking.send({ type: 'details.submitted', now });
    await settled();
    expect(visited).toEqual(['/roombooking']);
    expect(booking.getSnapshot().matches('selectingRooms')).toBe(true);
  });

  it('alerts when the form has errors and shows them beside the fields', () => {
    const { booking } = bookingWith({ form: { name: ' ', checkIn: '2026-03-09' } });
    booking.send({ type: 'details.submitted', now });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(reservationFormMessages.correctErrors);
    expect(booking.getSnapshot().context.errors).toEqual({
      name: 'Name is required',
      checkIn: 'Check-in date cannot be in the past',
    });
    booking.send({ type: 'alert.acknowledged' });
    booking.send({ type: 'field.edited', field: 'name', value: 'Ada' });
    expect(booking.getSnapshot().context.errors).toEqual({
      checkIn: 'Check-in date cannot be in the past',
    });
  });

  it('fills only empty fields from the profile', () => {
    const { booking } = bookingWith({ form: { name: '', phone: '' } });
    booking.send({
      type: 'details.visited',
      profile: { name: 'Bola Ade', email: 'bola@example.com', phone: '0802' },
    });
    expect(booking.getSnapshot().context.form).toMatchObject({
      name: 'Bola Ade',
      email: 'adaobi@example.com',
      phone: '0802',
    });
  });

  it('sends a guest who opens the room selection without dates back to the form', async () => {
    const { booking, visited, settled } = bookingWith({ form: { checkOut: '' } });
    booking.send({ type: 'rooms.visited' });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(
      'Please go back and fill in reservation details first.',
    );
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(visited).toEqual(['/reservation']);
    expect(booking.getSnapshot().matches('fillingDetails')).toBe(true);
  });

  it('forgets everything when the guest leaves', async () => {
    const { booking } = await withOneRoom();
    booking.send({ type: 'guest.left' });
    expect(booking.getSnapshot().matches('fillingDetails')).toBe(true);
    expect(booking.getSnapshot().context.form.name).toBe('');
    expect(booking.getSnapshot().context.counts).toEqual(noRooms);
  });
});

describe('selecting rooms', () => {
  it('stops the counter at the rooms left and at none', async () => {
    const { booking } = await withOneRoom();
    booking.send({ type: 'room.added', roomType: 'premium' });
    expect(booking.getSnapshot().can({ type: 'room.added', roomType: 'premium' })).toBe(false);
    booking.send({ type: 'room.removed', roomType: 'premium' });
    expect(booking.getSnapshot().can({ type: 'room.removed', roomType: 'premium' })).toBe(false);
    expect(booking.getSnapshot().context.counts).toMatchObject({ premium: 0, deluxe: 1 });
  });

  it('lets the counters run free when the rooms left cannot be had', async () => {
    const { booking } = await withOneRoom({ roomsLeft: 'unknown' });
    for (let room = 0; room < 20; room += 1) {
      booking.send({ type: 'room.added', roomType: 'premium' });
    }
    expect(booking.getSnapshot().context.counts.premium).toBe(20);
  });

  it('asks for at least one room', async () => {
    const { booking, settled } = bookingWith();
    booking.send({ type: 'rooms.visited' });
    await settled();
    booking.send({ type: 'booking.continued', now });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(
      'Please select at least one room to continue.',
    );
    booking.send({ type: 'alert.acknowledged' });
    expect(bookingAlertOf(booking.getSnapshot())).toBeUndefined();
  });

  it('sends the guest back when the details no longer do', async () => {
    const { booking, visited, settled } = await withOneRoom();
    booking.send({ type: 'booking.continued', now: new Date('2026-03-20T09:00:00Z') });
    expect(bookingAlertOf(booking.getSnapshot())).toBe(
      'Please go back to the reservation form and fill it out first.',
    );
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(visited.at(-1)).toBe('/reservation');
  });
});

describe('creating the reservation', () => {
  it('sends the sum of one night and goes on to the confirmation', async () => {
    const { booking, visited, created, settled } = await withOneRoom();
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created).toEqual([
      {
        flow: 'confirm',
        idempotencyKey: 'key-1',
        request: {
          name: 'Adaobi Okeke',
          emailAddress: 'adaobi@example.com',
          phoneNumber: '08030000000',
          checkInDate: '2026-03-12',
          checkOutDate: '2026-03-14',
          noOfAdult: 2,
          noOfChildren: 0,
          specialRequest: 'nothing',
          roomAllocations: [{ numberOfRooms: 1, roomType: 'Deluxe Room', roomPrice: 2000 }],
          totalPrice: 2000,
        },
      },
    ]);
    expect(visited.at(-1)).toBe('/reservation/r-1/confirm');
    expect(booking.getSnapshot().matches('booked')).toBe(true);
  });

  it('sends the stay total and goes on to the payment page in the other flow', async () => {
    const { booking, visited, created, settled } = await withOneRoom({ flow: 'payment' });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created[0]?.request.totalPrice).toBe(4000);
    expect(visited.at(-1)).toBe('/payment');
  });

  it('begins anew after a booking, and does not offer the old one again', async () => {
    const { booking, visited, settled } = await withOneRoom();
    booking.send({ type: 'booking.continued', now });
    await settled();
    booking.send({ type: 'rooms.visited' });
    await settled();
    expect(visited.at(-1)).toBe('/reservation');
    expect(booking.getSnapshot().context.form.checkIn).toBe('');
  });

  it('says what the server refused and begins another try as a new booking', async () => {
    const refused: Failure = {
      kind: 'refused',
      status: 409,
      code: 'rooms_unavailable',
      message: 'No rooms left',
      error: '',
    };
    const { booking, created, settled } = await withOneRoom({ creations: [refused, 'r-2'] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe('Reservation failed: No rooms left');
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(bookingErrorOf(booking.getSnapshot())).toBe('Reservation failed: No rooms left');
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('repeats the very same booking after no answer came', async () => {
    const { booking, created, settled } = await withOneRoom({
      creations: [{ kind: 'unreachable', message: 'Failed to fetch' }, 'r-2'],
    });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(bookingMessages.noResponseAlert);
    expect(bookingErrorOf(booking.getSnapshot())).toBe(bookingMessages.noResponse);
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it.each<[BookingFlow, Failure, string]>([
    [
      'confirm',
      { kind: 'refused', status: 500, code: '', message: '', error: '' },
      'Reservation failed: Server error',
    ],
    ['confirm', { kind: 'unexpected', message: 'boom' }, 'An unexpected error occurred: boom'],
    [
      'payment',
      { kind: 'refused', status: 409, code: '', message: 'Too late', error: '' },
      'Failed to create reservation. Please try again. Too late',
    ],
    [
      'payment',
      { kind: 'refused', status: 500, code: '', message: '', error: '' },
      'Failed to create reservation. Please try again.',
    ],
  ])('in the flow to %s, alerts %j as "%s"', async (flow, failure, words) => {
    const { booking, settled } = await withOneRoom({ flow, creations: [failure] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(words);
  });

  it('points to the list when the answer names no reservation', async () => {
    const { booking, visited, settled } = await withOneRoom({ creations: [null] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(bookingMessages.reservationIdMissing);
    booking.send({ type: 'alert.acknowledged' });
    await settled();
    expect(visited.at(-1)).toBe('/my-reservations');
  });

  it('keeps the choice in the other flow when the answer names no reservation', async () => {
    const { booking, settled } = await withOneRoom({ flow: 'payment', creations: [null] });
    booking.send({ type: 'booking.continued', now });
    await settled();
    expect(bookingAlertOf(booking.getSnapshot())).toBe(bookingMessages.registeredIdMissing);
    booking.send({ type: 'alert.acknowledged' });
    expect(booking.getSnapshot().context.counts.deluxe).toBe(1);
  });

  it.each<LoginReason>(['notLoggedIn', 'sessionExpired'])(
    'asks for a login (%s) and keeps the choice for afterwards',
    async (reason) => {
      const { booking, asked, settled } = await withOneRoom({ creations: [{ kind: reason }] });
      booking.send({ type: 'booking.continued', now });
      await settled();
      expect(asked).toEqual([reason]);
      booking.send({ type: 'rooms.visited' });
      await settled();
      expect(booking.getSnapshot().context.counts.deluxe).toBe(1);
    },
  );
});

describe('taking a booking up again', () => {
  it('shows the kept choice and creates nothing by itself', async () => {
    const { booking, created, settled } = bookingWith();
    const kept = savedBookingOf({
      form: filled,
      counts: { ...noRooms, deluxe: 2 },
      idempotencyKey: 'key-0',
    });
    const restored = createActor(booking.logic, {
      input: { flow: 'confirm', saved: readSavedBooking(JSON.parse(JSON.stringify(kept))) },
    }).start();
    restored.send({ type: 'rooms.visited' });
    await settled();
    await waitFor(restored, (s) => s.matches({ selectingRooms: { availability: 'known' } }));
    expect(created).toEqual([]);
    restored.send({ type: 'booking.continued', now });
    await waitFor(restored, (s) => s.matches('booked'));
    expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-0']);
  });

  it('reads nothing that it did not write', () => {
    expect(readSavedBooking(null)).toBeNull();
    expect(readSavedBooking({ version: 0 })).toBeNull();
    expect(readSavedBooking({ version: 1, form: 3, counts: { deluxe: -1 } })?.counts).toEqual(
      noRooms,
    );
  });

  it('cuts the choice down to the rooms left', async () => {
    const { booking, settled } = bookingWith({
      roomsLeft: { ...plenty, deluxe: 1 },
      counts: { ...noRooms, deluxe: 3 },
    });
    booking.send({ type: 'rooms.visited' });
    await settled();
    expect(booking.getSnapshot().context.counts.deluxe).toBe(1);
  });
});
