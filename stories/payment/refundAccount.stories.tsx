import preview from '../../.storybook/preview';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as words from '../../messages/payment/pages/refundAccount';
import * as messages from '../../messages/payment/refundAccount';
import { refundAccountPath } from '../../machines/shared/paths';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { accountHolder } from '../../models/payment/refundAccountExamples';
import { refundAccountModel as model } from '../../models/payment/refundAccountModel';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Account for a refund' });
const url = refundAccountPath(exampleReservation().id);
const at = (to: string, ...says: string[]) => screen({ model, url, path: { to }, says });
const by = (to: string, steps: readonly string[], ...says: string[]) =>
  screen({ model, url, path: { to, by: steps }, says });

const filledIn = [
  'the server says that an account is needed',
  'chooses a bank',
  'enters the number',
  'enters the password',
];
const asked = [...filledIn, 'wants to see whose it is'];

export const Loading = meta.story(at('loading'));
export const Entering = meta.story(at('entering', words.whichAccount, words.howItWorks));
export const FindingItsHolder = meta.story(by('findingHolder', asked));
export const WhoseItIs = meta.story(at('confirming', words.isItYours, accountHolder));
export const Sending = meta.story(at('giving', accountHolder));
export const Given = meta.story(at('given', words.onItsWay));
export const InAnotherName = meta.story(at('underReview', words.lookingInto, words.otherName));
export const NotNeeded = meta.story(at('notNeeded', words.nothingNeeded));
export const Failed = meta.story(by('failed', ['the network fails'], messages.loadFailed));
export const LoginNeeded = meta.story(at('sessionLost'));
export const NothingFilledIn = meta.story(
  by(
    'entering',
    ['the server says that an account is needed', 'wants to see whose it is'],
    messages.bankRequired,
    messages.accountNumberRequired,
  ),
);
export const WrongPassword = meta.story(
  by('entering', [...asked, 'the password is wrong'], passwordChangeMessages.currentWrong),
);
export const UnknownAccount = meta.story(
  by('entering', [...asked, 'the bank does not have the account'], messages.accountUnknown),
);
export const HolderNotFound = meta.story(
  by(
    'entering',
    [...asked, 'the network fails while the holder is looked for'],
    messages.findFailed,
  ),
);
const sent = [...asked, 'the bank names the holder', 'has the refund sent there'];
export const AccountRefused = meta.story(
  by('entering', [...sent, 'the provider does not take it'], messages.accountRefused),
);
export const NobodyKnows = meta.story(
  by(
    'entering',
    [...sent, 'the network fails while it is sent', 'the server says that an account is needed'],
    messages.outcomeUnknown,
  ),
);
