import preview from '../../.storybook/preview';
import * as acts from '../../messages/desk/acts';
import * as screenMessages from '../../messages/desk/openScreen';
import { emptyToday, faster } from '../../models/desk/exampleDay';
import { asked } from '../../models/desk/openScreenCases';
import { todayModel } from '../../models/desk/todayModel';
import { answered } from '../support/steps';
import { scenesOf, done, checkingIn } from './scenes';

const meta = preview.meta({ title: 'Desk/Today' });
const today = scenesOf(todayModel);

export const Loading = meta.story(today('loading'));
export const Failed = meta.story(today('failed'));
export const Morning = meta.story(
  today('shown.upToDate', [], 'Adaobi Okeke', 'Comes late, about 22:00'),
);
export const QuietDay = meta.story(
  today('shown.upToDate', [answered('ask', asked(emptyToday, '00'))]),
);
export const CheckingIn = meta.story(today('shown.acting'));
export const CheckedIn = meta.story(
  today(
    'shown.upToDate',
    [...checkingIn, done(acts.done.checkIn('204')), 'something has changed'],
    acts.done.checkIn('204'),
  ),
);
export const ColleagueWasFaster = meta.story(
  today(
    'shown.upToDate',
    [...checkingIn, 'a colleague was faster', 'something has changed'],
    faster,
  ),
);
export const RefusedWithoutWords = meta.story(
  today('shown.catchingUp', [...checkingIn, 'it is refused without a word'], screenMessages.failed),
);
export const MaybeDone = meta.story(
  today(
    'shown.askingAgain',
    [...checkingIn, 'the network fails while it is done'],
    screenMessages.outcomeUnknown,
  ),
);
export const NoConnection = meta.story(today('shown.outOfReach'));
