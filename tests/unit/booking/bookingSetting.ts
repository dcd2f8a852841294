import { createActor, fromPromise, waitFor } from 'xstate';
import { bookingMachine } from '../../../machines/booking';
import { savedBookingOf } from '../../../machines/savedBooking';
import type { BookingFlow } from '../../../machines/bookingFailure';
import type { ReservationCreation } from '../../../machines/bookingTypes';
import { CallFailed, type Failure, type LoginReason } from '../../../machines/failure';
import { noRooms, type RoomCounts, type RoomsLeft } from '../../../machines/roomSelection';
import type { ReservationForm } from '../../../machines/validation/reservation';

/** When the guest of these tests books: 10:00 in Lagos, two days before the stay. */
export const now = new Date('2026-03-10T09:00:00Z');

export const filled: ReservationForm = {
  name: 'Adaobi Okeke',
  phone: '08030000000',
  email: 'adaobi@example.com',
  checkIn: '2026-03-12',
  checkOut: '2026-03-14',
  adults: 2,
  children: 0,
  notes: '',
};

export const plenty: RoomsLeft = {
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

/** A booking whose rooms, keys and answers are decided by the test, and what it sent and visited. */
export function bookingWith(setting: Setting = {}) {
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

/** The same, with one Deluxe Room chosen. */
export async function withOneRoom(setting: Setting = {}) {
  const setup = bookingWith(setting);
  setup.booking.send({ type: 'details.submitted', now });
  await setup.settled();
  setup.booking.send({ type: 'room.added', roomType: 'deluxe' });
  return setup;
}
