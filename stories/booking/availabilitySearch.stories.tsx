import preview from '../../.storybook/preview';
import * as formMessages from '../../messages/booking/form';
import * as messages from '../../messages/booking/availabilitySearch';
import * as words from '../../messages/booking/pages/availabilitySearch';
import { roomsLeft } from '../../machines/booking/roomAdvice';
import { searchPath } from '../../machines/booking/roomSearch';
import { paths } from '../../machines/shared/paths';
import {
  availabilitySearchModel as model,
  everyType,
  laterPenthouse,
  noPenthouse,
  soldOut,
  twoNights,
} from '../../models/booking/availabilitySearchModel';
import { unreachable } from '../../models/fixtures/failures';
import { screen } from '../support/screen';
import { answered, failing, refusing } from '../support/steps';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Free rooms' });

const opened: Step = {
  words: 'opens a link to a stay',
  event: { type: 'search.opened', search: twoNights },
};
const at = (to: string, by: Step[], ...says: string[]) =>
  screen({ model, url: searchPath(twoNights), visitor: true, path: { to, by }, says });

export const NoDatesYet = meta.story(
  screen({
    model,
    url: paths.rooms,
    visitor: true,
    path: { to: 'choosingDates' },
    says: [words.noDatesYet],
  }),
);
export const InvalidSearch = meta.story(
  at(
    'choosingDates',
    [
      {
        words: 'opens a link to nights that can’t be',
        event: { type: 'search.opened', search: { ...twoNights, checkOut: twoNights.checkIn } },
      },
    ],
    formMessages.checkOutNotAfterCheckIn,
  ),
);
const partyOf = (party: { adults: number } | { children: number }, said: string) =>
  at(
    'choosingDates',
    [
      {
        words: 'opens a link for a party that the form lacks',
        event: { type: 'search.opened', search: { ...twoNights, ...party } },
      },
    ],
    said,
  );
export const TooManyAdults = meta.story(partyOf({ adults: 12 }, messages.adultsNotOffered));
export const TooManyChildren = meta.story(partyOf({ children: 7 }, messages.childrenNotOffered));
export const DatesHavePassed = meta.story(
  at(
    'choosingDates',
    [opened, refusing('loadRoomsLeft', 'validation_failed', 400, formMessages.checkInInPast)],
    formMessages.checkInInPast,
  ),
);
export const Looking = meta.story(at('looking', [opened], words.looking));
export const Free = meta.story(
  at('found.complete', [opened, answered('loadRoomsLeft', everyType)], words.reserve),
);
/** Of two types so few are left that it is emphasised; one family needs two rooms. */
export const FewLeft = meta.story(
  at(
    'found.complete',
    [
      {
        ...opened,
        event: { type: 'search.opened', search: { ...twoNights, adults: 2, children: 3 } },
      },
      answered('loadRoomsLeft', everyType),
    ],
    roomsLeft(1),
  ),
);
export const LookingForOtherDates = meta.story(
  at('found.lookingFurther', [opened, answered('loadRoomsLeft', noPenthouse)], roomsLeft(0)),
);
export const SoldOutWithOtherDates = meta.story(
  at(
    'found.complete',
    [opened, answered('loadRoomsLeft', noPenthouse), answered('loadNextStays', laterPenthouse)],
    'Available from Mon, 16 Mar 2026',
  ),
);
export const AllSoldOut = meta.story(
  at(
    'found.complete',
    [opened, answered('loadRoomsLeft', soldOut), answered('loadNextStays', laterPenthouse)],
    words.nothingFree,
    words.notSoon,
  ),
);
export const Reserving = meta.story(
  at('reserving', [
    opened,
    answered('loadRoomsLeft', everyType),
    { words: 'reserves', event: { type: 'room.reserved', roomType: 'deluxe' } },
  ]),
);
/** Also what a guest who is offline sees. */
export const NoAnswer = meta.story(
  at('failed', [opened, failing('loadRoomsLeft', unreachable)], messages.lookupFailed),
);
