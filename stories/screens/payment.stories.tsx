import preview from '../../.storybook/preview';
import { paymentMessages } from '../../machines/messages/payment';
import { paths } from '../../machines/paths';
import { paymentChoiceModel as model } from '../../tests/model/models/paymentChoice';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Payment' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.payment, way: { to }, says });

export const Loading = meta.story(at('reading'));
export const NothingToPay = meta.story(at('alertingMissing', paymentMessages.noSavedReservation));
export const Unreadable = meta.story(at('corrupt', paymentMessages.savedReservationCorrupt));
export const Undecided = meta.story(at('choosing.undecided'));
export const PaystackChosen = meta.story(at('choosing.paystack'));
export const FlutterwaveChosen = meta.story(at('choosing.flutterwave'));
export const FlutterwaveReady = meta.story(at('choosing.flutterwaveReady'));
export const DirectChosen = meta.story(at('choosing.direct', paymentMessages.directUnavailable));
export const StartingPaystack = meta.story(at('startingPaystack'));
export const GoingToPaystack = meta.story(at('redirecting'));
export const StartingFlutterwave = meta.story(at('startingFlutterwave'));
export const LoginNeeded = meta.story(at('sessionLost'));
