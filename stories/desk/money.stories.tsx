import preview from '../../.storybook/preview';
import * as acts from '../../messages/desk/acts';
import * as screenMessages from '../../messages/desk/openScreen';
import * as moneyWords from '../../messages/desk/pages/money';
import {
  closedBefore,
  closedMoney,
  comparedMoney,
  dayClosed,
  exampleMoney,
  quietMoney,
  receivedMoney,
  whoseAccount,
} from '../../models/desk/exampleMoney';
import { unreachable } from '../../models/fixtures/failures';
import { failing, refusing } from '../support/steps';
import { screenOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Money' });
const money = screenOf({ of: 'money', known: { money: exampleMoney } }, { url: '/money' });
const closingDay = { start: 'closes the day', to: 'filling' };
const counted = ['types the cash in the drawer', 'types what the terminal printed', 'sends it'];
const crediting = { start: 'lets a payment count', to: 'filling' };
const later = 'the day is closed, and its cases are decided';

export const Loading = meta.story(money.loading());
export const Failed = meta.story(money.failed());
export const Evening = meta.story(
  money.shows(
    {},
    moneyWords.movement('payment', 'Amara Eze', null, '000041'),
    moneyWords.neverCompared,
  ),
);
export const OfReception = meta.story(money.shows({ known: { money: quietMoney } }));
export const Compared = meta.story(
  money.shows({ known: { money: comparedMoney } }, moneyWords.theySayOtherwise),
);
export const Received = meta.story(
  money.shows({ known: { money: receivedMoney } }, moneyWords.received),
);
export const TransferConfirmed = meta.story(
  money.said('done', acts.done.confirmTransfer, { feed: 'catchingUp' }),
);
export const Closing = meta.story(money.acts(closingDay));
export const Sending = meta.story(money.acts({ ...closingDay, to: 'sending', by: counted }));
export const Closed = meta.story(
  money.shows(
    { known: { money: closedMoney }, minute: 1, said: { tone: 'done', text: dayClosed } },
    dayClosed,
    moneyWords.later,
  ),
);
export const ColleagueWasFaster = meta.story(
  money.acts(
    {
      ...closingDay,
      by: [...counted, refusing('sendAct', 'changed_meanwhile', 409, closedBefore), later],
    },
    {},
    closedBefore,
  ),
);
export const PayingOut = meta.story(
  money.acts({
    start: 'pays diesel out of the drawer',
    to: 'filling',
    by: ['types who gets it', 'sends it'],
  }),
);
export const HandingOver = meta.story(
  money.acts(
    {
      start: 'hands the drawer over',
      to: 'filling',
      by: ['types the cash in the drawer', 'sends it'],
    },
    {},
    moneyWords.handingOverWhat,
  ),
);
export const Reopening = meta.story(
  money.acts(
    { start: 'opens a closed day again', to: 'filling' },
    { known: { money: closedMoney } },
    moneyWords.reopeningWhat,
  ),
);
export const Deciding = meta.story(money.acts(crediting, {}, moneyWords.decisionWhat.credit));
export const WhyIsMissing = meta.story(money.acts({ ...crediting, by: ['sends it'] }));
export const WhoseAccount = meta.story(
  money.acts(
    {
      start: 'sends a refund to an account',
      to: 'filling',
      by: [
        'types the bank',
        'types the account',
        'sends it',
        'the provider says whose account it is',
      ],
    },
    { known: { money: closedMoney } },
    whoseAccount,
  ),
);
export const Booking = meta.story(money.acts({ start: 'books an unknown payment', to: 'filling' }));
export const Decided = meta.story(money.acts({ ...crediting, by: [later] }, {}, moneyWords.gone));
export const MaybeDone = meta.story(
  money.acts(
    { ...closingDay, to: 'outcomeUnknown', by: [...counted, failing('sendAct', unreachable)] },
    { feed: 'again' },
    screenMessages.outcomeUnknown,
  ),
);
export const NoConnection = meta.story(money.noConnection());
