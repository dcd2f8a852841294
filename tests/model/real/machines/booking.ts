import { randomUUID } from 'node:crypto';
import type { BookingContext } from '../../../../machines/bookingTypes';
import { needsLogin } from '../../../../machines/failure';
import {
  bookingMessages,
  reservationFormMessages,
  roomsLeft,
} from '../../../../machines/messages/booking';
import { sessionMessages } from '../../../../machines/messages/account';
import { formatNaira } from '../../../../machines/money';
import { bookingSummary, noRooms } from '../../../../machines/roomSelection';
import { savedBookingOf } from '../../../../machines/savedBooking';
import { nightsBetween } from '../../../../machines/stay';
import { emptyReservationForm } from '../../../../machines/validation/reservation';
import { becomeGuest, type LoggedInGuest } from '../../../browser/support/asGuest';
import { bookingModel } from '../../models/booking';
import { isIn } from '../../support/testModel';
import { bookingOmissions } from '../omissions/booking';
import {
  alertOf,
  alertSays,
  byItself,
  closesAlert,
  presses,
  withoutNetwork,
} from '../support/acts';
import { bookByCall, reservationNow } from '../support/calls';
import type { RealMachine, Scene } from '../support/realMachine';
import { detailOf, showsDate, showsReservation } from '../support/shown';
import { arriveLoggedIn, dateInWeek, endSession, expect, logInAgain } from '../support/world';

const DELUXE_ROOMS = 8;
const TEN_DAYS_MS = 10 * 86_400_000;

/** A booking is about the guest who books. */
interface Booker {
  guest: LoggedInGuest;
}

const formOf = ({ page }: Scene<Booker>) => page.getByRole('form', { name: 'Make a Reservation' });

const fills = (label: 'Check-in' | 'Check-out', modelDate: string) => (scene: Scene<Booker>) =>
  formOf(scene).getByLabel(label).fill(dateInWeek(scene, modelDate));

/** A date of the model in the scenario's own week; none where there is none. */
const inWeek = (scene: Scene<Booker>, modelDate: string) =>
  modelDate === '' ? '' : dateInWeek(scene, modelDate);

const goOn = presses('Check Availability');
const bookRooms = presses('Continue Booking');

/** Other guests take Deluxe Rooms of the same nights until so many are left. */
async function leaveRooms(scene: Scene<Booker>, left: number): Promise<void> {
  const other = await becomeGuest(scene.request);
  await bookByCall(
    { hotel: scene.hotel, guest: other },
    {
      checkIn: dateInWeek(scene, '2026-03-12'),
      checkOut: dateInWeek(scene, '2026-03-14'),
      rooms: DELUXE_ROOMS - left,
    },
  );
}

const deluxeCard = ({ page }: Scene<Booker>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Deluxe Room' }) });

/** The words on the rooms of a type that are left, whichever they are. */
const roomsLeftShown = (scene: Scene<Booker>) =>
  deluxeCard(scene).getByText(/rooms? left for these dates$/);

/** The confirmation shows the reservation as the server has it. */
async function seesConfirmation({ page, hotel, guest }: Scene<Booker>): Promise<void> {
  await expect(page).toHaveURL(/\/reservation\/[^/]+\/confirm$/);
  const [, id = ''] = /\/reservation\/([^/]+)/.exec(page.url()) ?? [];
  await showsReservation(page, await reservationNow({ hotel, guest }, id));
}

/** How a booking goes in a real browser. */
export const booking: RealMachine<Booker, BookingContext> = {
  model: bookingModel,
  omissions: bookingOmissions,
  calls: {
    loadRoomsLeft: { method: 'GET', path: /\/availability$/ },
    createReservation: { method: 'POST', path: /\/reservation$/ },
  },
  starts: {
    'begins a booking': async (stage) => {
      const guest = await becomeGuest(stage.request);
      await arriveLoggedIn({ ...stage, guest });
      await stage.page.goto('/reservation');
      return { guest };
    },
    'takes up a booking that the browser kept': async (stage) => {
      const { hotel, page } = stage;
      const guest = await becomeGuest(stage.request);
      const state = savedBookingOf({
        form: {
          ...emptyReservationForm,
          name: 'Adaobi Okeke',
          phone: '0803',
          email: guest.email,
          checkIn: dateInWeek(stage, '2026-03-12'),
          checkOut: dateInWeek(stage, '2026-03-14'),
        },
        counts: { ...noRooms, deluxe: 2 },
        idempotencyKey: randomUUID(),
      });
      const kept = { savedAt: hotel.now().getTime(), userId: guest.session.user.id, state };
      await arriveLoggedIn({ page, guest }, { 'snapshot:booking': JSON.stringify(kept) });
      await page.goto('/reservation');
      return { guest };
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
    'closes the alert': closesAlert,
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
    'fillingDetails.editing': async (scene, { context: { form, errors } }) => {
      await expect(scene.page).toHaveURL(/\/reservation$/);
      await expect(alertOf(scene)).toBeHidden();
      const shown = formOf(scene);
      await expect(shown.getByLabel('Full Name')).toHaveValue('Adaobi Okeke');
      await expect(shown.getByLabel('Email')).toHaveValue(scene.guest.email);
      await expect(shown.getByLabel('Check-in')).toHaveValue(inWeek(scene, form.checkIn));
      await expect(shown.getByLabel('Check-out')).toHaveValue(inWeek(scene, form.checkOut));
      for (const error of [errors.checkIn, errors.checkOut]) {
        if (error !== undefined) await expect(shown).toContainText(error);
      }
    },
    'fillingDetails.alertingErrors': alertSays(reservationFormMessages.correctErrors),
    openingRooms: null,
    alertingDetailsMissing: alertSays(bookingMessages.detailsMissing),
    alertingFormMissing: alertSays(bookingMessages.formMissing),
    goingBackToForm: null,
    'selectingRooms.availability.loading': (scene) => expect(roomsLeftShown(scene)).toBeHidden(),
    'selectingRooms.availability.known': (scene, { context }) =>
      expect(roomsLeftShown(scene)).toHaveText(roomsLeft(context.roomsLeft?.deluxe ?? 0)),
    'selectingRooms.availability.unknown': ({ page }) =>
      expect(page.getByText(bookingMessages.availabilityUnknown)).toBeVisible(),
    'selectingRooms.selection.choosing': async (scene, { context: { form, counts, failure } }) => {
      const { page } = scene;
      await expect(page).toHaveURL(/\/roombooking$/);
      await expect(alertOf(scene)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Continue Booking' })).toBeEnabled();
      await showsDate(page, 'Check-in', inWeek(scene, form.checkIn));
      await showsDate(page, 'Check-out', inWeek(scene, form.checkOut));
      await expect(deluxeCard(scene).getByRole('status')).toHaveText(String(counts.deluxe));
      const nights = nightsBetween(form.checkIn, form.checkOut);
      const { total } = bookingSummary(counts, nights);
      await expect(detailOf(page, `Total for ${nights} nights`)).toHaveText(formatNaira(total));
      const summary = page.getByRole('region', { name: 'Booking Summary' });
      const isSaid = failure !== null && !needsLogin(failure);
      await expect(summary.getByRole('alert')).toHaveCount(isSaid ? 1 : 0);
    },
    'selectingRooms.selection.alertingNoRoom': alertSays(bookingMessages.roomRequired),
    'creating.naming': null,
    'creating.sending': async ({ page, gate }) => {
      await gate.held('createReservation');
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    },
    'failed.refused': alertSays(
      'Reservation failed: There are not enough rooms left for these dates.',
    ),
    'failed.unreachable': alertSays(bookingMessages.noResponseAlert),
    sessionLost: alertSays(sessionMessages.expired),
    created: null,
    booked: seesConfirmation,
  },
};
