import preview from '../../.storybook/preview';
import * as acts from '../../messages/desk/acts';
import * as screenMessages from '../../messages/desk/openScreen';
import * as moneyMessages from '../../messages/desk/money';
import * as moneyWords from '../../messages/desk/pages/money';
import { deskMoneyModel } from '../../models/desk/deskMoneyModel';
import {
  closedBefore,
  comparedMoney,
  dayClosed,
  quietMoney,
  whoseAccount,
} from '../../models/desk/exampleMoney';
import { asked } from '../../models/desk/openScreenCases';
import { answered, refusing } from '../support/steps';
import { done, scenesOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Money' });
const money = scenesOf(deskMoneyModel, '/money');
const closingDay = ['the server answers', 'begins to close the day'] as const;
const crediting = ['the server answers', 'begins to let a payment count'] as const;

const comparingAccount = [
  'the server answers',
  'begins to send a refund to an account',
  'types the bank',
  'types the account',
  'sends what is asked for',
  'the provider says whose account it is',
  'something has changed',
] as const;

export const Loading = meta.story(money('loading'));
export const Failed = meta.story(money('failed'));
export const Evening = meta.story(
  money('shown.upToDate', [], 'Amara Eze', moneyWords.neverCompared),
);
export const OfReception = meta.story(
  money('shown.upToDate', [answered('ask', asked(quietMoney, '00'))]),
);
export const Compared = meta.story(
  money(
    'shown.upToDate',
    [answered('ask', asked(comparedMoney, '00'))],
    moneyWords.theySayOtherwise,
  ),
);
export const TransferConfirmed = meta.story(
  money(
    'shown.catchingUp',
    ['the server answers', 'sees a transfer in the account', 'the transfer is in the books'],
    acts.done.confirmTransfer,
  ),
);
export const Closing = meta.story(money('shown.upToDate', closingDay));
export const Sending = meta.story(
  money('shown.acting', [...closingDay, 'sends what is asked for']),
);
export const Closed = meta.story(
  money(
    'shown.upToDate',
    [...closingDay, 'sends what is asked for', done(dayClosed), 'something has changed'],
    dayClosed,
    moneyWords.later,
  ),
);
export const ColleagueWasFaster = meta.story(
  money(
    'shown.upToDate',
    [
      ...closingDay,
      'sends what is asked for',
      refusing('sendAct', 'changed_meanwhile', 409, closedBefore),
      'something has changed',
    ],
    closedBefore,
  ),
);
export const Deciding = meta.story(
  money('shown.upToDate', crediting, moneyWords.decisionWhat.credit),
);
export const WhyIsMissing = meta.story(
  money('shown.upToDate', [...crediting, 'sends what is asked for']),
);
export const WhoseAccount = meta.story(money('shown.upToDate', comparingAccount, whoseAccount));
export const NobodyIsMailed = meta.story(
  money(
    'shown.upToDate',
    [answered('ask', asked(quietMoney, '00')), 'begins to close the day'],
    moneyMessages.mailedTo(null),
  ),
);
export const Booking = meta.story(
  money('shown.upToDate', ['the server answers', 'begins to book an unknown payment']),
);
export const Decided = meta.story(
  money(
    'shown.upToDate',
    [...crediting, 'some seconds pass', 'something has changed'],
    moneyWords.gone,
  ),
);
export const MaybeDone = meta.story(
  money(
    'shown.askingAgain',
    [...closingDay, 'sends what is asked for', 'the network fails while it is done'],
    screenMessages.outcomeUnknown,
  ),
);
export const NoConnection = meta.story(money('shown.outOfReach'));
