import {
  ROOMS_LEFT_FRESH_MS,
  type Details,
} from '../../../../../machines/booking/bookingDetailsMachine';
import { noRooms } from '../../../../../machines/shared/roomsLeft';
import { paths } from '../../../../../machines/shared/paths';
import { DATES_DEBOUNCE_MS } from '../../../../../machines/shared/stayDates';
import * as messages from '../../../../../messages/booking/form';
import { becomeGuest } from '../../../../browser/support/asGuest';
import { filled } from '../../../../../models/booking/bookingExamples';
import { bookingDetailsModel } from '../../../../../models/booking/bookingDetailsModel';
import { bookingDetailsExclusions } from '../../exclusions/booking/bookingDetails';
import {
  alertOf,
  alertSays,
  closesAlert,
  holdTime,
  presses,
  withoutNetwork,
} from '../../support/acts';
import { takesUp, type Booker } from '../../support/savedBooking';
import type { RealMachine, Scene } from '../../support/realMachine';
import { arriveLoggedIn, dateInWeek, expect } from '../../support/world';

const TEN_DAYS_MS = 10 * 86_400_000;

type Assertion = (scene: Scene<Booker>, snapshot: { context: Details }) => Promise<void>;

const formOf = ({ page }: Pick<Scene<Booker>, 'page'>) =>
  page.getByRole('form', { name: 'Make a Reservation' });

const inWeek = (scene: Scene<Booker>, modelDate: string) =>
  modelDate === '' ? '' : dateInWeek(scene, modelDate);

/** The field may already have had the same value. */
const writesDate = (label: string, modelDate: string) => async (scene: Scene<Booker>) => {
  const field = formOf(scene).getByLabel(label);
  await field.fill('');
  await field.fill(inWeek(scene, modelDate));
};

const goesOn = presses('Check Availability');

/** The form has what was entered, with an error below each invalid date. */
const seesForm: Assertion = async (scene, { context: { form, errors } }) => {
  await expect(scene.page).toHaveURL(paths.reservation);
  await expect(alertOf(scene)).toBeHidden();
  const shown = formOf(scene);
  await expect(shown.getByLabel('Full Name')).toHaveValue('Adaobi Okeke');
  for (const [field, label] of [
    ['checkIn', 'Check-in'],
    ['checkOut', 'Check-out'],
  ] as const) {
    const input = shown.getByLabel(label);
    await expect(input).toHaveValue(inWeek(scene, form[field]));
    const error = errors[field];
    if (error === undefined) await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(input).toHaveAccessibleDescription(new RegExp(error));
  }
  if (form.phone === '0805') await expect(shown.getByLabel('Phone')).toHaveValue('0805');
};

/** How a guest fills in the reservation form in a real browser. */
export const bookingDetails: RealMachine<Booker, Details> = {
  model: bookingDetailsModel,
  exclusions: bookingDetailsExclusions,
  calls: { prefetchRooms: { method: 'GET', path: /\/availability$/ } },
  starts: {
    'opens the reservation form': async (stage) => {
      const guest = await becomeGuest(stage.request);
      await arriveLoggedIn({ ...stage, guest });
      await stage.page.goto(paths.reservation);
      await expect(formOf(stage).getByLabel('Full Name')).toHaveValue('Adaobi Okeke');
      await holdTime(stage);
      return { guest };
    },
    'opens a form that is filled in': async (stage) => {
      await holdTime(stage);
      const booker = await takesUp(stage, paths.reservation, { counts: noRooms });
      await expect(formOf(stage).getByLabel('Full Name')).toHaveValue('Adaobi Okeke');
      // The rooms of just entered dates are not requested yet.
      expect(stage.gate.isHeld('prefetchRooms')).toBe(false);
      return booker;
    },
  },
  executors: {
    'enters the check-in date': writesDate('Check-in', filled.checkIn),
    'enters the check-out date': writesDate('Check-out', filled.checkOut),
    'enters a check-out before the check-in': writesDate('Check-out', '2026-03-11'),
    'corrects the phone number': (scene) => formOf(scene).getByLabel('Phone').fill('0805'),
    'the dates stand for a moment': ({ page }) => page.clock.runFor(DATES_DEBOUNCE_MS),
    'the rooms left are at hand': async ({ page, gate }) => {
      const answered = page.waitForResponse(/\/availability\?/);
      await gate.letGo('prefetchRooms');
      await (await answered).finished();
    },
    'nobody can look ahead': (scene) => withoutNetwork(scene, 'prefetchRooms'),
    'what is at hand grows old': ({ page }) => page.clock.runFor(ROOMS_LEFT_FRESH_MS),
    'goes on to the rooms': goesOn,
    'goes on to the rooms after the dates have passed': async (scene) => {
      const { page, hotel } = scene;
      await page.clock.setSystemTime(hotel.now().getTime() + TEN_DAYS_MS);
      await goesOn(scene);
    },
    'closes the alert': closesAlert,
  },
  assertions: {
    // A running request for earlier dates is left alone, so calls are not checked here.
    editing: seesForm,
    'editing.prefetching': async (scene, snapshot) => {
      await scene.gate.held('prefetchRooms');
      await seesForm(scene, snapshot);
    },
    alertingErrors: alertSays(messages.correctErrors),
    submitted: ({ page }) => expect(page).toHaveURL(paths.roomSelection),
  },
};
