import { assign, setup } from 'xstate';
import * as messages from '../../messages/booking/availabilitySearch';
import { failureIn, whenFailure } from '../shared/failure';
import { hasCode, isRefusedWith, serverMessage } from '../shared/failureKind';
import { afterEdit, isValid, type FieldEdited, type FieldErrors } from '../shared/fieldErrors';
import { effectNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import type { RoomOffer } from '../shared/roomsLeft';
import { roomTypeKeys, type RoomTypeKey } from '../shared/roomTypes';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { knownToday } from '../shared/stay';
import type { StayDates } from '../shared/stayDates';
import { NAVIGATION_TIMEOUT_MS, RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import { validateBothDates } from '../reservation/reservationForm';
import {
  addressErrors,
  emptySearch,
  searchErrors,
  searchPath,
  stayToReserve,
  type NextStays,
  type RoomSearch,
} from './roomSearch';
import type { EnteredBooking } from './stayToRepeat';

export interface AvailabilitySearchContext {
  /** The search as the form shows it. */
  search: RoomSearch;
  errors: FieldErrors<RoomSearch>;
  /** The search that the rooms are shown for. */
  asked: RoomSearch;
  /** Its availability and prices; null until they are known. */
  offer: RoomOffer | null;
  /** When rooms are free whose type is sold out; empty until that is known. */
  nextStays: NextStays;
  /** Why there is no answer. */
  error: string | null;
  /** The rooms that the guest reserves. */
  reserved: RoomTypeKey | null;
}

export type AvailabilitySearchEvent =
  | FieldEdited<RoomSearch>
  | { type: 'search.submitted'; now: Date | null }
  /** The address names a search, or none: at first, by a link, or with Back. */
  | { type: 'search.opened'; search: RoomSearch }
  | { type: 'search.repeated' }
  | { type: 'room.reserved'; roomType: RoomTypeKey };

/** A search that has no answer yet. */
function asking(search: RoomSearch): AvailabilitySearchContext {
  const unknown = { offer: null, nextStays: {}, error: null, reserved: null };
  return { search, asked: search, errors: {}, ...unknown };
}

/**
 * Shows availability and prices before the guest has to log in. The search is in the address, so a guest can send it to
 * somebody. A guest who reserves goes on to the reservation form, where everything is entered already.
 */
export const availabilitySearchMachine = setup({
  types: {
    context: {} as AvailabilitySearchContext,
    events: {} as AvailabilitySearchEvent,
    tags: {} as 'looking' | 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    /** Reports the search in the address: at once if there is one, and whenever it changes. */
    watchSearch: watcherNotProvided('watchSearch'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
    loadRoomsLeft: notProvided<RoomOffer, StayDates>('loadRoomsLeft'),
    loadNextStays: notProvided<NextStays, StayDates>('loadNextStays'),
    /** Passes the stay to the booking, and opens it. */
    openBooking: effectNotProvided<{ stay: EnteredBooking }>('openBooking'),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS, navigationTimeout: NAVIGATION_TIMEOUT_MS },
  guards: {
    'the search is valid': ({ context }, { now }: { now: Date | null }) =>
      isValid(searchErrors(context.search, knownToday(now))),
    'it names a stay': (_, { search }: { search: RoomSearch }) =>
      isValid(searchErrors(search, null)),
    /** They have passed, or are beyond the hotel's limits. */
    'the dates are refused': whenFailure(
      (failure) => isRefusedWith(failure, 400) && hasCode(failure),
    ),
    'a type is sold out': (_, { roomsLeft }: RoomOffer) =>
      roomTypeKeys.some((key) => roomsLeft[key] <= 0),
    'a room is left': ({ context }, { roomType }: { roomType: RoomTypeKey }) =>
      context.offer !== null && context.offer.roomsLeft[roomType] > 0,
  },
  actions: {
    'edit field': assign(({ context: { search, errors } }, edit: FieldEdited<RoomSearch>) => {
      const edited = afterEdit({ form: search, errors }, edit, validateBothDates);
      return { search: edited.form, errors: edited.errors };
    }),
    'show errors': assign(({ context }, { now }: { now: Date | null }) => ({
      errors: searchErrors(context.search, knownToday(now)),
    })),
    'ask for it': assign((_, { search }: { search: RoomSearch }) => asking(search)),
    'show what it names': assign((_, { search }: { search: RoomSearch }) => ({
      ...asking(search),
      errors: addressErrors(search),
    })),
    'ask for what is entered': assign(({ context: { search } }) => asking(search)),
    'remember the rooms': assign((_, offer: RoomOffer) => ({ offer })),
    'remember other dates': assign((_, nextStays: NextStays) => ({ nextStays })),
    'show why': assign({
      error: ({ event }) => serverMessage(failureIn(event)) ?? messages.lookupFailed,
    }),
  },
}).createMachine({
  id: 'availabilitySearch',
  options: { maxIterations: 1000 },
  context: asking(emptySearch),
  invoke: {
    id: 'watchSearch',
    src: 'watchSearch',
    onError: { description: 'The form still asks.', actions: [] },
  },
  on: {
    'field.edited': { actions: withEvent('edit field') },
    'search.submitted': [
      { guard: withEvent('the search is valid'), target: '.openingSearch' },
      { actions: withEvent('show errors') },
    ],
    'search.opened': [
      { guard: withEvent('it names a stay'), target: '.looking', actions: withEvent('ask for it') },
      { target: '.choosingDates', actions: withEvent('show what it names') },
    ],
  },
  initial: 'choosingDates',
  states: {
    choosingDates: {
      description: 'Nothing is asked for, or nothing that can be: the form says why.',
      meta: { screen: 'Free rooms: no dates yet' },
    },
    openingSearch: {
      description: 'The address takes the search over; what it reports is that.',
      tags: 'looking',
      on: { 'search.opened': {} },
      invoke: {
        id: 'openSearch',
        src: 'navigate',
        input: ({ context: { search } }) => ({ to: searchPath(search) }),
        onDone: { target: 'looking', actions: 'ask for what is entered' },
        onError: { target: 'looking', actions: 'ask for what is entered' },
      },
      after: { navigationTimeout: { target: 'looking', actions: 'ask for what is entered' } },
    },
    looking: {
      description: 'The server is asked what is free.',
      tags: 'looking',
      meta: { screen: 'Free rooms: looking' },
      invoke: {
        id: 'loadRoomsLeft',
        src: 'loadRoomsLeft',
        input: ({ context: { asked } }) => ({ checkIn: asked.checkIn, checkOut: asked.checkOut }),
        onDone: [
          {
            guard: withOutput('a type is sold out'),
            target: 'found.lookingFurther',
            actions: withOutput('remember the rooms'),
          },
          { target: 'found.complete', actions: withOutput('remember the rooms') },
        ],
        onError: [
          { guard: 'the dates are refused', target: 'choosingDates', actions: 'show why' },
          { target: 'failed', actions: 'show why' },
        ],
      },
      after: { responseTimeout: { target: 'failed', actions: 'show why' } },
    },
    found: {
      description: 'It is known what is free, and what the stay costs.',
      on: {
        'room.reserved': {
          guard: withEvent('a room is left'),
          target: 'reserving',
          actions: assign(({ event }) => ({ reserved: event.roomType })),
        },
      },
      initial: 'complete',
      states: {
        lookingFurther: {
          description: 'Types are sold out: the server is asked when they are free.',
          meta: { screen: 'Free rooms: looking for other dates' },
          invoke: {
            id: 'loadNextStays',
            src: 'loadNextStays',
            input: ({ context: { asked } }) => ({
              checkIn: asked.checkIn,
              checkOut: asked.checkOut,
            }),
            onDone: { target: 'complete', actions: withOutput('remember other dates') },
            onError: { target: 'complete' },
          },
          after: { responseTimeout: { target: 'complete' } },
        },
        complete: {
          description: 'Everything shows that is known.',
          meta: { screen: 'Free rooms' },
        },
      },
    },
    reserving: {
      description: 'The reservation form opens, with everything entered.',
      tags: 'busy',
      meta: { screen: 'Free rooms: opening the reservation form' },
      invoke: {
        id: 'openBooking',
        src: 'openBooking',
        input: ({ context: { reserved, asked, offer } }) => ({
          stay: stayToReserve(
            requireValue(reserved, 'A room type is reserved'),
            asked,
            requireValue(offer, 'What is reserved was offered'),
          ),
        }),
        onDone: { target: 'found' },
        onError: { target: 'found' },
      },
      after: { navigationTimeout: { target: 'found' } },
    },
    failed: {
      description: 'Nobody can tell what is free; it can be asked again.',
      meta: { screen: 'Free rooms: no answer' },
      on: { 'search.repeated': { target: 'looking' } },
    },
  },
});
