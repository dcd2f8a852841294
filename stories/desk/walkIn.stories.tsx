import preview from '../../.storybook/preview';
import { otherPrice, taken, walkInModel } from '../../models/desk/walkInModel';
import * as walkInMessages from '../../messages/desk/walkIn';
import * as walkInWords from '../../messages/desk/pages/walkIn';
import { deskScreen } from '../support/deskScreen';
import { scenesOf } from './scenes';

const meta = preview.meta({ title: 'Desk/New booking' });
const walkIn = scenesOf(walkInModel, '/new');

const family = [
  'chooses two nights',
  'the server answers',
  'chooses 204 and 206',
  'enters the family',
] as const;

export const Looking = meta.story(walkIn('editing.choosing', [], walkInWords.looking));
const start = 'opens the page after midnight';
const atNight = { model: walkInModel, url: '/new' };
export const AfterMidnight = meta.story(
  deskScreen({
    ...atNight,
    path: { to: 'editing.withoutDates', start },
    says: [walkInWords.night],
  }),
);
const endingNight = ['chooses the night that is ending', ...family.slice(1)];
export const EndingNight = meta.story(
  deskScreen({
    ...atNight,
    path: { to: 'editing.choosing', start, by: endingNight },
    says: ['for 2 rooms, 1 night'],
  }),
);
export const Free = meta.story(walkIn('editing.choosing', ['the server answers']));
export const Family = meta.story(walkIn('editing.choosing', family, 'for 2 rooms, 2 nights'));
const nextWeek = ['chooses two nights next week', 'the server answers'] as const;
export const ByCount = meta.story(
  walkIn('editing.choosing', [...nextWeek, 'chooses two of a type'], 'for 2 rooms, 2 nights'),
);
export const Wish = meta.story(
  walkIn(
    'editing.choosing',
    [...nextWeek, 'wishes for the ground floor', 'chooses 204 and 206'],
    'for 2 rooms, 2 nights',
  ),
);
export const FewerLeft = meta.story(
  walkIn(
    'editing.choosing',
    [...nextWeek, 'chooses two of a type', 'a colleague has taken 206 meanwhile'],
    walkInMessages.fewerLeft(1, 'Deluxe Room'),
  ),
);
export const Incomplete = meta.story(
  walkIn('editing.choosing', ['the server answers', 'takes cash'], walkInMessages.roomsRequired),
);
export const PastDates = meta.story(
  walkIn('editing.withoutDates', ['the dates are past'], 'Check-in date is past'),
);
export const RoomTaken = meta.story(
  walkIn(
    'editing.choosing',
    [...family, 'takes cash', 'somebody was faster', 'a colleague has taken 206 meanwhile'],
    taken,
  ),
);
export const PriceChanged = meta.story(
  walkIn('editing.choosing', [...family, 'takes cash', 'the price has changed'], otherPrice),
);
export const RefusedWithoutWords = meta.story(
  walkIn(
    'editing.choosing',
    [...family, 'takes cash', 'it is refused without a word'],
    walkInMessages.failed,
  ),
);
export const NoConnection = meta.story(
  walkIn('editing.choosing', ['the network fails'], walkInWords.outOfReach),
);
export const Booking = meta.story(walkIn('booking', [...family, 'takes cash']));
export const MayBeBooked = meta.story(
  walkIn(
    'findingOut',
    [...family, 'takes cash', 'the network fails while it is booked'],
    walkInWords.mayBeBooked,
  ),
);
