import { fromPromise } from 'xstate';
import type { CheckoutRequest, ReservationCreated } from '../../machines/contract/wire';
import { paymentChoiceMachine } from '../../machines/paymentChoice';
import { answerOf } from '../wire/client';
import { effect } from './effect';
import { guestId } from './guestId';
import { namedTry, openedCheckout } from './openedCheckout';
import type { JourneyParts } from './siteParts';
import { askForLoginWith, navigateWith } from './ways';

/** The answer to the guest's last creation. @throws Error when what is kept can't be read */
function savedReservation(parts: JourneyParts): { saved: ReservationCreated | null } {
  const found = parts.storage.lastReservationResponse.find(guestId(parts) ?? '');
  if (found.kind === 'corrupt') throw new Error('The kept reservation cannot be read');
  return { saved: found.kind === 'found' ? found.value : null };
}

/** The payment page with the hotel's server and the browser's storage behind it. */
export function providePaymentChoice(parts: JourneyParts) {
  const { client } = parts;
  return paymentChoiceMachine.provide({
    actors: {
      readSavedReservation: fromPromise(() =>
        Promise.resolve().then(() => savedReservation(parts)),
      ),
      initiatePaystack: fromPromise(async ({ input: body }: { input: CheckoutRequest }) => {
        const params = namedTry(parts);
        const call = client.POST('/api/v1/payment/initiate-payment', { params, body });
        return openedCheckout(parts, 'paystack', await answerOf(call));
      }),
      initiateFlutterwave: fromPromise(async ({ input: body }: { input: CheckoutRequest }) => {
        const params = namedTry(parts);
        const call = client.POST('/api/v1/payment/initiate-flutterwave', { params, body });
        return openedCheckout(parts, 'flutterwave', await answerOf(call));
      }),
      leaveForProvider: effect(({ address }: { address: string }) => {
        parts.leaveFor(address);
      }),
      navigate: navigateWith(parts),
      askForLogin: askForLoginWith(parts),
    },
  });
}
