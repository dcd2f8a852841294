import { randomUUID } from 'node:crypto';
import * as titles from '../../../../../messages/payment/paymentResult';
import * as paymentMessages from '../../../../../messages/payment/payment';
import type { PaymentResultContext } from '../../../../../machines/payment/paymentResultSetup';
import { underReview } from '../../../../../messages/payment/errors';
import { paymentNotFound } from '../../../../../server/payments/errors';
import { paymentResultModel } from '../../../../../models/payment/paymentResultModel';
import { paymentResultExclusions } from '../../exclusions/payment/paymentResult';
import { presses, withoutNetwork } from '../../support/acts';
import { cancelByCall, reservationNow } from '../../support/calls';
import { bookAndLeave, giveBackAndLetGo, returnAddressOf, type Payer } from '../../support/payer';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsResult } from '../../support/shown';
import { payTooLittle, verifications } from '../../support/verifications';
import { arriveLoggedIn, expect } from '../../support/world';

/** The real server's messages where the model has different ones. */
const serverMessages: Readonly<Record<string, string>> = {
  'Declined by the bank': paymentMessages.verificationFailed,
  'No such payment': paymentNotFound().message,
  'Too little came': underReview,
};

interface Seen {
  context: PaymentResultContext;
}

/** The title of the page, and the sentence below it. */
const sees =
  (title: string) =>
  async ({ page }: Scene<Payer>, { context: { words } }: Seen) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const said = serverMessages[words ?? ''] ?? words ?? '';
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(said);
  };

/** The link that leads to the guest's reservation, or to the list where none is known. */
async function seesWayOn({ page, reservation }: Scene<Payer>, { context }: Seen): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: 'View My Reservation' });
  const address = context.reservation === null ? '' : `/${reservation.id}`;
  await expect(link).toHaveAttribute('href', `/my-reservations${address}`);
}

/** How a guest comes back from a provider in a real browser. */
export const paymentResult: RealMachine<Payer, PaymentResultContext> = {
  model: paymentResultModel,
  exclusions: paymentResultExclusions,
  calls: { verifyPayment: { method: 'GET', path: /\/payment\/paystack\/verify$/ } },
  starts: {
    'comes back from Paystack': async (stage) => {
      const payer = await bookAndLeave(stage, 'payment');
      await arriveLoggedIn({ ...stage, ...payer });
      await stage.page.goto(returnAddressOf(payer.checkout));
      return payer;
    },
    'comes without a reference': async (stage) => {
      const payer = await bookAndLeave(stage, 'payment');
      await arriveLoggedIn({ ...stage, ...payer });
      await stage.page.goto('/payment-callback');
      return payer;
    },
  },
  executors: {
    ...verifications,
    'the reservation was cancelled before': async (scene) => {
      await cancelByCall(scene, scene.reservation.id);
      await scene.gate.letGo('verifyPayment');
    },
    'the guest has asked for the money back': (scene) => giveBackAndLetGo(scene, 'verifyPayment'),
    'the amount does not fit, and the server says more': payTooLittle,
    'the network fails': (scene) => withoutNetwork(scene, 'verifyPayment'),
    'the server knows no such payment': async ({ page, gate }) => {
      await page.goto(`/payment-callback?reference=${randomUUID()}`);
      await gate.letGo('verifyPayment');
    },
    'asks again': presses('Check again'),
  },
  assertions: {
    verifying: async ({ page, gate }) => {
      await gate.held('verifyPayment');
      await expect(page.getByRole('status').filter({ hasText: titles.verifying })).toBeVisible();
    },
    successful: async (scene, seen) => {
      const { page, reservation } = scene;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.successful);
      await expect(page.getByRole('heading', { name: titles.confirmed })).toBeVisible();
      const paid = await reservationNow(scene, reservation.id);
      expect(paid.paymentStatus).toBe('paid');
      await showsResult(page, paid);
      await seesWayOn(scene, seen);
    },
    declined: sees(titles.failed),
    abandoned: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.notCompleted);
      await expect(page.getByText(paymentMessages.notCompleted)).toBeVisible();
    },
    unverified: sees(titles.unknown),
    refunding: async (scene, seen) => {
      await sees(titles.refunding)(scene, seen);
      await seesWayOn(scene, seen);
    },
    unknown: async (scene, seen) => {
      await sees(titles.unknown)(scene, seen);
      await seesWayOn(scene, seen);
    },
    paidBack: async (scene, seen) => {
      await sees(titles.paidBack)(scene, seen);
      await seesWayOn(scene, seen);
    },
    underReview: async (scene, seen) => {
      await sees(titles.underReview)(scene, seen);
      await seesWayOn(scene, seen);
    },
  },
};
