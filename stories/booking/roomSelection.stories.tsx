import preview from '../../.storybook/preview';
import * as generalErrors from '../../messages/shared/generalErrors';
import * as bookingMessages from '../../messages/booking/booking';
import {
  noMoreRooms,
  noRoomsFit,
  roomsLeft,
  roomsThatSuit,
  roomsTooSmall,
} from '../../machines/booking/roomAdvice';
import {
  registrationOfStayFailed,
  reservationFailed,
  unexpectedError,
} from '../../messages/booking/booking';
import { noRooms as noneLeft } from '../../machines/shared/roomsLeft';
import { mapRoomTypes, specifiedPrices } from '../../machines/shared/roomTypes';
import { paths } from '../../machines/shared/paths';
import { atSpecifiedPrices, filled, twoChosen } from '../../models/booking/bookingExamples';
import { bookingModel } from '../../models/booking/bookingModel';
import { reservationCreationModel } from '../../models/booking/reservationCreationModel';
import { roomSelectionModel } from '../../models/booking/roomSelectionModel';
import { screen } from '../support/screen';
import { answered, failing, refusing } from '../support/steps';
import type { Step } from '../support/storyPath';
import { five, forFive, givesUp, onlyOneLeft, tooSmall, twoAreLeft } from './forFive';
import { inside } from './inside';

const meta = preview.meta({ title: 'Screens/Room selection' });
const url = paths.roomSelection;
const at = (to: string, ...says: string[]) =>
  screen({ model: bookingModel, url, path: { to }, says });
const choosing = (to: string, ...says: string[]) => inside(roomSelectionModel, url, { to }, says);
const creating = (to: string, ...says: string[]) =>
  inside(reservationCreationModel, url, { to }, says);

export const DetailsMissing = meta.story(
  at('alertingDetailsMissing', bookingMessages.detailsMissing),
);
export const MadeBefore = meta.story(at('alertingMadeBefore', bookingMessages.madeBefore));
export const FormMissing = meta.story(choosing('alertingFormMissing', bookingMessages.formMissing));
export const LookingUpTheRoomsLeft = meta.story(choosing('open.availability.loading'));
export const Choosing = meta.story(
  inside(
    roomSelectionModel,
    url,
    { to: 'open.availability.known', start: 'opens it with two rooms chosen' },
    [roomsLeft(0)],
  ),
);
export const AvailabilityUnknown = meta.story(
  choosing('open.availability.unknown', bookingMessages.availabilityUnknown),
);
export const NoRoomChosen = meta.story(
  choosing('open.choice.alertingNoRoom', bookingMessages.roomRequired),
);
export const Creating = meta.story(creating('sending'));
export const CreatingInAnotherTab = meta.story(creating('awaitingOtherTab'));
export const CreatingAgain = meta.story(creating('repeating'));
export const CreationUnderWay = meta.story(at('creating'));
export const Refused = meta.story(creating('refused'));
export const NoAnswer = meta.story(creating('outcomeUnknown.alerting'));
export const Undecided = meta.story(
  creating('outcomeUnknown.acknowledged', bookingMessages.outcomeUnknown),
);
export const WithoutAnId = meta.story(
  creating('alertingMissingId', bookingMessages.reservationIdMissing),
);
export const Created = meta.story(at('created.openingPayment'));

export const FewRoomsLeft = meta.story(
  inside(
    roomSelectionModel,
    url,
    {
      to: 'open.availability.known',
      by: [
        answered(
          'loadRoomsLeft',
          atSpecifiedPrices({
            ...mapRoomTypes(() => 10),
            double: 6,
            deluxe: 2,
            family: 4,
            superior: 1,
            premium: 0,
          }),
        ),
        'chooses a Deluxe Room',
      ],
    },
    [roomsLeft(4), roomsLeft(2), roomsLeft(1), roomsLeft(0)],
  ),
);
/** The counters stop, and say why. */
export const AsManyAsAreLeft = meta.story(
  inside(
    roomSelectionModel,
    url,
    {
      to: 'open.availability.known',
      by: [
        answered('loadRoomsLeft', atSpecifiedPrices({ ...noneLeft, deluxe: 2, superior: 1 })),
        'chooses a Deluxe Room',
        'chooses a Deluxe Room',
        { words: 'chooses a suite', event: { type: 'room.added', roomType: 'superior' } },
      ],
    },
    [noMoreRooms(2), noMoreRooms(1)],
  ),
);

/** What the guest had chosen costs more now. */
export const PricesChanged = meta.story(
  inside(
    roomSelectionModel,
    url,
    {
      to: 'open.availability.known',
      start: {
        input: {
          form: filled,
          counts: twoChosen,
          pricesBefore: { ...specifiedPrices, deluxe: 180_000 },
        },
      },
      by: [answered('loadRoomsLeft', atSpecifiedPrices({ ...noneLeft, deluxe: 4, junior: 3 }))],
    },
    ['₦1,800.00', '₦2,000.00'],
  ),
);

export const FewerLeftThanChosen = meta.story(onlyOneLeft());

export const NothingChosenYet = meta.story(forFive([twoAreLeft, givesUp], roomsThatSuit(five)));
export const TooSmall = meta.story(forFive([twoAreLeft], tooSmall, roomsThatSuit(five)));
export const TooSmallAndNothingElseIsFree = meta.story(
  forFive(['the server says that one Deluxe Room is left'], tooSmall, noRoomsFit(five)),
);
export const TooSmallAndNobodyKnowsWhatIsFree = meta.story(
  forFive(['the rooms left can’t be had'], tooSmall, bookingMessages.availabilityUnknown),
);
export const OfferTaken = meta.story(forFive([twoAreLeft, 'takes the rooms that are offered']));

/** Creating the reservation fails. */
const failingWith = (to: string, by: readonly Step[], ...says: string[]) =>
  inside(reservationCreationModel, url, { to, by: ['the booking gets its key', ...by] }, says);
const refusedWith = (step: Step, ...says: string[]) => failingWith('refused', [step], ...says);
const openAfter = (step: Step, ...says: string[]) =>
  failingWith('outcomeUnknown.alerting', [step], ...says);

const noRooms = 'There are not enough rooms left for these dates.';
export const NotEnoughRooms = meta.story(
  refusedWith(
    refusing('createReservation', 'rooms_unavailable', 409, noRooms),
    reservationFailed(noRooms),
  ),
);
/** Where the hotel takes no reservations of rooms that do not hold the party. */
const refusedAsTooSmall = roomsTooSmall({ adults: 2, children: 0 }, { adults: 1, children: 6 });
export const RefusedAsTooSmall = meta.story(
  refusedWith(
    refusing('createReservation', 'rooms_too_small', 409, refusedAsTooSmall),
    refusedAsTooSmall,
  ),
);
export const RefusedWithoutWords = meta.story(
  openAfter(refusing('createReservation', 'server_error', 500), reservationFailed()),
);
export const ServerFailed = meta.story(
  openAfter(
    refusing('createReservation', 'server_error', 500, generalErrors.serverError),
    generalErrors.serverError,
  ),
);
export const StillBeingBooked = meta.story(
  openAfter(
    refusing('createReservation', 'request_in_progress', 409, generalErrors.stillRunning),
    generalErrors.stillRunning,
  ),
);
export const Unavailable = meta.story(
  refusedWith(
    refusing('createReservation', 'temporarily_unavailable', 503, generalErrors.unavailable),
    generalErrors.unavailable,
  ),
);
export const OutcomeUnknown = meta.story(
  openAfter(
    refusing('createReservation', 'outcome_unknown', 503, generalErrors.outcomeUnknown),
    generalErrors.outcomeUnknown,
  ),
);
export const BookedOtherwise = meta.story(
  failingWith(
    'alertingAlreadySent',
    ['the server knows the same booking with other details'],
    bookingMessages.sentBefore,
  ),
);
export const AnswerUnreadable = meta.story(
  failingWith(
    'outcomeUnknown.alerting',
    [
      failing('createReservation', {
        kind: 'unexpected',
        message: 'Unexpected end of JSON input',
      }),
    ],
    unexpectedError('Unexpected end of JSON input'),
  ),
);
export const AfterNoAnswer = meta.story(
  failingWith(
    'outcomeUnknown.acknowledged',
    ['no answer comes', 'closes the alert'],
    bookingMessages.noResponse,
  ),
);

export const NotReached = meta.story(openAfter('no answer comes', bookingMessages.noResponseAlert));

/** The flow to the payment page has different messages. */
const onwardToPayment = (to: string, step: Step, ...says: string[]) =>
  inside(
    reservationCreationModel,
    url,
    {
      to,
      start: 'books on the way to the payment page',
      by: ['the booking gets its key', step],
    },
    says,
    'payment',
  );

export const RegisteredWithoutAnId = meta.story(
  onwardToPayment(
    'alertingMissingId',
    'the server’s answer names no reservation',
    bookingMessages.registeredIdMissing,
  ),
);
export const NotRegistered = meta.story(
  onwardToPayment(
    'outcomeUnknown.alerting',
    refusing('createReservation', 'server_error', 500, 'Try later.'),
    registrationOfStayFailed('Try later.'),
  ),
);
export const NotRegisteredWithoutWords = meta.story(
  onwardToPayment(
    'outcomeUnknown.alerting',
    refusing('createReservation', 'server_error', 500),
    registrationOfStayFailed(),
  ),
);

/** The session is lost in front of the page that asks for the rooms. */
export const LoginNeeded = meta.story(at('sessionLost'));
