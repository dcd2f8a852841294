import preview from '../../.storybook/preview';
import * as bookingMessages from '../../messages/booking/booking';
import { myReservationPath, paths } from '../../machines/shared/paths';
import { bookingModel } from '../../models/booking/bookingModel';
import { reservationManagementModel } from '../../models/reservation/reservationManagementModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { screen } from '../support/screen';
import { answered } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Book this stay again' });

const read = answered('loadReservation', {
  reservation: exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' }),
});
const form = (to: string, ...says: string[]) =>
  screen({ model: bookingModel, url: paths.reservation, path: { to }, says });

export const Offered = meta.story(
  screen({
    model: reservationManagementModel,
    url: myReservationPath('r-1'),
    path: { to: 'viewing', by: [read] },
    says: ['Book this stay again'],
  }),
);
export const AnotherIsBegun = meta.story(form('choosingStay', bookingMessages.anotherIsBegun));
export const DatesHavePassed = meta.story(
  form('alertingDatesPassed', bookingMessages.datesHavePassed),
);
