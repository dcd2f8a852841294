import { randomUUID } from 'node:crypto';
import { specifiedPrices } from '../../../../../machines/shared/roomTypes';
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { BookingContext } from '../../../../../machines/booking/bookingContext';
import * as bookingMessages from '../../../../../messages/booking/booking';
import { formatNaira } from '../../../../../machines/shared/money';
import { bookingSummary } from '../../../../../machines/booking/bookingRequest';
import { becomeGuest } from '../../../../browser/support/asGuest';
import { bookingModel } from '../../../../../models/booking/bookingModel';
import { isIn } from '../../../../../tools/model/testModel';
import { alertOf, alertSays, byItself, closesAlert, presses } from '../../support/acts';
import { reservationNow } from '../../support/calls';
import { takesUp, type Booker } from '../../support/savedBooking';
import type { RealMachine, Scene } from '../../support/realMachine';
import { detailOf, showsDate, showsReservation } from '../../support/shown';
import { arriveLoggedIn, dateInWeek, expect } from '../../support/world';

const TEN_DAYS_MS = 10 * 86_400_000;

const formOf = ({ page }: Scene<Booker>) => page.getByRole('form', { name: 'Make a Reservation' });

/** A date of the model in the scenario's own week; none where there is none. */
const inWeek = (scene: Scene<Booker>, modelDate: string) =>
  modelDate === '' ? '' : dateInWeek(scene, modelDate);

const goOn = presses('Check Availability');
const bookRooms = presses('Continue Booking');

const deluxeCard = ({ page }: Scene<Booker>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Deluxe Room' }) });

/** The confirmation shows the reservation as the server has it. */
async function seesConfirmation({ page, hotel, guest }: Scene<Booker>): Promise<void> {
  await expect(page).toHaveURL(/\/reservation\/[^/]+\/confirm$/);
  const [, id = ''] = /\/reservation\/([^/]+)/.exec(page.url()) ?? [];
  await showsReservation(page, await reservationNow({ hotel, guest }, id));
}

/** The guest goes to an address as with the buttons Back and Forward: the page stays loaded. */
async function goesTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function opens(
  { page }: Scene<Booker>,
  before: AnyMachineSnapshot,
  path: string,
): Promise<void> {
  if (isIn(before, 'openingRooms') || isIn(before, 'navigatingBackToForm')) return;
  await goesTo(page, path);
}

const fillsDates = (checkIn: string, checkOut: string) => async (scene: Scene<Booker>) => {
  await formOf(scene).getByLabel('Check-in').fill(inWeek(scene, checkIn));
  await formOf(scene).getByLabel('Check-out').fill(inWeek(scene, checkOut));
};

/** Chooses two Deluxe Rooms, whatever was chosen before. */
async function choosesTwo(scene: Scene<Booker>): Promise<void> {
  const rooms = deluxeCard(scene).getByRole('status');
  for (let tries = 0; tries < 2 && (await rooms.textContent()) !== '2'; tries += 1) {
    await presses('Add one Deluxe Room')(scene);
  }
  await expect(rooms).toHaveText('2');
}

/** The guest must first send a resumed creation again. */
async function asksAgain(scene: Scene<Booker>): Promise<void> {
  const { page, gate } = scene;
  const again = page.getByRole('button', { name: 'Continue Booking' });
  // Either it is under way already, or the guest has to send it.
  const isUnderWay = () => gate.isHeld('createReservation');
  await expect.poll(async () => isUnderWay() || (await again.isVisible())).toBe(true);
  if (!isUnderWay()) await bookRooms(scene);
}

/** How a booking goes in a real browser. */
export const booking: RealMachine<Booker, BookingContext> = {
  model: bookingModel,
  calls: {
    createReservation: { method: 'POST', path: /\/reservation$/ },
  },
  starts: {
    'begins a booking': async (stage) => {
      const guest = await becomeGuest(stage.request);
      await arriveLoggedIn({ ...stage, guest });
      await stage.page.goto('/reservation');
      return { guest };
    },
    'takes up a booking that the browser kept': (stage) => takesUp(stage, '/roombooking'),
    'takes up a booking that was sent': (stage) =>
      takesUp(stage, '/reservation', { idempotencyKey: randomUUID() }),
  },
  executors: {
    'opens the room selection': (scene, before) => opens(scene, before, '/roombooking'),
    'goes on to the rooms': async (scene) => {
      await fillsDates('2026-03-12', '2026-03-14')(scene);
      await goOn(scene);
    },
    'closes the alert': (scene, before) =>
      isIn(before, 'created.announcing')
        ? presses('Make another booking')(scene)
        : closesAlert(scene),
    'books the chosen rooms': async (scene) => {
      await choosesTwo(scene);
      await bookRooms(scene);
    },
    'has to see to the details first': async (scene) => {
      await choosesTwo(scene);
      await scene.page.clock.fastForward(TEN_DAYS_MS);
      await bookRooms(scene);
      await closesAlert(scene);
    },
    'the booking gets its key': byItself,
    'the reservation is made': async (scene) => {
      await asksAgain(scene);
      await scene.gate.letGo('createReservation');
    },
    'the guest leaves it open': async (scene) => {
      // A guest who reloads the page without an answer is asked what to do.
      await scene.page.reload();
      await presses('View my reservations')(scene);
    },
    'goes to the payment': presses('Go to Payment'),
  },
  assertions: {
    fillingDetails: async (scene, { context: { form, errors } }) => {
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
    openingRooms: null,
    alertingDetailsMissing: alertSays(bookingMessages.detailsMissing),
    navigatingBackToForm: null,
    selectingRooms: async (scene, { context: { form, counts } }) => {
      const { page } = scene;
      await expect(page).toHaveURL(/\/roombooking$/);
      await expect(alertOf(scene)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Continue Booking' })).toBeEnabled();
      await showsDate(page, 'Check-in', inWeek(scene, form.checkIn));
      await showsDate(page, 'Check-out', inWeek(scene, form.checkOut));
      await expect(deluxeCard(scene).getByRole('status')).toHaveText(String(counts.deluxe));
      const { nights, total } = bookingSummary(counts, form, specifiedPrices);
      await expect(detailOf(page, `Total for ${nights} nights`)).toHaveText(formatNaira(total));
    },
    creating: null,
    'created.openingPayment': seesConfirmation,
    'created.announcing': alertSays(bookingMessages.created),
    navigatingToList: null,
  },
};
