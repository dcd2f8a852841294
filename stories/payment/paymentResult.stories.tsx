import preview from '../../.storybook/preview';
import { paidByAnother } from '../../messages/payment/errors';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import { paths } from '../../machines/shared/paths';
import { paymentResultModel as model } from '../../models/payment/paymentResultModel';
import { paymentCheckModel } from '../../models/payment/paymentCheckModel';
import { screen } from '../support/screen';
import { inside } from './inside';

const meta = preview.meta({ title: 'Screens/Payment result' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.paymentCallback, path: { to }, says });

const checking = (to: string, ...says: string[]) =>
  inside(
    paymentCheckModel,
    { url: paths.paymentCallback, page: model, at: 'verifying' },
    { to },
    ...says,
  );

export const Verifying = meta.story(checking('verifying.first', paymentResultMessages.verifying));
export const StillPending = meta.story(
  checking('waiting.polling', paymentResultMessages.stillPending, paymentMessages.stillWaiting),
);
export const AskingAgain = meta.story(
  checking('verifying.again', paymentResultMessages.stillPending),
);
export const NoLongerAsking = meta.story(checking('waiting.quiet', paymentMessages.stillWaiting));
export const TransferUnderWay = meta.story(
  checking('underWay.transfer', paymentResultMessages.underWay, paymentMessages.transferUnderWay),
);
export const CodeUnderWay = meta.story(
  checking('underWay.ussd', paymentMessages.ussdUnderWay, paymentMessages.notSentYet),
);
export const LookingAgain = meta.story(
  checking('verifying.underWay', paymentResultMessages.underWay),
);
export const Successful = meta.story(
  at('successful', paymentResultMessages.successful, paymentResultMessages.confirmed),
);
export const PaidTwice = meta.story(
  screen({
    model,
    url: paths.paymentCallback,
    path: { to: 'successful', by: ['another payment had paid'] },
    says: [paymentResultMessages.successful, paidByAnother],
  }),
);
export const Failed = meta.story(
  at('declined', paymentResultMessages.failed, 'Declined by the bank'),
);
export const NotCompleted = meta.story(
  at('abandoned', paymentResultMessages.notCompleted, paymentMessages.notCompleted),
);
export const RefundRequested = meta.story(at('refunding', paymentResultMessages.refunding));
export const Unknown = meta.story(
  at('unknown', paymentResultMessages.unknown, paymentResultMessages.noReference),
);
export const PaidBack = meta.story(
  at('paidBack', paymentResultMessages.paidBack, paymentMessages.paidBack),
);
export const UnderReview = meta.story(
  at('underReview', paymentResultMessages.underReview, paymentMessages.underReview),
);

export const NotVerified = meta.story(
  screen({
    model,
    url: paths.paymentCallback,
    path: { to: 'unverified', by: ['the network fails'] },
    says: [paymentResultMessages.unknown, paymentMessages.verificationFailed],
  }),
);
