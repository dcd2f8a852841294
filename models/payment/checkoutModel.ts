import { CallFailed, type Failure } from '../../machines/shared/failure';
import {
  checkoutMachine,
  type CheckoutInput,
  type CheckoutOutcome,
} from '../../machines/payment/checkoutMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import {
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../fixtures/failures';
import { defineModel } from '../defineModel';
import { address } from './confirmationExamples';

/** The checkout's outcome reaches the page that invoked it. */
export const checkoutEnds = (outcome: CheckoutOutcome) => answers('checkout', outcome);

/** No checkout opens, or only after a login. */
export const checkoutFails = (kind: 'refused' | 'loginNeeded', failure: Failure) =>
  checkoutEnds({ kind, error: new CallFailed(failure) });

const request = { reservationId: 'r-1', email: 'ada@example.com', amount: 6000 };
const withoutAmount = { reservationId: 'r-1' };

const begins = (input: CheckoutInput) => ({ input });

const endsAs =
  (kind: CheckoutOutcome['kind']) =>
  ({ context: { outcome } }: { context: { outcome: CheckoutOutcome | null } }) => ({
    [`it ends as ${kind}`]: outcome?.kind === kind,
  });

const failsTo = (failure: Failure) => ({
  event: fails('openCheckout', failure),
});

export const checkoutModel = defineModel(checkoutMachine, {
  starts: {
    'pays with Paystack on the confirmation': begins({
      provider: 'paystack',
      request,
      leaves: true,
    }),
    'pays with Flutterwave on the confirmation': begins({
      provider: 'flutterwave',
      request,
      leaves: true,
    }),
    'pays with Paystack on the payment page': begins({
      provider: 'paystack',
      request: withoutAmount,
      leaves: true,
    }),
    'pays with Flutterwave on the payment page': begins({
      provider: 'flutterwave',
      request: withoutAmount,
      leaves: false,
    }),
  },
  cases: {
    'the provider opens a checkout': {
      event: answers('openCheckout', { address }),
      changes: ({ after }) => ({ 'it is known where': after.address === address }),
    },
    'the checkout has no address': answers('openCheckout', { address: null }),
    'the session expired before the payment': failsTo(sessionExpired),
    'there is no session': failsTo(notLoggedIn),
    'the reservation is paid already': failsTo(refused('already_paid', 409)),
    'the provider can’t be reached': failsTo(unreachable),
    'the server refuses the payment in its words': failsTo(
      refused('provider_unavailable', 503, 'Paystack is closed'),
    ),
    'no checkout opens in time': timeIsUp('responseTimeout', 'checkout.opening'),
    'the browser does not leave': fails('redirectToProvider', unexpected),
    'the browser stays on the page': timeIsUp('redirectTimeout', 'checkout.leaving'),
  },
  states: {
    opening: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'nothing has come of it yet': context.outcome === null && context.address === null,
    }),
    leaving: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'the browser goes where the checkout is': context.leaves && context.address === address,
    }),
    opened: (snapshot) => ({
      ...endsAs('opened')(snapshot),
      'the guest is not sent there': !snapshot.context.leaves,
      'its link is told':
        snapshot.context.outcome?.kind === 'opened' && snapshot.context.outcome.address === address,
    }),
    redirected: endsAs('redirected'),
    withoutAddress: endsAs('noAddress'),
    loginNeeded: endsAs('loginNeeded'),
    refused: endsAs('refused'),
  },
});
