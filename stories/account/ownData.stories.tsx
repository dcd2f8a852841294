import preview from '../../.storybook/preview';
import * as messages from '../../messages/account/accountDeletion';
import * as dataExportMessages from '../../messages/account/dataExport';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import { paths } from '../../machines/shared/paths';
import { accountDeletionModel } from '../../models/account/accountDeletionModel';
import { downloadModel } from '../../models/reservation/downloadModel';
import { sessionListModel } from '../../models/account/sessionListModel';
import { snapshotOf, screen } from '../support/screen';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/My account: own data' });
const url = paths.account;
const beside = () => new Map([['sessionList', snapshotOf(sessionListModel, { to: 'listing' })]]);
const exporting = (to: string, by: readonly Step[] | undefined, ...says: string[]) =>
  screen({
    model: downloadModel,
    url,
    beside,
    path: { to, start: 'sees the offer of the data', ...(by && { by }) },
    says,
  });
const deleting = (to: string, by: readonly Step[] | undefined, ...says: string[]) => {
  const path = by ? { to, by } : { to };
  return screen({ model: accountDeletionModel, url, beside, path, says });
};

export const Offering = meta.story(
  exporting('offering', undefined, dataExportMessages.explanation),
);
export const Fetching = meta.story(exporting('fetching', undefined));
export const NotFetched = meta.story(
  exporting('failed', ['wants the data', 'the network fails'], dataExportMessages.failed),
);
export const LoginNeeded = meta.story(exporting('sessionLost', undefined));

export const DeletionOffered = meta.story(
  deleting('offering', undefined, messages.whatGoes, messages.whatStays, messages.whenNot),
);
export const AskedAgain = meta.story(deleting('confirming', undefined, messages.askedAgain));
export const Deleting = meta.story(deleting('deleting', undefined));
export const Deleted = meta.story(deleting('alertingDeleted', undefined, messages.deleted));
export const DeletionNeedsLogin = meta.story(deleting('sessionLost', undefined));

const sent: readonly Step[] = ['considers the deletion', 'enters the password', 'confirms it'];

export const WithoutPassword = meta.story(
  deleting(
    'confirming',
    ['considers the deletion', 'confirms it'],
    passwordChangeMessages.currentRequired,
  ),
);
export const PasswordWrong = meta.story(
  deleting('confirming', [...sent, 'the password is wrong'], passwordChangeMessages.currentWrong),
);
export const StayAhead = meta.story(
  deleting('confirming', [...sent, 'a stay is ahead'], messages.stayAhead),
);
export const PaymentOpen = meta.story(
  deleting('confirming', [...sent, 'a payment is open'], messages.paymentOpen),
);
export const NotDeleted = meta.story(
  deleting('confirming', [...sent, 'the server refuses without a word'], messages.deletionFailed),
);
export const NotKnown = meta.story(
  deleting('confirming', [...sent, 'the network fails'], messages.outcomeUnknown),
);
