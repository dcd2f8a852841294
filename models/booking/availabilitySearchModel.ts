import {
  availabilitySearchMachine,
  type AvailabilitySearchContext,
} from '../../machines/booking/availabilitySearchMachine';
import { emptySearch, type NextStays, type RoomSearch } from '../../machines/booking/roomSearch';
import { nightsBetween } from '../../machines/shared/stay';
import { noRooms } from '../../machines/shared/roomsLeft';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unexpected, unreachable } from '../fixtures/failures';
import { doesNotOpen } from '../fixtures/ways';
import { defineModel } from '../defineModel';
import { afterTheStay, atSpecifiedPrices, now } from './bookingExamples';
import { same, type ChangeOf } from '../../tools/model/testModel';

/** Two people for two nights. */
export const twoNights: RoomSearch = {
  checkIn: '2026-03-12',
  checkOut: '2026-03-14',
  adults: 2,
  children: 0,
};

export const tooMany: RoomSearch = { ...twoNights, adults: 12 };

const backwards: RoomSearch = { ...twoNights, checkOut: '2026-03-11' };

const everyTypeLeft = { junior: 9, double: 6, deluxe: 4, family: 3, superior: 2, premium: 1 };
export const everyType = atSpecifiedPrices(everyTypeLeft);
/** No penthouse, and few of the others. */
export const noPenthouse = atSpecifiedPrices({ ...everyTypeLeft, premium: 0 });
export const soldOut = atSpecifiedPrices(noRooms);
export const laterPenthouse: NextStays = {
  premium: { checkIn: '2026-03-16', checkOut: '2026-03-18' },
};

type Change = ChangeOf<AvailabilitySearchContext>;

const opens = (search: RoomSearch) => ({
  event: { type: 'search.opened' as const, search },
  changes: ({ before, after }: Change) => ({
    'the form shows what the address says, unless the address is just taking over what was entered':
      same(after.search, search) || same(after, before),
    'nothing is shown of another search': after.offer === null || same(after, before),
  }),
});

const keepsTheForm = ({ before, after }: Change) => ({
  'the form stays as it is': same(after.search, before.search),
});

const isStay = ({ checkIn, checkOut, adults }: RoomSearch) =>
  nightsBetween(checkIn, checkOut) > 0 && adults <= 10;

/** What is known of the rooms is of the stay that was asked for. */
const isFound = ({ asked, offer }: AvailabilitySearchContext) => isStay(asked) && offer !== null;

export const availabilitySearchModel = defineModel(availabilitySearchMachine, {
  starts: { 'opens the page of free rooms': {} },
  cases: {
    'opens the page anew': opens(emptySearch),
    'opens a link to a stay': opens(twoNights),
    'opens a link to nights that can’t be': opens(backwards),
    'opens a link for twelve adults': opens(tooMany),
    'the address can’t be watched': {
      event: fails('watchSearch', unexpected),
      changes: keepsTheForm,
    },
    'chooses the check-in': {
      event: { type: 'field.edited', field: 'checkIn', value: twoNights.checkIn },
      changes: ({ before, after }) => ({
        'it is entered': after.search.checkIn === twoNights.checkIn,
        'what shows is still of the stay that was asked for': same(
          [after.asked, after.offer],
          [before.asked, before.offer],
        ),
      }),
    },
    'chooses the check-out': {
      event: { type: 'field.edited', field: 'checkOut', value: twoNights.checkOut },
      changes: ({ after }) => ({ 'it is entered': after.search.checkOut === twoNights.checkOut }),
    },
    looks: { event: { type: 'search.submitted', now }, changes: keepsTheForm },
    'looks after the dates have passed': {
      event: { type: 'search.submitted', now: afterTheStay },
      changes: ({ before, after }) => ({
        ...keepsTheForm({ before, after }),
        'it is said at the check-in': after.errors.checkIn !== undefined,
        'nobody is asked': same(after.asked, before.asked),
      }),
    },
    'the address takes it': {
      event: answers('openSearch'),
      changes: ({ before, after }) => ({
        'what is entered is asked for': same(after.asked, before.search),
      }),
    },
    ...doesNotOpen<AvailabilitySearchContext>(
      'openSearch',
      'availabilitySearch.openingSearch',
      'the search',
    ),
    'every type is free': {
      event: answers('loadRoomsLeft', everyType),
      changes: ({ after }) => ({ 'it is known': after.offer === everyType }),
    },
    'the penthouse is sold out': {
      event: answers('loadRoomsLeft', noPenthouse),
      changes: ({ after }) => ({ 'it is known': after.offer === noPenthouse }),
    },
    'the server refuses the dates': {
      event: fails('loadRoomsLeft', refused('stay_too_far_ahead', 400, 'Too far ahead')),
      changes: ({ after }) => ({ 'it is said why': after.error === 'Too far ahead' }),
    },
    'nobody says what is free': fails('loadRoomsLeft', unreachable),
    'nobody says in time what is free': timeIsUp('responseTimeout', 'availabilitySearch.looking'),
    'asks again': { event: { type: 'search.repeated' }, changes: keepsTheForm },
    'the server says when the penthouse is free': {
      event: answers('loadNextStays', laterPenthouse),
      changes: ({ after }) => ({ 'it is known': after.nextStays === laterPenthouse }),
    },
    'nobody says when they are free': fails('loadNextStays', unreachable),
    'nobody says in time when they are free': timeIsUp(
      'responseTimeout',
      'availabilitySearch.found.lookingFurther',
    ),
    'reserves the Deluxe Room': { type: 'room.reserved', roomType: 'deluxe' },
    'reserves the penthouse': {
      event: { type: 'room.reserved', roomType: 'premium' },
      changes: ({ before }) => ({
        'one was free': (before.offer?.roomsLeft.premium ?? 0) > 0,
      }),
    },
    'the reservation form is open': answers('openBooking'),
    ...doesNotOpen<AvailabilitySearchContext>(
      'openBooking',
      'availabilitySearch.reserving',
      'the reservation form',
    ),
  },
  states: {
    choosingDates: ({ context }) => ({ 'nothing is shown to be free': context.offer === null }),
    openingSearch: ({ context, tags }) => ({
      'the guest waits for the rooms': tags.has('looking'),
      'it is a stay': isStay(context.search),
    }),
    looking: ({ context, tags }) => ({
      'the guest waits for the rooms': tags.has('looking'),
      'a stay is asked for': isStay(context.asked),
    }),
    'found.lookingFurther': ({ context }) => ({
      'it is known what is free': isFound(context),
      'a type is sold out': context.offer?.roomsLeft.premium === 0,
    }),
    'found.complete': ({ context }) => ({ 'it is known what is free': isFound(context) }),
    reserving: ({ context, tags }) => ({
      'the guest waits for the form': tags.has('busy'),
      'what is reserved was free':
        context.reserved !== null && (context.offer?.roomsLeft[context.reserved] ?? 0) > 0,
    }),
    failed: ({ context }) => ({ 'it is said': context.error !== null && context.offer === null }),
  },
});
