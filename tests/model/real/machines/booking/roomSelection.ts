import type { RoomSelectionContext } from '../../../../../machines/booking/roomSelectionMachine';
import { noRooms } from '../../../../../machines/shared/roomsLeft';
import {
  noMoreRooms,
  noRoomsFit,
  roomsLeft,
  roomsThatSuit,
  roomsTooSmall,
} from '../../../../../machines/booking/roomAdvice';
import { paths } from '../../../../../machines/shared/paths';
import * as messages from '../../../../../messages/booking/booking';
import { family, filled, oneChosen } from '../../../../../models/booking/bookingExamples';
import { roomSelectionModel } from '../../../../../models/booking/roomSelectionModel';
import { roomSelectionExclusions } from '../../exclusions/booking/roomSelection';
import { alertOf, alertSays, closesAlert, presses, withoutNetwork } from '../../support/acts';
import { deluxe } from '../../support/bookingByHand';
import { takesUp, type Booker } from '../../support/savedBooking';
import { leaveOnlyDeluxe } from '../../support/otherGuests';
import type { RealMachine, Scene } from '../../support/realMachine';
import { dateInWeek, expect } from '../../support/world';

const TEN_DAYS_MS = 10 * 86_400_000;
const CHOOSE_THESE = 'Choose these rooms';

type Assertion = (
  scene: Scene<Booker>,
  snapshot: { context: RoomSelectionContext },
) => Promise<void>;

const books = presses('Continue Booking');

const leaves = (left: number) => async (scene: Scene<Booker>) => {
  await leaveOnlyDeluxe(scene, left, {
    checkIn: dateInWeek(scene, filled.checkIn),
    checkOut: dateInWeek(scene, filled.checkOut),
  });
  await scene.gate.letGo('loadRoomsLeft');
};

const deluxeCard = ({ page }: Scene<Booker>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Deluxe Room' }) });

/** The advice: a Deluxe Room holds two adults and a child, so one is enough for one guest, and two for five. */
const seesAdvice: Assertion = async ({ page }, { context: { form, counts, roomsLeft: left } }) => {
  const party = { adults: form.adults, children: form.children };
  const chosen = counts.deluxe;
  const enough = party.children > 0 ? 2 : 1;
  const isEnough = chosen >= enough;
  const shows = async (text: string, isShown: boolean) =>
    expect(page.getByText(text), text).toHaveCount(isShown ? 1 : 0);
  const places = { adults: 2 * chosen, children: chosen };
  if (chosen > 0) await shows(roomsTooSmall(places, party), !isEnough);
  const fits = left !== null && left.deluxe >= enough;
  await shows(roomsThatSuit(party), !isEnough && fits);
  await shows(noRoomsFit(party), !isEnough && left !== null && !fits);
  const button = page.getByRole('button', { name: CHOOSE_THESE });
  await expect(button).toHaveCount(!isEnough && fits ? 1 : 0);
};

/** How a guest chooses rooms in a real browser. */
export const roomSelection: RealMachine<Booker, RoomSelectionContext> = {
  model: roomSelectionModel,
  exclusions: roomSelectionExclusions,
  calls: { loadRoomsLeft: { method: 'GET', path: /\/availability$/ } },
  starts: {
    'opens the room selection': (stage) => takesUp(stage, paths.roomSelection, { counts: noRooms }),
    'opens it with two rooms chosen': (stage) => takesUp(stage, paths.roomSelection),
    'opens it with one room chosen, for five': (stage) => {
      const { adults, children } = family;
      return takesUp(stage, paths.roomSelection, { form: { adults, children }, counts: oneChosen });
    },
    'opens it without a name': (stage) =>
      takesUp(stage, paths.roomSelection, { form: { name: '' } }),
  },
  executors: {
    'the server says that two Deluxe Rooms are left': leaves(2),
    'the server says that one Deluxe Room is left': leaves(1),
    'the rooms left can’t be had': (scene) => withoutNetwork(scene, 'loadRoomsLeft'),
    'chooses a Deluxe Room': presses('Add one Deluxe Room'),
    'gives a Deluxe Room up': presses('Remove one Deluxe Room'),
    'takes the rooms that are offered': presses(CHOOSE_THESE),
    'books the chosen rooms': books,
    'books after the dates have passed': async (scene) => {
      const { page, hotel } = scene;
      await page.clock.setSystemTime(hotel.now().getTime() + TEN_DAYS_MS);
      await books(scene);
    },
    'closes the alert': closesAlert,
  },
  assertions: {
    'open.availability.loading': async ({ page, gate }) => {
      await gate.held('loadRoomsLeft');
      await expect(page).toHaveURL(paths.roomSelection);
      await expect(page.getByText('left for these dates')).toHaveCount(0);
    },
    'open.availability.known': async (scene, snapshot) => {
      const { counts, roomsLeft: left } = snapshot.context;
      const free = left?.deluxe ?? 0;
      const said = counts.deluxe < free ? roomsLeft(free) : noMoreRooms(free);
      await expect(deluxeCard(scene).getByText(said)).toBeVisible();
      await seesAdvice(scene, snapshot);
    },
    'open.availability.unknown': async (scene, snapshot) => {
      await expect(scene.page.getByText(messages.availabilityUnknown)).toBeVisible();
      await seesAdvice(scene, snapshot);
    },
    'open.choice.choosing': async (scene, { context: { counts } }) => {
      await expect(alertOf(scene)).toBeHidden();
      await expect(deluxe(scene.page)).toHaveText(String(counts.deluxe));
    },
    'open.choice.alertingNoRoom': alertSays(messages.roomRequired),
    alertingFormMissing: alertSays(messages.formMissing),
    closed: async ({ page }, { context: { outcome } }) => {
      await expect(page).toHaveURL(
        outcome.kind === 'chosen' ? /\/reservation\/[^/]+\/confirm$/ : paths.reservation,
      );
    },
  },
};
