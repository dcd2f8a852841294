import preview from '../../.storybook/preview';
import {
  paymentCallbackMessages,
  paymentMessages,
  reservationViewMessages,
} from '../../machines/messages/payment';
import { confirmationPath } from '../../machines/paths';
import { paymentModel as model } from '../../tests/model/models/payment';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Confirmation' });
const url = confirmationPath('r-1');
const at = (to: string, ...says: string[]) => screen({ model, url, way: { to }, says });

export const Loading = meta.story(at('loading'));
export const Verifying = meta.story(at('verifying.first'));
export const WaitingForTheProvider = meta.story(
  at('waiting.polling', paymentMessages.stillWaiting),
);
export const AskingAgain = meta.story(at('verifying.again'));
export const WaitingForTheGuest = meta.story(at('waiting.quiet', paymentMessages.stillWaiting));
export const UnderReview = meta.story(at('underReview', paymentMessages.underReview));
export const Unpaid = meta.story(at('unpaid'));
export const StartingThePayment = meta.story(at('startingPayment'));
export const GoingToTheProvider = meta.story(at('redirecting'));
export const Paid = meta.story(at('paid', paymentCallbackMessages.confirmed));
export const Cancelled = meta.story(at('ended.cancelled'));
export const Refunded = meta.story(at('ended.refunded'));
export const WithoutRooms = meta.story(at('ended.withoutRooms', paymentMessages.noRooms));
export const Empty = meta.story(at('empty', reservationViewMessages.empty));
export const NothingToLookUp = meta.story(
  at('failed.nothingToLookUp', reservationViewMessages.nothingToLookUp),
);
export const NotFound = meta.story(at('failed.notFound', reservationViewMessages.notFound));
export const NotLoaded = meta.story(at('failed.notLoaded'));
export const NotVerified = meta.story(at('failed.notVerified'));
export const LoginNeeded = meta.story(at('sessionLost'));
