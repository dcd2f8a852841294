import preview from '../../.storybook/preview';
import * as paymentCallbackMessages from '../../messages/payment/callback';
import * as paymentMessages from '../../messages/payment/payment';
import { paths } from '../../machines/shared/paths';
import { paymentResultModel as model } from '../../models/payment/paymentResultModel';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Payment result' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.paymentCallback, way: { to }, says });

export const Verifying = meta.story(at('verifying.first', paymentCallbackMessages.verifying));
export const StillPending = meta.story(
  at('stillPending.polling', paymentCallbackMessages.stillPending, paymentMessages.stillWaiting),
);
export const AskingAgain = meta.story(at('verifying.again'));
export const NoLongerAsking = meta.story(at('stillPending.quiet', paymentMessages.stillWaiting));
export const Successful = meta.story(
  at('successful', paymentCallbackMessages.successful, paymentCallbackMessages.confirmed),
);
export const Failed = meta.story(
  at('declined', paymentCallbackMessages.failed, 'Declined by the bank'),
);
export const NotCompleted = meta.story(
  at('abandoned', paymentCallbackMessages.notCompleted, paymentMessages.notCompleted),
);
export const RefundRequested = meta.story(at('refunding', paymentCallbackMessages.refunding));
export const Unknown = meta.story(
  at('unknown', paymentCallbackMessages.unknown, paymentCallbackMessages.noReference),
);
export const PaidBack = meta.story(
  at('paidBack', paymentCallbackMessages.paidBack, paymentMessages.paidBack),
);
export const UnderReview = meta.story(
  at('underReview', paymentCallbackMessages.underReview, paymentMessages.underReview),
);

export const NotVerified = meta.story(
  screen({
    model,
    url: paths.paymentCallback,
    way: { to: 'unverified', by: ['the network fails'] },
    says: [paymentCallbackMessages.unknown, paymentMessages.verificationFailed],
  }),
);
