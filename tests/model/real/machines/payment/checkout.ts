import type { CheckoutInput } from '../../../../../machines/payment/checkoutMachine';
import { formatNaira, koboFromNaira } from '../../../../../machines/shared/money';
import { paths } from '../../../../../machines/shared/paths';
import { checkoutModel } from '../../../../../models/payment/checkoutModel';
import { checkoutExclusions } from '../../exclusions/payment/checkout';
import { withoutNetwork } from '../../support/acts';
import { breakNextCheckout, pay } from '../../support/checkouts';
import { bookAsGuest, checkoutOf, type Payer } from '../../support/payer';
import type { RealMachine, Scene, Stage } from '../../support/realMachine';
import { showsBooked } from '../../support/shown';
import { arriveLoggedIn, endSession, expect } from '../../support/world';

/** The guest opens the confirmation of a reservation that was just made, and pays there. */
const onConfirmation = (provider: string) => async (stage: Stage) => {
  const { page } = stage;
  const payer = await bookAsGuest(stage);
  await arriveLoggedIn({ ...stage, ...payer });
  await page.goto(`/reservation/${payer.reservation.id}/confirm`);
  await page.getByRole('button', { name: `Pay with ${provider}` }).click();
  return payer;
};

/** The guest opens the payment page with the saved reservation, and pays there. */
const onPaymentPage = (provider: string) => async (stage: Stage) => {
  const { page } = stage;
  const payer = await bookAsGuest(stage);
  const { guest, reservation } = payer;
  const totalAmount = reservation.totalPrice;
  const kept = { userId: guest.session.user.id, reservationData: reservation, totalAmount };
  await arriveLoggedIn({ ...stage, ...payer });
  await page.evaluate(
    (text) => localStorage.setItem('lastReservationResponse', text),
    JSON.stringify(kept),
  );
  await page.goto(paths.payment);
  await page.getByRole('radio', { name: provider }).check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  return payer;
};

async function seesOpening({ page, gate }: Scene<Payer>): Promise<void> {
  await gate.held('openCheckout');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
}

/** How a checkout is opened in a real browser, from either page. */
export const checkout: RealMachine<Payer, CheckoutInput> = {
  model: checkoutModel,
  exclusions: checkoutExclusions,
  calls: {
    openCheckout: {
      method: 'POST',
      path: /\/payment\/((paystack|flutterwave)\/initialize|initiate-(payment|flutterwave))$/,
    },
  },
  starts: {
    'pays with Paystack on the confirmation': onConfirmation('Paystack'),
    'pays with Flutterwave on the confirmation': onConfirmation('Flutterwave'),
    'pays with Paystack on the payment page': onPaymentPage('Paystack'),
    'pays with Flutterwave on the payment page': onPaymentPage('Flutterwave'),
  },
  executors: {
    'the provider opens a checkout': ({ gate }) => gate.letGo('openCheckout'),
    'the session expired before the payment': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('openCheckout');
    },
    'the reservation is paid already': async (scene) => {
      await pay(await checkoutOf(scene));
      await scene.gate.letGo('openCheckout');
    },
    'the provider can’t be reached': (scene) => withoutNetwork(scene, 'openCheckout'),
    'the server refuses the payment in its words': async (scene) => {
      await breakNextCheckout(scene);
      await scene.gate.letGo('openCheckout');
    },
  },
  assertions: {
    opening: seesOpening,
    // The provider’s own page, with the amount that the guest was shown.
    leaving: async ({ page, reservation }) => {
      await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
      const amount = formatNaira(koboFromNaira(reservation.totalPrice));
      await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible();
    },
    opened: async (scene) => {
      await showsBooked(scene.page, scene.reservation);
      const link = scene.page.getByRole('link', { name: 'Continue to Flutterwave' });
      const { origin } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin).toBe(scene.hotel.sandbox.flutterwave);
    },
    loginNeeded: ({ page }) => expect(page.getByRole('alertdialog')).toBeVisible(),
    refused: ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
};
