import * as titles from '../../../../../messages/payment/paymentResult';
import * as paymentMessages from '../../../../../messages/payment/payment';
import * as reservationViewMessages from '../../../../../messages/payment/view';
import type { ConfirmationContext } from '../../../../../machines/payment/confirmationMachine';
import { confirmationModel } from '../../../../../models/payment/confirmationModel';
import { presses, withoutNetwork } from '../../support/acts';
import { reservationNow } from '../../support/calls';
import { pay } from '../../support/checkouts';
import {
  bookAndLeave,
  bookAsGuest,
  checkoutOf,
  returnAddressOf,
  type Payer,
} from '../../support/payer';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsReceipt, showsReservation } from '../../support/shown';
import { arriveLoggedIn, expect } from '../../support/world';

/** Longer than an unpaid reservation holds its rooms. */
const HOLD_OVER_MS = 31 * 60_000;

const alertIn = ({ page }: Scene<Payer>) => page.getByRole('main').getByRole('alert');
const nowOf = (scene: Scene<Payer>) => reservationNow(scene, scene.reservation.id);

async function seesError(scene: Scene<Payer>, error: string | null): Promise<void> {
  if (error === null) await expect(alertIn(scene)).toHaveCount(0);
  else await expect(alertIn(scene)).toHaveText(error);
}

async function seesStarting({ page, gate, reservation }: Scene<Payer>): Promise<void> {
  await gate.held('startPayment');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay with Flutterwave' })).toBeDisabled();
  await showsReservation(page, reservation);
}

/** How a reservation is paid in a real browser. */
export const confirmation: RealMachine<Payer, ConfirmationContext> = {
  model: confirmationModel,
  calls: {
    loadReservation: { method: 'GET', path: /\/reservations\/[^/]+$/ },
    verifyPayment: { method: 'GET', path: /\/payment\/(paystack\/)?verify\/?$/ },
    startPayment: { method: 'POST', path: /\/(paystack|flutterwave)\/initialize$/ },
  },
  starts: {
    'opens the confirmation of a reservation': async (stage) => {
      const booked = await bookAsGuest(stage);
      await arriveLoggedIn({ ...stage, ...booked });
      await stage.page.goto(`/reservation/${booked.reservation.id}/confirm`);
      return booked;
    },
    'comes back from Paystack': async (stage) => {
      const payer = await bookAndLeave(stage, 'confirmation');
      await arriveLoggedIn({ ...stage, ...payer });
      await stage.page.goto(returnAddressOf(payer.checkout));
      return payer;
    },
  },
  executors: {
    'the server shows an unpaid reservation': ({ gate }) => gate.letGo('loadReservation'),
    'the network fails': (scene) => withoutNetwork(scene, 'loadReservation'),
    'the payment is made': async (scene) => {
      await pay(await checkoutOf(scene));
      await scene.gate.letGo('verifyPayment');
    },
    'the hold ends': ({ page }) => page.clock.fastForward(HOLD_OVER_MS),
    'asks again': presses('Check again'),
    'pays with Paystack': presses('Pay with Paystack'),
    'the provider can’t be reached': (scene) => withoutNetwork(scene, 'startPayment'),
    'tries again': presses('Try again'),
  },
  assertions: {
    loading: async ({ page, gate }) => {
      await gate.held('loadReservation');
      await expect(page.getByText('Loading your reservation...')).toBeVisible();
    },
    verifying: async ({ page, gate }) => {
      await gate.held('verifyPayment');
      await expect(page.getByRole('status').filter({ hasText: titles.verifying })).toBeVisible();
    },
    'unpaid.choosing': async (scene, { context: { error } }) => {
      const { page, reservation } = scene;
      await expect(page.getByText(paymentMessages.notCompleted)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Pay with Flutterwave' })).toBeEnabled();
      await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      await showsReservation(page, reservation);
      await seesError(scene, error);
    },
    readingAtEnd: async ({ page, gate }) => {
      await gate.held('loadReservation');
      await expect(page.getByText('Loading your reservation...')).toBeVisible();
    },
    holdEnded: async (scene) => {
      await seesError(scene, paymentMessages.holdEnded);
      await expect(scene.page.getByRole('button', { name: 'Check again' })).toBeVisible();
      await expect(scene.page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0);
    },
    'unpaid.starting': seesStarting,
    paid: async (scene) => {
      await expect(scene.page.getByText(titles.successful)).toBeVisible();
      const paid = await nowOf(scene);
      expect(paid.paymentStatus).toBe('paid');
      await showsReceipt(scene.page, paid);
    },
    notLoaded: async (scene) => {
      await seesError(scene, reservationViewMessages.loadFailed);
      await expect(scene.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
};
