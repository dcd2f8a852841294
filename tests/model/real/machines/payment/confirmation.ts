import * as policyMessages from '../../../../../messages/reservation/policy';
import * as sessionMessages from '../../../../../messages/session/session';
import * as titles from '../../../../../messages/payment/paymentResult';
import * as paymentMessages from '../../../../../messages/payment/payment';
import * as reservationViewMessages from '../../../../../messages/payment/view';
import type { Reservation } from '../../../../../machines/contract/wire';
import type { ConfirmationContext } from '../../../../../machines/payment/confirmationMachine';
import { paymentNotFound, providerUnavailable } from '../../../../../server/payments/errors';
import { confirmationModel } from '../../../../../models/payment/confirmationModel';
import { alertSays, presses, withoutNetwork } from '../../support/acts';
import { reservationNow } from '../../support/calls';
import { pay, payAndTell } from '../../support/checkouts';
import {
  bookAndLeave,
  bookAsGuest,
  checkoutOf,
  returnAddressOf,
  type Payer,
} from '../../support/payer';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsReceipt, showsReservation, showsUnnamed } from '../../support/shown';
import { arriveLoggedIn, expect } from '../../support/world';

/** Longer than an unpaid reservation holds its rooms. */
const HOLD_OVER_MS = 31 * 60_000;

/** The real server's messages where the model has different ones. */
const serverMessages: Readonly<Record<string, string>> = {
  'Declined by the bank': paymentMessages.verificationFailed,
  'No such payment': paymentNotFound().message,
  'Paystack is closed': providerUnavailable().message,
};

const alertIn = ({ page }: Scene<Payer>) => page.getByRole('main').getByRole('alert');
const nowOf = (scene: Scene<Payer>) => reservationNow(scene, scene.reservation.id);

async function seesError(scene: Scene<Payer>, error: string | null): Promise<void> {
  if (error === null) await expect(alertIn(scene)).toHaveCount(0);
  else await expect(alertIn(scene)).toHaveText(serverMessages[error] ?? error);
}

/** The reservation as the server has it, and why it can’t be paid. */
async function seesEnded(scene: Scene<Payer>): Promise<void> {
  const { page } = scene;
  const now = await nowOf(scene);
  await expect(page.getByText(whyEnded(now))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0);
  await showsReservation(page, now);
}

function whyEnded({ refundStatus, paymentStatus, totalPrice }: Reservation): string {
  if (refundStatus !== null) return policyMessages.refundRequested;
  if (totalPrice === 0) return paymentMessages.noRooms;
  return paymentStatus === 'refunded' ? paymentMessages.refunded : paymentMessages.cancelled;
}

async function seesStarting(
  { page, gate, reservation }: Scene<Payer>,
  { context: { provider } }: { context: ConfirmationContext },
): Promise<void> {
  await gate.held('startPayment');
  const other = provider === 'paystack' ? 'Pay with Flutterwave' : 'Pay with Paystack';
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page.getByRole('button', { name: other })).toBeDisabled();
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
    'the server shows a paid reservation': async (scene) => {
      await payAndTell(scene, await checkoutOf(scene));
      await scene.gate.letGo('loadReservation');
    },
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
    loading: async ({ page, gate }, { context }) => {
      // In another browser there is no login, so that is required before anything is sent.
      if (context.reservationId === null) return;
      await gate.held('loadReservation');
      await expect(page.getByText('Loading your reservation...')).toBeVisible();
    },
    verifying: async ({ page, gate }) => {
      await gate.held('verifyPayment');
      await expect(page.getByRole('status').filter({ hasText: titles.verifying })).toBeVisible();
    },
    underReview: async (scene) => {
      await expect(alertIn(scene)).toHaveText(paymentMessages.underReview);
      await expect(scene.page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0);
    },
    'unpaid.choosing': async (scene, { context: { error, verified, reservation: told } }) => {
      const { page, reservation } = scene;
      const left = page.getByText(paymentMessages.notCompleted);
      await expect(left).toHaveCount(verified === 'abandoned' ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Pay with Flutterwave' })).toBeEnabled();
      await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      const shows = told !== null && 'nights' in told ? showsReservation : showsUnnamed;
      await shows(page, reservation);
      await seesError(scene, error);
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
    ended: seesEnded,
    notFound: (scene, { context }) => seesError(scene, context.error),
    notLoaded: async (scene) => {
      await seesError(scene, reservationViewMessages.loadFailed);
      await expect(scene.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    notVerified: async (scene, { context }) => {
      await seesError(scene, context.error);
      await expect(scene.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
