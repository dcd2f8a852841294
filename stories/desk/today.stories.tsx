import preview from '../../.storybook/preview';
import * as acts from '../../messages/desk/acts';
import * as screenMessages from '../../messages/desk/openScreen';
import {
  checkInOfAdaobi,
  emptyToday,
  exampleToday,
  faster,
  laterToday,
} from '../../models/desk/exampleDay';
import { todayWithWishes } from '../../models/desk/exampleWish';
import { unreachable } from '../../models/fixtures/failures';
import { failing } from '../support/steps';
import { screenOf, tapped } from './scenes';

const meta = preview.meta({ title: 'Desk/Today' });
const known = { today: exampleToday };
const today = screenOf({ of: 'today', known });
const later = { known: { today: laterToday }, minute: 1 } as const;
const checkingIn = tapped(checkInOfAdaobi, known);

export const Loading = meta.story(today.loading());
export const Failed = meta.story(today.failed());
export const Morning = meta.story(today.shows({}, 'Adaobi Okeke', 'Comes late, about 22:00'));
export const QuietDay = meta.story(today.shows({ known: { today: emptyToday } }));
export const ManagerAsked = meta.story(today.shows({ known: { today: todayWithWishes } }));
export const CheckingIn = meta.story(today.acts(checkingIn));
export const CheckedIn = meta.story(today.said('done', acts.done.checkIn('204'), later));
export const ColleagueWasFaster = meta.story(today.said('refused', faster, later));
export const RefusedWithoutWords = meta.story(
  today.said('refused', screenMessages.failed, { feed: 'catchingUp' }),
);
export const MaybeDone = meta.story(
  today.acts(
    { ...checkingIn, to: 'outcomeUnknown', by: [failing('sendAct', unreachable)] },
    { feed: 'again' },
    screenMessages.outcomeUnknown,
  ),
);
export const SentAgain = meta.story(
  today.acts(
    {
      ...checkingIn,
      to: 'sendingAgain',
      by: [failing('sendAct', unreachable), 'the server answers again'],
    },
    { known },
    screenMessages.outcomeUnknown,
  ),
);
export const NoConnection = meta.story(today.noConnection());
