import { randomUUID } from 'node:crypto';
import * as sessionMessages from '../../../../../messages/session/session';
import * as paymentMessages from '../../../../../messages/payment/payment';
import type { PaymentChoiceContext } from '../../../../../machines/payment/paymentChoiceSetup';
import { paths } from '../../../../../machines/shared/paths';
import { paymentChoiceModel } from '../../../../../models/payment/paymentChoiceModel';
import { paymentChoiceExclusions } from '../../exclusions/payment/paymentChoice';
import { alertSays, closesAlert, presses, withoutNetwork } from '../../support/acts';
import { cancelByCall } from '../../support/calls';
import { pay, payAndTell } from '../../support/checkouts';
import { bookAsGuest, checkoutOf, type Payer } from '../../support/payer';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsBooked } from '../../support/shown';
import { arriveLoggedIn, endSession, expect } from '../../support/world';

const STORAGE_KEY = 'lastReservationResponse';

/** Opens the page with a saved text of the last reservation, or none. */
async function opensWith(scene: Scene<Payer>, saved: string | null): Promise<void> {
  const { page } = scene;
  await arriveLoggedIn(scene);
  if (saved !== null) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEY,
      saved,
    ] as const);
  }
  await page.goto(paths.payment);
}

function savedTextOf({ guest, reservation }: Scene<Payer>, reservationData: object): string {
  const totalAmount = reservation.totalPrice;
  return JSON.stringify({ userId: guest.session.user.id, reservationData, totalAmount });
}

const savedTextWithId = (scene: Scene<Payer>, id: string) =>
  savedTextOf(scene, { ...scene.reservation, id });

const chooses = (name: string) => (scene: Scene<Payer>) =>
  scene.page.getByRole('radio', { name }).check();

/** The call that opens the checkout of the provider that is chosen. */
const callIn = ({ value }: { value: unknown }) =>
  value === 'startingPaystack' ? 'initiatePaystack' : 'initiateFlutterwave';

async function seesError(
  { page }: Pick<Scene<Payer>, 'page'>,
  { error }: Pick<PaymentChoiceContext, 'error'>,
): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  if (error === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toHaveText(error);
}

/** The reservation, which method is chosen, and why the last try failed. */
const seesChoice =
  (chosen: string | null) =>
  async (
    { page, reservation }: Scene<Payer>,
    { context: { reservationId, error } }: { context: PaymentChoiceContext },
  ): Promise<void> => {
    // What was saved without an id contains nothing else reliable about the stay.
    if (reservationId !== null) await showsBooked(page, reservation);
    for (const name of ['Paystack', 'Flutterwave', 'Direct card payment']) {
      await expect(page.getByRole('radio', { name })).toBeChecked({ checked: name === chosen });
    }
    await seesError({ page }, { error });
  };

const seesStarting = (call: string) => async (scene: Scene<Payer>) => {
  await scene.gate.held(call);
  await expect(scene.page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await showsBooked(scene.page, scene.reservation);
};

/** How a guest chooses a way to pay in a real browser. */
export const paymentChoice: RealMachine<Payer, PaymentChoiceContext> = {
  model: paymentChoiceModel,
  exclusions: paymentChoiceExclusions,
  calls: {
    loadReservation: { method: 'GET', path: /\/reservations\/[^/]+$/ },
    initiatePaystack: { method: 'POST', path: /\/payment\/initiate-payment$/ },
    initiateFlutterwave: { method: 'POST', path: /\/payment\/initiate-flutterwave$/ },
  },
  starts: {
    // What the browser has saved comes first; then the page is opened.
    'opens the payment page': bookAsGuest,
  },
  executors: {
    'a reservation is kept': (scene) =>
      opensWith(scene, savedTextWithId(scene, scene.reservation.id)),
    'no more of it is kept than its id': (scene) =>
      opensWith(scene, savedTextOf(scene, { id: scene.reservation.id })),
    'a reservation without an id is kept': (scene) => opensWith(scene, savedTextWithId(scene, '')),
    'no reservation is kept': (scene) => opensWith(scene, null),
    'what is kept can’t be read': (scene) => opensWith(scene, '{"reservationData":'),
    'the server shows what is to be paid': ({ gate }) => gate.letGo('loadReservation'),
    'the server shows that it is paid': async (scene) => {
      await payAndTell(scene, await checkoutOf(scene));
      await scene.gate.letGo('loadReservation');
    },
    'the server shows that it is cancelled': async (scene) => {
      await cancelByCall(scene, scene.reservation.id);
      await scene.gate.letGo('loadReservation');
    },
    'the server knows no such reservation': async (scene) => {
      await opensWith(scene, savedTextWithId(scene, randomUUID()));
      await scene.gate.letGo('loadReservation');
    },
    'the reservation can’t be had': (scene) => withoutNetwork(scene, 'loadReservation'),
    'the session expired before the reservation showed': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('loadReservation');
    },
    'closes the alert': closesAlert,
    'chooses Paystack': chooses('Paystack'),
    'chooses Flutterwave': chooses('Flutterwave'),
    'chooses to pay directly': chooses('Direct card payment'),
    'presses Pay': presses('Proceed to Payment'),
    'the provider can’t be reached': (scene, before) => withoutNetwork(scene, callIn(before)),
    'the reservation is paid already': async (scene, before) => {
      await pay(await checkoutOf(scene));
      await scene.gate.letGo(callIn(before));
    },
    'tries again': presses('Try again'),
    'the session expired before the payment': async (scene, before) => {
      await endSession(scene);
      await scene.gate.letGo(callIn(before));
    },
    'the provider’s link is told': ({ gate }) => gate.letGo('initiateFlutterwave'),
  },
  assertions: {
    reading: null,
    loading: async ({ page, gate }) => {
      await gate.held('loadReservation');
      await expect(page.getByText('Loading your reservation...')).toBeVisible();
    },
    nothingToPay: async (scene, { context }) => {
      await seesError(scene, context);
      const link = scene.page.getByRole('link', { name: 'View My Reservation' });
      await expect(link).toBeVisible();
    },
    notLoaded: async (scene, { context }) => {
      await seesError(scene, context);
      await expect(scene.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    alertingMissing: alertSays(paymentMessages.noSavedReservation),
    navigatingToForm: async ({ page }) => {
      await expect(page).toHaveURL(paths.reservation);
      await expect(page.getByRole('form', { name: 'Make a Reservation' })).toBeVisible();
    },
    corrupt: async ({ page }, { context: { error } }) => {
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(error ?? '');
      await expect(page.getByRole('link', { name: 'Make a Reservation' })).toBeVisible();
    },
    'choosing.undecided': seesChoice(null),
    'choosing.paystack': seesChoice('Paystack'),
    'choosing.flutterwave': seesChoice('Flutterwave'),
    'choosing.flutterwaveReady': async (scene, snapshot) => {
      await seesChoice('Flutterwave')(scene, snapshot);
      const link = scene.page.getByRole('link', { name: 'Continue to Flutterwave' });
      const { origin } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin).toBe(scene.hotel.sandbox.flutterwave);
    },
    'choosing.direct': seesChoice('Direct card payment'),
    startingPaystack: seesStarting('initiatePaystack'),
    startingFlutterwave: seesStarting('initiateFlutterwave'),
    sessionLost: alertSays(sessionMessages.expired),
  },
};
