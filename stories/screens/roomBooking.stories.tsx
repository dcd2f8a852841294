import preview from '../../.storybook/preview';
import { generalAnswers } from '../../machines/messages/answers';
import {
  bookingMessages,
  registrationOfStayFailed,
  reservationFailed,
  roomsLeft,
  unexpectedError,
} from '../../machines/messages/booking';
import { paths } from '../../machines/paths';
import { bookingModel as model } from '../../tests/model/models/booking';
import { answer } from '../support/answers';
import { screen } from '../support/screen';
import { answered, failing, refusing } from '../support/steps';
import type { Step } from '../support/way';

const meta = preview.meta({ title: 'Screens/Room selection' });
const url = paths.roomSelection;
const at = (to: string, ...says: string[]) => screen({ model, url, way: { to }, says });

export const DetailsMissing = meta.story(
  at('alertingDetailsMissing', bookingMessages.detailsMissing),
);
export const FormMissing = meta.story(at('alertingFormMissing', bookingMessages.formMissing));
export const LookingUpTheRoomsLeft = meta.story(at('selectingRooms.availability.loading'));
export const Choosing = meta.story(at('selectingRooms.availability.known', roomsLeft(0)));
export const AvailabilityUnknown = meta.story(
  at('selectingRooms.availability.unknown', bookingMessages.availabilityUnknown),
);
export const NoRoomChosen = meta.story(
  at('selectingRooms.selection.alertingNoRoom', bookingMessages.roomRequired),
);
export const Creating = meta.story(at('creating'));
export const Refused = meta.story(at('failed.refused'));
export const NoAnswer = meta.story(at('failed.unreachable', bookingMessages.noResponseAlert));
export const FailedUnexpectedly = meta.story(at('failed.unexpected'));
export const WithoutAnId = meta.story(
  at('failed.unidentified', bookingMessages.reservationIdMissing),
);
export const Created = meta.story(at('created'));

const detailsKnown = [
  'opens the reservation form',
  'enters the check-in date',
  'enters the check-out date',
  'opens the room selection',
];

export const FewRoomsLeft = meta.story(
  screen({
    model,
    url,
    way: {
      to: 'selectingRooms.availability.known',
      by: [
        ...detailsKnown,
        answered('loadRoomsLeft', {
          junior: 10,
          double: 6,
          deluxe: 2,
          family: 4,
          superior: 1,
          premium: 0,
        }),
        'chooses a Deluxe Room',
      ],
    },
    says: [roomsLeft(2), roomsLeft(1), roomsLeft(0)],
  }),
);

const chosen = [
  ...detailsKnown,
  'the server says that two Deluxe Rooms are left',
  'chooses a Deluxe Room',
];
const booked = [...chosen, 'books the chosen rooms', 'the booking gets its key'];

/** Creating the reservation fails. */
const failingWith = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url, way: { to, by: [...booked, ...by] }, says });
const refusedWith = (step: Step, ...says: string[]) =>
  failingWith('failed.refused', [step], ...says);

const noRooms = 'There are not enough rooms left for these dates.';
export const NotEnoughRooms = meta.story(
  refusedWith(
    refusing('createReservation', 'rooms_unavailable', 409, noRooms),
    reservationFailed(noRooms),
  ),
);
export const RefusedWithoutWords = meta.story(
  refusedWith(refusing('createReservation', 'server_error', 500), reservationFailed()),
);
export const ServerFailed = meta.story(
  refusedWith(
    refusing('createReservation', 'server_error', 500, generalAnswers.serverError),
    generalAnswers.serverError,
  ),
);
export const StillBeingBooked = meta.story(
  refusedWith(
    refusing('createReservation', 'request_in_progress', 409, generalAnswers.stillRunning),
    generalAnswers.stillRunning,
  ),
);
export const BookedOtherwise = meta.story(
  refusedWith(
    refusing('createReservation', 'idempotency_key_reused', 422, generalAnswers.keyReused),
    generalAnswers.keyReused,
  ),
);
export const AnswerUnreadable = meta.story(
  failingWith(
    'failed.unexpected',
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
    'selectingRooms.availability',
    ['no answer comes', 'closes the alert'],
    bookingMessages.noResponse,
  ),
);

/** The flow that goes on to the payment page has words of its own. */
const onwardToPayment = (to: string, step: Step, ...says: string[]) =>
  screen({
    model,
    url,
    bookingFlow: 'payment',
    way: {
      to,
      start: 'takes up a booking that goes on to the payment page',
      by: [
        'opens the room selection',
        'the server says that two Deluxe Rooms are left',
        'chooses a Deluxe Room',
        'books the chosen rooms',
        'the booking gets its key',
        step,
      ],
    },
    says,
  });

export const RegisteredWithoutAnId = meta.story(
  onwardToPayment(
    'failed.unidentified',
    'the server’s answer names no reservation',
    bookingMessages.registeredIdMissing,
  ),
);
export const NotRegistered = meta.story(
  onwardToPayment(
    'failed.refused',
    refusing('createReservation', 'server_error', 500, 'Try later.'),
    registrationOfStayFailed('Try later.'),
  ),
);
export const NotRegisteredWithoutWords = meta.story(
  onwardToPayment(
    'failed.refused',
    refusing('createReservation', 'server_error', 500),
    registrationOfStayFailed(),
  ),
);

/** The page itself takes the booking up again when it opens, so the session is lost in front of it. */
export const LoginNeeded = meta.story(
  screen({
    model,
    url,
    way: { to: 'sessionLost' },
    live: true,
    start: { to: 'selectingRooms.availability.known', by: chosen },
    server: [
      answer('post', '/api/v1/reservation', 401, {
        code: 'token_invalid',
        message: 'Your session has expired.',
      }),
      answer('post', '/api/v1/auth/users/refresh', 401, {
        code: 'session_expired',
        message: 'Your session has expired.',
      }),
    ],
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: 'Continue Booking' }));
    },
  }),
);
