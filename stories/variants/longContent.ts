import type { User } from '../../machines/contract/wire';
import { confirmationPath, myReservationPath, paths } from '../../machines/shared/paths';
import { savedBookingOf } from '../../machines/booking/savedBooking';
import { roomsThatSuit } from '../../machines/booking/roomAdvice';
import { noRooms, type RoomCounts } from '../../machines/shared/roomsLeft';
import { mapRoomTypes, roomTypes } from '../../machines/shared/roomTypes';
import { nairaFromKobo } from '../../machines/shared/money';
import { specifiedPrices } from '../../machines/shared/roomTypes';
import { atSpecifiedPrices } from '../../models/booking/bookingExamples';
import { bookingModel } from '../../models/booking/bookingModel';
import { roomSelectionModel } from '../../models/booking/roomSelectionModel';
import { confirmationModel } from '../../models/payment/confirmationModel';
import { checkAnswers } from '../../models/payment/paymentCheckModel';
import { paymentResultModel } from '../../models/payment/paymentResultModel';
import { paymentChoiceModel } from '../../models/payment/paymentChoiceModel';
import { reservationListModel } from '../../models/reservation/reservationListModel';
import { reservationManagementModel } from '../../models/reservation/reservationManagementModel';
import { sessionModel } from '../../models/session/sessionModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { snapshotOf, place, screen, type Scene, unfolding } from '../support/screen';
import { NOW } from '../support/stage';
import { answered } from '../support/steps';

/** A guest with a long name and a long address. */
const guest: User = {
  id: 'u-1',
  firstName: 'Oluwafunmilayo-Chukwuemekalam',
  lastName: 'Nwachukwu-Adebayo-Ogunlana',
  email: 'oluwafunmilayo.nwachukwu-adebayo-ogunlana@department-of-hospitality.university.example',
  phoneNumber: '08030000000',
};

const name = `${guest.firstName} ${guest.lastName}`;

/** As long as the form allows, with a word that can't be broken. */
const specialRequest = [
  'We come with a choir of sixty, three wheelchairs and a talking drum.',
  'Please see https://choir.example/tour/2026/lagos-ibadan-ife-benin-onitsha-enugu/rooming-list',
  'and give us rooms that lie beside one another, on the ground floor, away from the kitchen,',
  'with a table on which a keyboard can stand, and breakfast before six in the morning.',
].join(' ');

const nights = 30;
const roomAllocations = roomTypes.map(({ name: roomType, nightly }, index) => ({
  roomType,
  numberOfRooms: index + 5,
  roomPrice: nairaFromKobo(nightly),
}));
const totalPrice = roomAllocations.reduce(
  (total, { numberOfRooms, roomPrice }) => total + numberOfRooms * roomPrice * nights,
  0,
);

/** Every room type, forty-five rooms, thirty nights. */
const reservation = exampleReservation({
  id: '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20',
  name,
  emailAddress: guest.email,
  specialRequest,
  checkOutDate: '2026-04-11',
  nights,
  roomAllocations,
  roomDetails: roomTypes.map((roomType) => roomType.name).join(', '),
  roomNumber: Array.from({ length: 45 }, (_, room) => 101 + room).join(', '),
  roomAmanities: [...new Set(roomTypes.flatMap(({ amenities }) => amenities))],
  totalPrice,
});

const paid = {
  ...reservation,
  paymentStatus: 'paid',
  paymentRefrence: '9f2c4e7ab1d04c6f',
} as const;

const beside = () =>
  new Map([
    [
      'session',
      snapshotOf(sessionModel, {
        to: 'authenticated.current',
        by: [
          {
            words: 'the guest’s session is stored',
            event: { type: 'session.found', stored: { user: guest, token: 'access' } },
          },
        ],
      }),
    ],
  ]);

/** A story of the site with a guest, texts and amounts as long as they get. */
function long(scene: Pick<Scene, 'model' | 'url' | 'path' | 'says' | 'inside'>) {
  return screen({ ...scene, beside });
}

export const details = long({
  model: reservationManagementModel,
  url: myReservationPath(reservation.id),
  path: { to: 'viewing', by: [answered('loadReservation', { reservation })] },
  says: [name, specialRequest],
});

export const confirmation = long({
  model: confirmationModel,
  url: confirmationPath(reservation.id),
  path: {
    to: 'unpaid',
    by: [answered('loadReservation', { reservation, receivedAt: NOW.toISOString() })],
  },
  says: [name, specialRequest],
});

export const receipt = long({
  model: confirmationModel,
  url: confirmationPath(reservation.id),
  path: {
    to: 'paid',
    by: [answered('loadReservation', { reservation: paid, receivedAt: NOW.toISOString() })],
  },
  says: [name],
});

export const result = long({
  model: paymentResultModel,
  url: paths.paymentCallback,
  path: {
    to: 'successful',
    by: [
      {
        words: 'the payment is made',
        event: { ...checkAnswers({ paymentStatus: 'paid', reservation: paid }) },
      },
    ],
  },
  says: [paid.roomDetails],
});

export const list = long({
  model: reservationListModel,
  url: paths.myReservations,
  path: {
    to: 'listing',
    by: [
      answered('loadReservations', {
        reservations: [
          { ...reservation, unfinishedPayment: 'flutterwave' },
          paid,
          { ...paid, refundStatus: 'failed' },
          { ...reservation, paymentStatus: 'refunded' },
        ].map((listed, index) => ({ ...listed, id: `${index}${listed.id}` })),
      }),
    ],
  },
  says: [paid.roomDetails],
});

export const payment = long({
  model: paymentChoiceModel,
  url: paths.payment,
  path: {
    to: 'choosing',
    by: [
      answered('readSavedReservation', { saved: { id: reservation.id, reservation } }),
      answered('loadReservation', { reservation }),
    ],
  },
  says: [name],
});

const form = {
  name,
  phone: guest.phoneNumber,
  email: guest.email,
  checkIn: '2026-03-12',
  checkOut: '2026-04-11',
  adults: 10,
  children: 6,
  notes: specialRequest,
};

const chosen = {
  ...mapRoomTypes(() => 5),
  double: 6,
  deluxe: 7,
  family: 8,
  superior: 9,
  premium: 10,
};
const plentyLeft = mapRoomTypes(() => 100);

const oneChosen = { ...noRooms, junior: 1 };
/** So few that the party needs a room of four types. */
const fewLeft = mapRoomTypes(() => 1);

const opened = (path: string, counts: RoomCounts = chosen) => ({
  input: {
    flow: 'confirm' as const,
    saved: savedBookingOf({
      form,
      counts,
      pricesOfDay: { checkIn: form.checkIn, prices: specifiedPrices },
      idempotencyKey: null,
    }),
    stayToRepeat: null,
    madeBefore: null,
    profile: null,
    path,
  },
});

export const rooms = long({
  model: bookingModel,
  url: paths.roomSelection,
  path: { to: 'selectingRooms', start: opened(paths.roomSelection), by: [] },
  inside: () => ({
    roomSelection: snapshotOf(roomSelectionModel, {
      to: 'open.availability.known',
      start: { input: { form, counts: chosen, pricesBefore: null } },
      by: [answered('loadRoomsLeft', atSpecifiedPrices(plentyLeft))],
    }),
  }),
  says: [specialRequest],
});

/** The largest party, which the one chosen room is too small for. */
export const advice = long({
  model: bookingModel,
  url: paths.roomSelection,
  path: { to: 'selectingRooms', start: opened(paths.roomSelection, oneChosen), by: [] },
  inside: () => ({
    roomSelection: snapshotOf(roomSelectionModel, {
      to: 'open.availability.known',
      start: { input: { form, counts: oneChosen, pricesBefore: null } },
      by: [answered('loadRoomsLeft', atSpecifiedPrices(fewLeft))],
    }),
  }),
  says: [roomsThatSuit({ adults: 10, children: 6 })],
});

export const reservationForm = long({
  model: bookingModel,
  url: paths.reservation,
  path: { to: 'fillingDetails', start: opened(paths.reservation), by: [] },
});

/** The page on which the header names the guest. */
export const header = { url: paths.terms, beside };
export const guestName = { first: guest.firstName, whole: name };

export const menu = place({ ...header, act: unfolding('Menu'), says: [name] });
