import { randomUUID } from 'node:crypto';
import { bookingMessages, reservationFormMessages } from '../../../../machines/messages/booking';
import { sessionMessages } from '../../../../machines/messages/account';
import { noRooms } from '../../../../machines/roomSelection';
import { savedBookingOf } from '../../../../machines/savedBooking';
import { emptyReservationForm } from '../../../../machines/validation/reservation';
import { becomeGuest } from '../../../browser/support/asGuest';
import { bookingModel } from '../../models/booking';
import { isIn } from '../../support/testModel';
import { bookingOmissions } from '../omissions/booking';
import type { RealMachine, Scene } from '../support/realMachine';
import {
  arriveLoggedIn,
  bookByCall,
  dateInWeek,
  endSession,
  expect,
  logInAgain,
} from '../support/world';

const DELUXE_ROOMS = 8;
const TEN_DAYS_MS = 10 * 86_400_000;

const alertOf = ({ page }: Scene) => page.getByRole('alertdialog');
const says = (words: string | RegExp) => (scene: Scene) =>
  expect(alertOf(scene)).toContainText(words);
const byItself = () => Promise.resolve();

const fills = (label: 'Check-in' | 'Check-out', modelDate: string) => (scene: Scene) =>
  scene.page
    .getByRole('form', { name: 'Make a Reservation' })
    .getByLabel(label)
    .fill(dateInWeek(scene, modelDate));

const presses = (name: string) => (scene: Scene) =>
  scene.page.getByRole('button', { name, exact: true }).click();

const goOn = presses('Check Availability');
const bookRooms = presses('Continue Booking');

/** Other guests take Deluxe Rooms of the same nights until so many are left. */
async function leaveRooms(scene: Scene, left: number): Promise<void> {
  const stay = {
    checkIn: dateInWeek(scene, '2026-03-12'),
    checkOut: dateInWeek(scene, '2026-03-14'),
  };
  const other = await becomeGuest(scene.request);
  await bookByCall(scene.request, other, stay, DELUXE_ROOMS - left);
}

/** Lets a call run into a network that is away just then. */
async function withoutNetwork(scene: Scene, call: string): Promise<void> {
  await scene.page.context().setOffline(true);
  await scene.gate.letGo(call);
}

const roomsLeftShown = ({ page }: Scene) =>
  page.getByText(/^(No|\d+) rooms? left for these dates$/).first();

/** How a booking goes in a real browser. */
export const booking: RealMachine = {
  model: bookingModel,
  omissions: bookingOmissions,
  calls: {
    loadRoomsLeft: { method: 'GET', path: /\/availability$/ },
    createReservation: { method: 'POST', path: /\/reservation$/ },
  },
  starts: {
    'begins a booking': async (scene) => {
      await arriveLoggedIn(scene);
      await scene.page.goto('/reservation');
    },
    'takes up a booking that the browser kept': async (scene) => {
      const { guest, hotel, page } = scene;
      const state = savedBookingOf({
        form: {
          ...emptyReservationForm,
          name: 'Adaobi Okeke',
          phone: '0803',
          email: guest.email,
          checkIn: dateInWeek(scene, '2026-03-12'),
          checkOut: dateInWeek(scene, '2026-03-14'),
        },
        counts: { ...noRooms, deluxe: 2 },
        idempotencyKey: randomUUID(),
      });
      const kept = { savedAt: hotel.now().getTime(), userId: guest.session.user.id, state };
      await arriveLoggedIn(scene, { 'snapshot:booking': JSON.stringify(kept) });
      await page.goto('/reservation');
    },
  },
  happenings: {
    'opens the reservation form': async (scene, before) => {
      const { page } = scene;
      if (isIn(before, 'selectingRooms')) {
        await page.getByRole('link', { name: 'Change details' }).click();
      } else if (isIn(before, 'sessionLost')) {
        await logInAgain(scene);
        await expect(page).toHaveURL(/\/roombooking$/);
        await page.getByRole('link', { name: 'Change details' }).click();
      } else {
        await page.goto('/reservation');
      }
    },
    'enters the check-in date': fills('Check-in', '2026-03-12'),
    'enters the check-out date': fills('Check-out', '2026-03-14'),
    'enters a check-out before the check-in': fills('Check-out', '2026-03-11'),
    'goes on to the rooms': goOn,
    'goes on to the rooms after the dates have passed': async (scene) => {
      await scene.page.clock.fastForward(TEN_DAYS_MS);
      await goOn(scene);
    },
    'closes the alert': (scene) => alertOf(scene).getByRole('button', { name: 'OK' }).click(),
    'the room selection opens': byItself,
    'opens the room selection': async (scene, before) => {
      if (isIn(before, 'sessionLost')) await logInAgain(scene);
      else await scene.page.goto('/roombooking');
    },
    'the reservation form opens': byItself,
    'the server says that two Deluxe Rooms are left': async (scene) => {
      await leaveRooms(scene, 2);
      await scene.gate.letGo('loadRoomsLeft');
    },
    'the server says that one Deluxe Room is left': async (scene) => {
      await leaveRooms(scene, 1);
      await scene.gate.letGo('loadRoomsLeft');
    },
    'the rooms left can’t be had': (scene) => withoutNetwork(scene, 'loadRoomsLeft'),
    'chooses a Deluxe Room': presses('Add one Deluxe Room'),
    'gives a Deluxe Room up': presses('Remove one Deluxe Room'),
    'books the chosen rooms': bookRooms,
    'books after the dates have passed': async (scene) => {
      await scene.page.clock.fastForward(TEN_DAYS_MS);
      await bookRooms(scene);
    },
    'the booking gets its key': byItself,
    'the server makes the reservation': ({ gate }) => gate.letGo('createReservation'),
    'the server says that the session expired': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('createReservation');
    },
    'the server has no such rooms left': async (scene) => {
      await leaveRooms(scene, 0);
      await scene.gate.letGo('createReservation');
    },
    'no answer comes': (scene) => withoutNetwork(scene, 'createReservation'),
    'the payment screen opens': ({ page }) => page.waitForURL(/\/reservation\/[^/]+\/confirm$/),
  },
  sights: {
    'fillingDetails.editing': async (scene) => {
      await expect(scene.page).toHaveURL(/\/reservation$/);
      const form = scene.page.getByRole('form', { name: 'Make a Reservation' });
      await expect(form.getByLabel('Full Name')).toHaveValue('Adaobi Okeke');
      await expect(alertOf(scene)).toBeHidden();
    },
    'fillingDetails.alertingErrors': says(reservationFormMessages.correctErrors),
    openingRooms: null,
    alertingDetailsMissing: says(bookingMessages.detailsMissing),
    alertingFormMissing: says(bookingMessages.formMissing),
    goingBackToForm: null,
    'selectingRooms.availability.loading': (scene) => expect(roomsLeftShown(scene)).toBeHidden(),
    'selectingRooms.availability.known': (scene) => expect(roomsLeftShown(scene)).toBeVisible(),
    'selectingRooms.availability.unknown': ({ page }) =>
      expect(page.getByText(bookingMessages.availabilityUnknown)).toBeVisible(),
    'selectingRooms.selection.choosing': async (scene) => {
      await expect(scene.page).toHaveURL(/\/roombooking$/);
      await expect(alertOf(scene)).toBeHidden();
      await expect(scene.page.getByRole('button', { name: 'Continue Booking' })).toBeEnabled();
    },
    'selectingRooms.selection.alertingNoRoom': says(bookingMessages.roomRequired),
    'creating.naming': null,
    'creating.sending': async ({ page, gate }) => {
      await gate.held('createReservation');
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    },
    'failed.refused': says('Reservation failed: '),
    'failed.unreachable': says(bookingMessages.noResponseAlert),
    sessionLost: says(sessionMessages.expired),
    created: null,
    booked: ({ page }) => expect(page).toHaveURL(/\/reservation\/[^/]+\/confirm$/),
  },
};
