import preview from '../../.storybook/preview';
import { initiationFailed, paymentMessages, providerNames } from '../../machines/messages/payment';
import { paths } from '../../machines/paths';
import { paymentChoiceModel as model } from '../../tests/model/models/paymentChoice';
import { screen } from '../support/screen';
import type { Step } from '../support/way';

const meta = preview.meta({ title: 'Screens/Payment' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.payment, way: { to }, says });

export const Loading = meta.story(at('reading'));
export const NothingToPay = meta.story(at('alertingMissing', paymentMessages.noSavedReservation));
export const Unreadable = meta.story(at('corrupt', paymentMessages.savedReservationCorrupt));
export const Undecided = meta.story(
  at('choosing.undecided', providerNames.paystack, providerNames.flutterwave),
);
export const PaystackChosen = meta.story(at('choosing.paystack'));
export const FlutterwaveChosen = meta.story(at('choosing.flutterwave'));
export const FlutterwaveReady = meta.story(at('choosing.flutterwaveReady'));
export const DirectChosen = meta.story(at('choosing.direct', paymentMessages.directUnavailable));
export const StartingPaystack = meta.story(at('startingPaystack'));
export const GoingToPaystack = meta.story(at('redirecting'));
export const StartingFlutterwave = meta.story(at('startingFlutterwave'));
export const LoginNeeded = meta.story(at('sessionLost'));

/** The guest has chosen how to pay, and does. */
const paying = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url: paths.payment, way: { to, by }, says });

export const PaystackFailed = meta.story(
  paying(
    'choosing.paystack',
    ['a reservation is kept', 'chooses Paystack', 'presses Pay', 'Paystack can’t be reached'],
    initiationFailed('paystack'),
  ),
);
export const FlutterwaveFailed = meta.story(
  paying(
    'choosing.flutterwave',
    ['a reservation is kept', 'chooses Flutterwave', 'presses Pay', 'Flutterwave can’t be reached'],
    initiationFailed('flutterwave'),
  ),
);
export const PaidAlready = meta.story(
  paying(
    'choosing.paystack',
    ['a reservation is kept', 'chooses Paystack', 'presses Pay', 'the reservation is paid already'],
    paymentMessages.alreadyPaidOrMissing,
  ),
);
export const WithoutAnId = meta.story(
  paying(
    'choosing.paystack',
    ['a reservation without an id is kept', 'chooses Paystack', 'presses Pay'],
    paymentMessages.reservationIdMissing,
  ),
);
