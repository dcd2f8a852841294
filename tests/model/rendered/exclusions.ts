import type { AnyMachineSnapshot } from 'xstate';
import { paths } from '../../../machines/shared/paths';
import { models } from '../../../models/all';
import type { Exclusion } from '../../../tools/model/level';
import type { TestModel } from '../../../tools/model/testModel';

/** What fails by itself only where it is not built into a page: in no driven machine can it happen. */
const neverOnAPage: readonly (readonly [RegExp, string])[] = [
  [
    /^xstate\.after\.(navigation|response|refresh|storage)Timeout\./,
    'the pages of these tests are there at once, and a call gives up sooner by itself',
  ],
  [
    /^xstate\.error\.actor\.(open(?!Checkout)\w*|go[A-Z]\w*|navigate\w*|returnAfterLogin|requireLogin)$/,
    'nothing on the page makes a way between its own screens fail',
  ],
  [/^hold\.ended$/, 'the clock of these pages stands still before the end of every hold'],
  [/^booking\.changedElsewhere$/, 'a page of these tests has no other tab'],
  [
    /^xstate\.error\.actor\.(watch\w*|prefetchRooms|makeIdempotencyKey|awaitSender|prepareChange|accountVerification)$/,
    'a browser can always look at its address and storage and draw random bytes, and the code’s screen can’t fail',
  ],
];

/** Why, the words of what can't happen, and in which states alone it can't; everywhere by default. */
type Row = readonly [why: string, words: readonly string[], states?: readonly string[]];
type Condition = Exclusion['when'];

const rows = (table: readonly Row[], when?: Condition): Exclusion[] =>
  table.flatMap(([why, words, states]) =>
    words.flatMap((one): Exclusion[] =>
      (states ?? [undefined]).map((state) => ({
        words: one,
        why,
        ...(state !== undefined && { in: state }),
        ...(when !== undefined && { when }),
      })),
    ),
  );

const covered = 'the alert of the session lies over the page, and its only way is the login';
const askedBefore = rows([
  [
    'without a session the page, or the list of sessions on it, has asked for a login before',
    ['there is no session'],
  ],
]);
const needsNoSession =
  'the page then asks the provider’s side of the server, which needs no session';
const alertIsOver = 'the alert that says so lies over the page';
const gone =
  'another page has taken the booking’s place; who comes back begins with what the browser kept';
const overAtOnce = 'the way between two screens is over at once';
const boxTakesNoLetter = rows([['a box takes no letter', ['types a letter']]]);
const buttonHasGone = 'the button has gone with its page by then';

const keyOf = ({ context }: AnyMachineSnapshot): unknown => Reflect.get(context, 'idempotencyKey');
const pathIn = ({ context }: AnyMachineSnapshot): unknown => Reflect.get(context, 'path');

/** What opens each of a booking's addresses. */
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
  'alertingMadeBefore',
  'choosingStay',
  'alertingDatesPassed',
  'creating',
  'created.announcing',
];

/** Changes of path within a booking that no guest of the site can bring about, on any level. */
const bookingAddresses: readonly Exclusion[] = [
  ...Object.entries(openings).flatMap(([words, path]) =>
    rows([['who is there already goes nowhere', [words], screens]], (one) => pathIn(one) === path),
  ),
  ...rows([
    [
      gone,
      Object.keys(openings),
      ['routing', 'sessionLost', 'navigatingToList', 'created.openingPayment'],
    ],
    [gone, ['opens another page'], ['creating', 'created.announcing', 'choosingStay']],
    [overAtOnce, ['opens another page'], ['navigatingBackToForm', 'openingRooms']],
    [overAtOnce, ['opens the room selection'], ['navigatingBackToForm']],
    [overAtOnce, ['opens the reservation form'], ['openingRooms']],
  ]),
  ...rows(
    [
      [
        'the form’s address is told first, and ends the way to it',
        ['the reservation form is open already'],
        ['navigatingBackToForm'],
      ],
    ],
    (one) => pathIn(one) !== '/reservation',
  ),
];

const afterExpiry = [
  'asks for something after the session expired',
  'opens the list after the session expired',
];
const withoutSession = ['opens the list without a session', 'reserves without a session'];

const session = rows([
  ['only a page that found nothing offers it', ['logs out to see a page with another account']],
  [
    'the guest who is here has been here since the page opened, so that no call is another’s',
    ['a call of another guest is refused late'],
  ],
  [
    'no call is made, and no guarded page opens, before it is known who is there',
    [...afterExpiry, ...withoutSession],
    ['restoring'],
  ],
  [
    alertIsOver,
    [...afterExpiry, ...withoutSession, 'deletes the account'],
    ['accountDeleted', 'authenticated.alertingNotDone'],
  ],
  [
    alertIsOver,
    ['a call finds its token too old', 'opens the login page', 'logs out', 'saves another name'],
    ['authenticated.alertingNotDone'],
  ],
  [
    alertIsOver,
    [...afterExpiry, ...withoutSession],
    ['alertingNotLoggedIn', 'alertingExpired', 'navigatingToLogin'],
  ],
  [
    'the home page opens at once, and asks as a visitor',
    [...afterExpiry, ...withoutSession],
    ['navigatingHome'],
  ],
  [
    'a call of somebody who is logged in has their token',
    ['reserves without a session'],
    ['authenticated.current', 'authenticated.refreshing', 'authenticated.returning'],
  ],
  [
    'the alert lies over the page; only an answer that was waited for comes then',
    ['deletes the account'],
    ['alertingExpired', 'alertingNotLoggedIn', 'navigatingToLogin'],
  ],
  ['no answer was waited for any more', ['deletes the account'], ['forgotten']],
  [
    'the moment is over before another tab can do anything',
    [
      'logs out in another tab',
      'logs in in another tab',
      'is known by another name in another tab',
      'is found logged out in another tab',
    ],
    [
      'restoring.reading',
      'authenticated.returning',
      'expired',
      'forgotten',
      'navigatingHome',
      'navigatingToLogin',
    ],
  ],
  [
    'the call that found out asks for the login at once',
    [
      'goes to another page',
      'goes back to another page',
      'asks for something after the session expired',
      ...withoutSession,
    ],
    ['expired', 'forgotten'],
  ],
  [
    'the page to return to opens at once',
    [
      'a call finds its token too old',
      'logs out',
      ...afterExpiry,
      'opens the list without a session',
    ],
    ['authenticated.returning'],
  ],
  [
    'every call waits for the refresh',
    [...afterExpiry, 'opens the list without a session'],
    ['authenticated.refreshing'],
  ],
  [
    'what a visitor does without a token is never sent, and so never refused',
    afterExpiry,
    ['anonymous'],
  ],
]);

/** What can't happen on the pages beside what never can, by each machine that is driven through a view. */
const own: Readonly<Record<string, readonly Exclusion[]>> = {
  sessionList: rows([['this browser has Logout instead', ['ends the one that this is']]]),
  passwordChange: askedBefore,
  profile: askedBefore,
  accountDeletion: askedBefore,
  availabilitySearch: rows([
    [buttonHasGone, ['the reservation form is open']],
    [
      'the reservation form is open at once, and the address takes the search over at once',
      [
        'opens the page anew',
        'opens a link to a stay',
        'opens a link to nights that can’t be',
        'opens a link for twelve adults',
        'chooses the check-in',
        'chooses the check-out',
        'looks',
        'looks after the dates have passed',
      ],
      ['reserving', 'openingSearch'],
    ],
  ]),
  booking: [
    ...rows(
      [
        [
          'a booking that was sent before keeps its key on the page, so that the same is sent again',
          ['logs in again in another tab'],
          ['sessionLost'],
        ],
      ],
      (one) => pathIn(one) !== paths.roomSelection && keyOf(one) === null,
    ),
    ...bookingAddresses,
  ],
  accountVerification: boxTakesNoLetter,
  passwordReset: boxTakesNoLetter,
  confirmation: rows([[needsNoSession, ['the session expired while the payment is verified']]]),
  paymentCheck: rows([[needsNoSession, ['the session expired while the payment is verified']]]),
  paymentResult: rows([
    [needsNoSession, ['the server wants a login']],
    [
      'a word that is not in the contract is never read: the call fails as unreadable',
      ['the server says what nobody knows'],
    ],
  ]),
  reservationManagement: rows(
    [[alertIsOver, ['closes the dialog'], ['drafting']]],
    ({ context }) => Reflect.get(context, 'error') !== null,
  ),
  download: askedBefore,
  session,
  slider: rows([
    [
      'the slides that move have a dot each, and no arrows',
      ['chooses the next slide', 'chooses the previous slide'],
      ['moving', 'paused', 'stopped', 'calm'],
    ],
    ['what guests say has arrows, and no dots', ['chooses the last slide'], ['still']],
    ['every dot stands for a slide', ['chooses a slide that is not there']],
  ]),
};

/** The machines that are not driven through a view, and why. */
export const machinesLeftOut: Readonly<Record<string, string>> = {
  staffSession: 'it is the front desk’s: its stories drive it',
  welcome: 'the same',
  answerFeed: 'the same',
  deskAct: 'the same',
  deskScreen: 'the same',
  find: 'the same',
  walkIn: 'the same',
  paymentCase: 'it has no screen: staff decides it by commands',
  reservation:
    'it has no screen of its own: its statuses show as badges in the list and the details',
  roomStay:
    'it has no screen of its own: the server applies it, and the desk’s pages show where it is',
};

/** What can't happen on the page of a machine. */
function exclusionsOf({ id, events, surroundings, statesWithAssertions }: TestModel): Exclusion[] {
  const named = Array.from(events);
  const never = neverOnAPage.flatMap(([type, why]) =>
    named.filter(([, event]) => type.test(event.type)).map(([words]) => ({ words, why })),
  );
  const byHand = named
    .filter(([, { type }]) => !type.startsWith('xstate.') && !surroundings.toldBy.has(type))
    .map(([words]) => words);
  const isLost = statesWithAssertions.includes('sessionLost');
  return [
    ...never,
    ...(isLost ? rows([[covered, byHand, ['sessionLost']]]) : []),
    ...(own[id] ?? []),
  ];
}

/** What can't happen on the rendered pages, by the machines that are driven through a view. */
export const renderedExclusions: Readonly<Record<string, readonly Exclusion[]>> =
  Object.fromEntries(
    models
      .filter(({ id }) => !(id in machinesLeftOut))
      .map((model) => [model.id, exclusionsOf(model)]),
  );
