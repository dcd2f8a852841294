import { randomUUID } from 'node:crypto';
import * as titles from '../../../../../messages/payment/paymentResult';
import {
  notSentYet,
  stillWaiting,
  transferUnderWay,
  ussdUnderWay,
} from '../../../../../messages/payment/payment';
import type { PaymentCheckInput } from '../../../../../machines/payment/paymentCheckMachine';
import { paymentCheckModel } from '../../../../../models/payment/paymentCheckModel';
import { paymentCheckExclusions } from '../../exclusions/payment/paymentCheck';
import { holdTime, passUntilCall, presses, withoutNetwork } from '../../support/acts';
import { askFor, paySlowly } from '../../support/checkouts';
import { bookAndLeave, checkoutOf, returnAddressOf, type Payer } from '../../support/payer';
import type { RealMachine, Scene, Stage } from '../../support/realMachine';
import { verifications } from '../../support/verifications';
import { arriveLoggedIn, expect } from '../../support/world';

const comesBackTo = (screen: 'confirmation' | 'payment') => async (stage: Stage) => {
  const payer = await bookAndLeave(stage, screen);
  await arriveLoggedIn({ ...stage, ...payer });
  await stage.page.goto(returnAddressOf(payer.checkout));
  return payer;
};

const seesWaiting =
  (button: string) =>
  async ({ page }: Scene<Payer>): Promise<void> => {
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(stillWaiting);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0);
  };

const isLookedAt = async (scene: Scene<Payer>): Promise<void> => {
  await holdTime(scene);
  await paySlowly(await checkoutOf(scene));
  await scene.gate.letGo('verifyPayment');
};

const isUnderWay =
  (channel: 'bank_transfer' | 'ussd') =>
  async (scene: Scene<Payer>): Promise<void> => {
    await holdTime(scene);
    await askFor(await checkoutOf(scene), channel);
    await scene.gate.letGo('verifyPayment');
  };

const seesUnderWay =
  (words: string) =>
  async ({ page, reservation }: Scene<Payer>): Promise<void> => {
    const main = page.getByRole('main');
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByText('Your rooms are held until')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Pay another way' })).toHaveAttribute(
      'href',
      `/reservation/${reservation.id}/confirm`,
    );
  };

/** How a payment is checked in a real browser, on either page. */
export const paymentCheck: RealMachine<Payer, PaymentCheckInput> = {
  model: paymentCheckModel,
  exclusions: paymentCheckExclusions,
  calls: { verifyPayment: { method: 'GET', path: /\/payment\/(paystack\/)?verify\/?$/ } },
  starts: {
    'comes back from Paystack to the confirmation': comesBackTo('confirmation'),
    'comes back from Paystack to the page after a payment': comesBackTo('payment'),
  },
  executors: {
    'the payment is made': verifications['the payment is made'],
    'the payment is not final': isLookedAt,
    'a card is being looked at': isLookedAt,
    'a transfer is under way': isUnderWay('bank_transfer'),
    'a code is to be dialled': isUnderWay('ussd'),
    'the network fails while the payment is verified': (scene) =>
      withoutNetwork(scene, 'verifyPayment'),
    'the server knows no such payment': async ({ page, gate }) => {
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}?reference=${randomUUID()}`);
      await gate.letGo('verifyPayment');
    },
    'waits a while': (scene) => passUntilCall(scene, 'verifyPayment'),
    'waits a while for what is under way': (scene) => passUntilCall(scene, 'verifyPayment'),
    'asks again': presses('Check again'),
  },
  assertions: {
    'verifying.first': async ({ page, gate }) => {
      await gate.held('verifyPayment');
      await expect(page.getByRole('status').filter({ hasText: titles.verifying })).toBeVisible();
    },
    'verifying.again': async (scene) => {
      await scene.gate.held('verifyPayment');
      await seesWaiting(titles.verifying)(scene);
    },
    'verifying.underWay': async ({ page, gate }) => {
      await gate.held('verifyPayment');
      await expect(page.getByRole('main').getByText(notSentYet)).toBeVisible();
    },
    'underWay.transfer': seesUnderWay(transferUnderWay),
    'underWay.ussd': seesUnderWay(ussdUnderWay),
    'waiting.polling': seesWaiting(titles.verifying),
    'waiting.quiet': seesWaiting('Check again'),
    answered: ({ page }) => expect(page.getByText(titles.successful).first()).toBeVisible(),
    failed: ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
};
