import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { bookingMachine } from '../../../machines/booking/bookingMachine';
import type { EnteredBooking } from '../../../machines/booking/stayToRepeat';
import { savedBookingOf, type SavedBooking } from '../../../machines/booking/savedBooking';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import {
  reservationCreationAlertOf,
  reservationCreationMachine,
} from '../../../machines/booking/reservationCreationMachine';
import type { ReservationCreation } from '../../../machines/booking/reservationCreationMachine';
import {
  bookingDetailsMachine,
  type GuestProfile,
} from '../../../machines/booking/bookingDetailsMachine';
import type { LocationChanged } from '../../../machines/shared/navigationEvents';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import type { LoginReason } from '../../../machines/shared/failureKind';
import { noRooms, type RoomCounts, type RoomsLeft } from '../../../machines/shared/roomsLeft';
import { roomSelectionMachine } from '../../../machines/booking/roomSelectionMachine';
import { alertOf } from '../../../machines/shared/screen';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';

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

/** A call whose response the test decides. */
interface Answering {
  answer: (reservationId: string) => void;
  refuse: (failure: Failure) => void;
}

/** A response given by the test. */
const heldBack = { kind: 'held' } as const;

interface Setting {
  flow?: BookingFlow;
  path?: string;
  form?: Partial<ReservationForm>;
  profile?: GuestProfile;
  counts?: RoomCounts;
  roomsLeft?: RoomsLeft | 'unknown';
  /** What the browser has saved, if it differs from what the other settings imply. */
  saved?: SavedBooking | null;
  /** A stay that the guest books again. */
  stayToRepeat?: EnteredBooking | null;
  /** The responses to each try to create, in turn; the last one is repeated. A held one is answered by the test. */
  creations?: (string | null | Failure | typeof heldBack)[];
}

/** A booking whose rooms, keys and responses the test decides, with a record of its requests and visited paths. */
export function bookingWith(setting: Setting = {}) {
  const { flow = 'confirm', form = {}, roomsLeft = plenty, creations = ['r-1'] } = setting;
  const visited: string[] = [];
  const created: ReservationCreation[] = [];
  const held: Answering[] = [];
  const asked: LoginReason[] = [];
  let keys = 0;
  let lookedUp = 0;
  let tell: (address: LocationChanged) => void = () => undefined;
  const goesTo = (path: string) => {
    tell({ type: 'location.changed', path, kind: 'pop' });
  };
  const machine = bookingMachine.provide({
    actors: {
      bookingDetails: bookingDetailsMachine.provide({
        actors: { prefetchRooms: fromCallback(() => undefined) },
      }),
      roomSelection: roomSelectionMachine.provide({
        actors: {
          loadRoomsLeft: fromPromise(() => {
            lookedUp += 1;
            return roomsLeft === 'unknown'
              ? Promise.reject(new Error('no'))
              : Promise.resolve({ roomsLeft, prices: specifiedPrices });
          }),
        },
      }),
      reservationCreation: reservationCreationMachine.provide({
        actors: {
          makeIdempotencyKey: fromPromise(() => {
            keys += 1;
            return Promise.resolve({ idempotencyKey: `key-${keys}` });
          }),
          awaitSender: fromPromise(() => Promise.resolve()),
          createReservation: fromPromise(({ input }) => {
            const response = creations[Math.min(created.length, creations.length - 1)] ?? null;
            created.push(input);
            if (typeof response === 'object' && response?.kind === 'held') {
              return new Promise((resolve, reject) => {
                held.push({
                  answer: (reservationId) => resolve({ reservationId }),
                  refuse: (failure) => reject(new CallFailed(failure)),
                });
              });
            }
            if (typeof response === 'object' && response !== null) {
              return Promise.reject(new CallFailed(response));
            }
            return Promise.resolve({ reservationId: response });
          }),
        },
      }),
      watchLocation: fromCallback<EventObject, undefined>(({ sendBack }) => {
        tell = sendBack;
      }),
      navigate: fromPromise(async ({ input }) => {
        visited.push(input.to);
        await Promise.resolve();
        goesTo(input.to);
      }),
      watchSession: fromCallback<EventObject, undefined>(() => undefined),
      requireLogin: fromPromise(({ input }) => {
        asked.push(input.reason);
        return Promise.resolve();
      }),
    },
  });
  const stored = savedBookingOf({
    form: { ...filled, ...form },
    counts: setting.counts ?? noRooms,
    idempotencyKey: null,
  });
  const { saved = stored, stayToRepeat = null, path = '/reservation', profile = null } = setting;
  const booking = createActor(machine, {
    input: { flow, saved, stayToRepeat, madeBefore: null, path, profile },
  }).start();
  const children = () => booking.getSnapshot().children;
  const settled = () =>
    waitFor(booking, (snapshot) => {
      const { roomSelection: rooms, reservationCreation: creation } = snapshot.children;
      const left = ['/my-reservations', '/payment', '/reservation/r-1/confirm'];
      const gone = left.some((path) => snapshot.context.path === path);
      return (
        (gone || !snapshot.hasTag('busy') || snapshot.matches('sessionLost')) &&
        !creation?.getSnapshot().hasTag('busy') &&
        !rooms?.getSnapshot().matches({ open: { availability: 'loading' } })
      );
    });
  return {
    booking,
    visited,
    created,
    held,
    asked,
    settled,
    goesTo,
    lookUps: () => lookedUp,
    details: () => children().bookingDetails,
    rooms: () => children().roomSelection,
    creation: () => children().reservationCreation,
    /** The message of the alert over the screen, whichever machine shows it. */
    alert: () => {
      const {
        bookingDetails: details,
        roomSelection: rooms,
        reservationCreation: creation,
      } = children();
      const said = creation && reservationCreationAlertOf(creation.getSnapshot());
      const others = [booking, details, rooms].map(
        (actor) => actor && alertOf(actor.getSnapshot()),
      );
      return said ?? others.find((words) => words !== undefined);
    },
    /** The guest presses Continue Booking. */
    goOn: () => {
      const { roomSelection: rooms, reservationCreation: creation } = children();
      (creation ?? rooms)?.send({ type: 'booking.continued', now });
    },
    acknowledge: () => {
      const acknowledged = { type: 'alert.acknowledged' } as const;
      const {
        bookingDetails: details,
        roomSelection: rooms,
        reservationCreation: creation,
      } = children();
      (creation ?? rooms ?? details ?? booking).send(acknowledged);
    },
  };
}

/** The same, with one Deluxe Room chosen. */
export async function withOneRoom(setting: Setting = {}) {
  const setup = bookingWith(setting);
  setup.details()?.send({ type: 'details.submitted', now });
  await setup.settled();
  setup.rooms()?.send({ type: 'room.added', roomType: 'deluxe' });
  return setup;
}
