import preview from '../../.storybook/preview';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { initiationFailed } from '../../messages/payment/payment';
import { providerNames } from '../../messages/payment/providers';
import * as policyMessages from '../../messages/reservation/policy';
import { paths } from '../../machines/shared/paths';
import { checkoutModel } from '../../models/payment/checkoutModel';
import { paymentChoiceModel as model } from '../../models/payment/paymentChoiceModel';
import { screen } from '../support/screen';
import { inside } from './inside';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Payment' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.payment, path: { to }, says });

/** The server has returned the saved reservation. */
const found = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url: paths.payment, path: { to, by: ['a reservation is kept', ...by] }, says });

/** The guest has chosen how to pay, and does. */
const paying = (to: string, by: readonly Step[], ...says: string[]) =>
  found(to, ['the server shows what is to be paid', ...by], ...says);

export const Reading = meta.story(at('reading'));
export const Loading = meta.story(at('loading'));
export const NotLoaded = meta.story(at('notLoaded', reservationViewMessages.loadFailed));
export const NothingToPay = meta.story(at('alertingMissing', paymentMessages.noSavedReservation));
export const Unreadable = meta.story(at('corrupt', paymentMessages.savedReservationCorrupt));
export const Undecided = meta.story(
  paying('choosing', [], providerNames.paystack, providerNames.flutterwave),
);
export const PaystackChosen = meta.story(paying('choosing', ['chooses Paystack']));
export const FlutterwaveChosen = meta.story(paying('choosing', ['chooses Flutterwave']));
export const FlutterwaveReady = meta.story(
  paying('choosing', ['chooses Flutterwave', 'presses Pay', 'the provider’s link is told']),
);
export const DirectChosen = meta.story(
  paying('choosing', ['chooses to pay directly'], paymentMessages.directUnavailable),
);
export const StartingPaystack = meta.story(paying('starting', ['chooses Paystack', 'presses Pay']));
export const GoingToPaystack = meta.story(
  inside(
    checkoutModel,
    { url: paths.payment, page: model, at: 'starting' },
    { to: 'leaving', start: 'pays with Paystack on the payment page' },
  ),
);
export const StartingFlutterwave = meta.story(
  paying('starting', ['chooses Flutterwave', 'presses Pay']),
);
export const LoginNeeded = meta.story(at('sessionLost'));

export const Paid = meta.story(
  found('nothingToPay', ['the server shows that it is paid'], paymentMessages.alreadyPaidOrMissing),
);
export const Cancelled = meta.story(
  found('nothingToPay', ['the server shows that it is cancelled'], policyMessages.cancelled),
);
export const NotFound = meta.story(
  found('nothingToPay', ['the server knows no such reservation'], reservationViewMessages.notFound),
);

export const PaystackFailed = meta.story(
  paying(
    'choosing',
    ['chooses Paystack', 'presses Pay', 'the provider can’t be reached'],
    initiationFailed('paystack'),
  ),
);
export const FlutterwaveFailed = meta.story(
  paying(
    'choosing',
    ['chooses Flutterwave', 'presses Pay', 'the provider can’t be reached'],
    initiationFailed('flutterwave'),
  ),
);
/** The provider has heard of a payment, but the reservation does not show it yet. */
export const PaidAlready = meta.story(
  paying(
    'choosing',
    [
      'chooses Paystack',
      'presses Pay',
      'the reservation is paid already',
      'the server shows what is to be paid',
    ],
    paymentMessages.alreadyPaidOrMissing,
  ),
);
export const WithoutAnId = meta.story(
  screen({
    model,
    url: paths.payment,
    path: {
      to: 'choosing',
      by: ['a reservation without an id is kept', 'chooses Paystack', 'presses Pay'],
    },
    says: [paymentMessages.reservationIdMissing],
  }),
);
