import type { AnyMachineSnapshot } from 'xstate';
import type { Exclusion } from '../../../../tools/model/level';

const gone =
  'another page has taken the booking’s place; who comes back begins with what the browser kept';
const overAtOnce = 'the way between two screens is over at once';

/** What opens each of the addresses. */
const openings = {
  'opens the reservation form': '/reservation',
  'opens the room selection': '/roombooking',
  'opens another page': '/aboutus',
};

/** The states in which one of the booking's screens shows, and stays until something happens. */
const screens = [
  'fillingDetails',
  'selectingRooms',
  'alertingDetailsMissing',
  'choosingStay',
  'alertingDatesPassed',
  'creating',
  'created.announcing',
];

const isAt = (path: string) => (snapshot: AnyMachineSnapshot) => {
  const here: unknown = Reflect.get(snapshot.context, 'path');
  return here === path;
};

/** Changes of path within a booking that no guest of the site can bring about, on any level. */
export const bookingAddressExclusions: readonly Exclusion[] = [
  ...Object.entries(openings).flatMap(([words, path]): Exclusion[] => [
    ...screens.map((state) => ({
      words,
      in: state,
      when: isAt(path),
      why: 'who is there already goes nowhere',
    })),
    ...['routing', 'sessionLost', 'navigatingToList', 'created.openingPayment'].map((state) => ({
      words,
      in: state,
      why: gone,
    })),
  ]),
  ...['creating', 'created.announcing', 'choosingStay'].map((state) => ({
    words: 'opens another page',
    in: state,
    why: gone,
  })),
  ...['navigatingBackToForm', 'openingRooms'].map((state) => ({
    words: 'opens another page',
    in: state,
    why: overAtOnce,
  })),
  { words: 'opens the room selection', in: 'navigatingBackToForm', why: overAtOnce },
  { words: 'opens the reservation form', in: 'openingRooms', why: overAtOnce },
  {
    words: 'the reservation form is open already',
    in: 'navigatingBackToForm',
    when: (snapshot) => !isAt('/reservation')(snapshot),
    why: 'the form’s address is told first, and ends the way to it',
  },
];
