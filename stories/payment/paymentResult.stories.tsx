import preview from '../../.storybook/preview';
import { paidByAnother } from '../../messages/payment/errors';
import * as titles from '../../messages/payment/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import { paths } from '../../machines/shared/paths';
import { paymentResultModel as model } from '../../models/payment/paymentResultModel';
import { paymentCheckModel } from '../../models/payment/paymentCheckModel';
import { screen } from '../support/screen';
import { inside } from './inside';
import type { StoryPath } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Payment result' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.paymentCallback, path: { to }, says });
const after = (by: string, to: string, ...says: string[]) =>
  screen({ model, url: paths.paymentCallback, path: { to, by: [by] }, says });

const checking = (path: StoryPath, ...says: string[]) =>
  inside(
    paymentCheckModel,
    { url: paths.paymentCallback, page: model, at: 'verifying' },
    path,
    ...says,
  );

export const Verifying = meta.story(checking({ to: 'asking' }, titles.verifying));
export const StillPending = meta.story(
  checking(
    { to: 'waiting', by: ['the payment is not final'] },
    titles.stillPending,
    paymentMessages.stillWaiting,
  ),
);
export const AskingAgain = meta.story(
  checking(
    { to: 'asking', by: ['the payment is not final', 'waits a while'] },
    titles.stillPending,
  ),
);
export const NoLongerAsking = meta.story(checking({ to: 'quiet' }, paymentMessages.stillWaiting));
export const TransferUnderWay = meta.story(
  checking(
    { to: 'waiting', by: ['a transfer is under way'] },
    titles.underWay,
    paymentMessages.transferUnderWay,
  ),
);
export const CodeUnderWay = meta.story(
  checking(
    { to: 'waiting', by: ['a code is to be dialled'] },
    paymentMessages.ussdUnderWay,
    paymentMessages.notSentYet,
  ),
);
export const LookingAgain = meta.story(
  checking({ to: 'asking', by: ['a transfer is under way', 'waits a while'] }, titles.underWay),
);
export const Successful = meta.story(at('successful', titles.successful, titles.confirmed));
export const PaidTwice = meta.story(
  after('another payment had paid', 'successful', titles.successful, paidByAnother),
);
export const Failed = meta.story(at('notPaid', titles.failed, 'Declined by the bank'));
export const NotCompleted = meta.story(
  after(
    'the guest left without paying',
    'notPaid',
    titles.notCompleted,
    paymentMessages.notCompleted,
  ),
);
export const RefundRequested = meta.story(
  after('the guest has asked for the money back', 'over', titles.refunding),
);
export const Unknown = meta.story(at('unknown', titles.unknown, titles.noReference));
export const PaidBack = meta.story(at('over', titles.paidBack, paymentMessages.paidBack));
export const UnderReview = meta.story(
  after('the amount does not fit', 'over', titles.underReview, paymentMessages.underReview),
);
export const NotVerified = meta.story(
  after('the network fails', 'unverified', titles.unknown, paymentMessages.verificationFailed),
);
