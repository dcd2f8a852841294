import preview from '../../.storybook/preview';
import { bookingMessages, roomsLeft } from '../../machines/messages/booking';
import { paths } from '../../machines/paths';
import { bookingModel as model } from '../../tests/model/models/booking';
import { answer } from '../support/answers';
import { screen } from '../support/screen';

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

/** The page itself takes the booking up again when it opens, so the session is lost in front of it. */
export const LoginNeeded = meta.story(
  screen({
    model,
    url,
    way: { to: 'sessionLost' },
    live: true,
    start: {
      to: 'selectingRooms.availability.known',
      by: [
        'opens the reservation form',
        'enters the check-in date',
        'enters the check-out date',
        'opens the room selection',
        'the server says that two Deluxe Rooms are left',
        'chooses a Deluxe Room',
      ],
    },
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
