import type { OtherDatesContext } from '../../../../../machines/reservation/otherDatesMachine';
import { formatNaira, koboFromNaira } from '../../../../../machines/shared/money';
import { myReservationPath } from '../../../../../machines/shared/paths';
import { nightsBetween } from '../../../../../machines/shared/stay';
import { DATES_DEBOUNCE_MS } from '../../../../../machines/shared/stayDates';
import { checkInInPast } from '../../../../../messages/booking/form';
import * as messages from '../../../../../messages/reservation/otherDates';
import * as words from '../../../../../messages/reservation/pages/dialogs';
import { roomsUnavailable } from '../../../../../server/reservations/errors';
import { becomeGuest } from '../../../../browser/support/asGuest';
import { expectErrorResponses } from '../../../../browser/support/pageErrors';
import { modified, pending } from '../../../../../models/reservation/managementExamples';
import { otherDatesModel } from '../../../../../models/reservation/otherDatesModel';
import { otherDatesExclusions } from '../../exclusions/reservation/otherDates';
import { holdTime, presses, withoutNetwork } from '../../support/acts';
import { bookByCall } from '../../support/calls';
import { leaveRooms } from '../../support/otherGuests';
import { nightsOf, type Owner } from '../../support/owner';
import type { RealMachine, Scene } from '../../support/realMachine';
import { detailOf } from '../../support/shown';
import { arriveLoggedIn, expect } from '../../support/world';

const THREE_DAYS_MS = 3 * 86_400_000;
const DELUXE_NIGHTLY_NAIRA = 2000;

const form = ({ page }: Pick<Scene<Owner>, 'page'>) =>
  page.getByRole('dialog', { name: words.modifyReservation });

const priceOf = (nights: number) => formatNaira(koboFromNaira(nights * DELUXE_NIGHTLY_NAIRA));

/** Whatever is known about the rooms, the prices show, and the dates can be saved. */
async function canBeSaved(scene: Scene<Owner>): Promise<void> {
  const { nights: before } = scene.reservation;
  const { checkIn, checkOut } = nightsOf(scene, modified);
  const after = nightsBetween(checkIn, checkOut);
  const shows = (term: string, text: string) =>
    expect(detailOf(form(scene), term), term).toHaveText(text);
  await shows(words.priceNow, priceOf(before));
  await shows(words.priceDifferences.more, priceOf(after - before));
  await shows(words.newPriceFor(`${after} Nights`), priceOf(after));
  await expect(form(scene).getByRole('button', { name: words.saveChanges })).toBeEnabled();
}

/** This is the only message about the rooms that the form shows. */
async function says(scene: Scene<Owner>, said: string): Promise<void> {
  for (const each of [messages.looking, messages.free, messages.taken, messages.unknown]) {
    await expect(form(scene).getByText(each), each).toHaveCount(each === said ? 1 : 0);
  }
}

const saysAndCanBeSaved = (said: string) => async (scene: Scene<Owner>) => {
  await says(scene, said);
  await canBeSaved(scene);
};

/** How a guest previews other dates for a reservation in a real browser. */
export const otherDates: RealMachine<Owner, OtherDatesContext> = {
  model: otherDatesModel,
  exclusions: otherDatesExclusions,
  calls: {
    loadRoomsOnDates: { method: 'GET', path: /\/hotel\/reservations\/[^/]+\/availability$/ },
  },
  starts: {
    'has entered another check-out': async (stage) => {
      const { hotel, page } = stage;
      const guest = await becomeGuest(stage.request);
      const order = { ...nightsOf(stage, pending), rooms: 1 };
      const { reservationData } = await bookByCall({ hotel, guest }, order);
      await arriveLoggedIn({ page, guest });
      await page.goto(myReservationPath(reservationData.id));
      await presses(words.modifyReservation)(stage);
      await holdTime(stage);
      await form(stage).getByLabel('Check-out').fill(nightsOf(stage, modified).checkOut);
      return { guest, reservation: reservationData };
    },
  },
  executors: {
    'the dates stand for a moment': ({ page }) => page.clock.runFor(DATES_DEBOUNCE_MS),
    'the server says that the rooms are free': ({ gate }) => gate.letGo('loadRoomsOnDates'),
    'the server says why they are not': async (scene) => {
      const { checkOut: from } = nightsOf(scene, pending);
      const { checkOut: to } = nightsOf(scene, modified);
      await leaveRooms(scene, 0, { checkIn: from, checkOut: to });
      await scene.gate.letGo('loadRoomsOnDates');
    },
    'the server takes no reservations for such dates': async ({ page, hotel, gate }) => {
      // The page has slept; by now the check-in is past, and the token has to be refreshed first.
      await hotel.pass(THREE_DAYS_MS);
      expectErrorResponses(page, 401);
      await gate.letGo('loadRoomsOnDates');
      await gate.letGo('loadRoomsOnDates');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'loadRoomsOnDates'),
  },
  assertions: {
    debouncing: async (scene) => {
      await saysAndCanBeSaved(messages.looking)(scene);
      expect(scene.gate.isHeld('loadRoomsOnDates')).toBe(false);
    },
    asking: async (scene) => {
      await scene.gate.held('loadRoomsOnDates');
      await saysAndCanBeSaved(messages.looking)(scene);
    },
    free: saysAndCanBeSaved(messages.free),
    taken: async (scene, { context: { roomsLeft } }) => {
      await saysAndCanBeSaved(messages.taken)(scene);
      const [{ roomType, numberOfRooms } = { roomType: '', numberOfRooms: 0 }] =
        scene.reservation.roomAllocations;
      const short = form(scene).getByText(messages.roomsShort(roomType, 0, numberOfRooms));
      await expect(short).toHaveCount(roomsLeft === null ? 0 : 1);
      const whyNot = roomsLeft === null ? checkInInPast : roomsUnavailable().message;
      await expect(form(scene).getByText(whyNot)).toBeVisible();
    },
    unknown: saysAndCanBeSaved(messages.unknown),
  },
};
