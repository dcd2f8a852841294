import { randomUUID } from 'node:crypto';
import type { ReservationCreationContext } from '../../../../../machines/booking/reservationCreationMachine';
import { paths } from '../../../../../machines/shared/paths';
import { roomsUnavailable } from '../../../../../server/reservations/errors';
import * as messages from '../../../../../messages/booking/booking';
import * as sessionMessages from '../../../../../messages/session/session';
import { filled } from '../../../../../models/booking/bookingExamples';
import { reservationCreationModel } from '../../../../../models/booking/reservationCreationModel';
import { reservationCreationExclusions } from '../../exclusions/booking/reservationCreation';
import {
  alertOf,
  alertSays,
  byItself,
  closesAlert,
  presses,
  withoutNetwork,
} from '../../support/acts';
import { deluxe, goOn } from '../../support/bookingByHand';
import { bookByCall, reservationsOf } from '../../support/calls';
import { takesUp, type Booker } from '../../support/savedBooking';
import { leaveRooms } from '../../support/otherGuests';
import type { RealMachine, Scene } from '../../support/realMachine';
import { dateInWeek, endSession, expect } from '../../support/world';

type Assertion = (
  scene: Scene<Booker>,
  snapshot: { context: ReservationCreationContext },
) => Promise<void>;

const books = presses('Continue Booking');

const seesSending: Assertion = async ({ page, gate }) => {
  await gate.held('createReservation');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
};

/** The key under which the booking that waits is sent. */
async function keyOf({ gate }: Scene<Booker>): Promise<string> {
  await gate.held('createReservation');
  const key = await gate.headerOf('createReservation', 'Idempotency-Key');
  if (typeof key !== 'string') throw new Error('The booking is sent without a key');
  return key;
}

/** The outcome is unknown, so the rooms stay as they were sent. */
const seesOutcomeUnknown: Assertion = async (scene) => {
  const { page } = scene;
  await expect(alertOf(scene)).toBeHidden();
  await expect(page.getByText(messages.outcomeUnknown)).toBeVisible();
  await expect(goOn(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'See my reservations' })).toBeEnabled();
  await expect(deluxe(page)).toHaveText('2');
  for (const change of ['Add one', 'Remove one']) {
    const button = page.getByRole('button', { name: `${change} Deluxe Room` });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }
};

/** Where the guest is once it is decided, and how many reservations the server has of them. */
const seesOutcome: Assertion = async (scene, { context: { outcome } }) => {
  const { page } = scene;
  if (outcome.kind === 'created') {
    await expect(page).toHaveURL(/\/reservation\/[^/]+\/confirm$/);
    await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeEnabled();
    expect(await reservationsOf(scene)).toBe(1);
    return;
  }
  if (outcome.kind === 'loginNeeded') await alertSays(sessionMessages.expired)(scene);
  else {
    await expect(page).toHaveURL(
      outcome.kind === 'abandoned' ? paths.myReservations : paths.roomSelection,
    );
    await expect(alertOf(scene)).toBeHidden();
  }
  if (outcome.kind === 'abandoned') {
    expect(await reservationsOf(scene)).toBeLessThanOrEqual(1);
    return;
  }
  expect(await reservationsOf(scene)).toBe(0);
};

/** How a reservation is made in a real browser. */
export const reservationCreation: RealMachine<Booker, ReservationCreationContext> = {
  model: reservationCreationModel,
  exclusions: reservationCreationExclusions,
  calls: { createReservation: { method: 'POST', path: /\/reservation$/ } },
  starts: {
    'books for the first time': async (stage) => {
      const booker = await takesUp(stage, paths.roomSelection);
      await books(stage);
      return booker;
    },
    'takes up a booking that was sent': (stage) =>
      takesUp(stage, paths.roomSelection, { idempotencyKey: randomUUID() }),
  },
  executors: {
    'the booking gets its key': byItself,
    'the server makes the reservation': ({ gate }) => gate.letGo('createReservation'),
    'the server says that the session expired': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('createReservation');
    },
    'the server has no such rooms left': async (scene) => {
      await leaveRooms(scene, 1, {
        checkIn: dateInWeek(scene, filled.checkIn),
        checkOut: dateInWeek(scene, filled.checkOut),
      });
      await scene.gate.letGo('createReservation');
    },
    'the server knows the same booking with other details': async (scene) => {
      const key = await keyOf(scene);
      const order = {
        checkIn: dateInWeek(scene, filled.checkIn),
        checkOut: dateInWeek(scene, filled.checkOut),
        rooms: 1,
      };
      await bookByCall(scene, order, key);
      await scene.gate.letGo('createReservation');
    },
    'no answer comes': (scene) => withoutNetwork(scene, 'createReservation'),
    'books the chosen rooms': books,
    'would rather see the reservations': presses('See my reservations'),
    'closes the alert': closesAlert,
  },
  assertions: {
    creatingKey: null,
    sending: seesSending,
    repeating: seesSending,
    'outcomeUnknown.alerting': alertSays(messages.noResponseAlert),
    'outcomeUnknown.acknowledged': seesOutcomeUnknown,
    refused: alertSays(messages.reservationFailed(roomsUnavailable().message)),
    alertingAlreadySent: alertSays(messages.sentBefore),
    loginNeeded: seesOutcome,
    loginNeededToFindOut: seesOutcome,
    done: seesOutcome,
  },
};
