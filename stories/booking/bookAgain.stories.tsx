import preview from '../../.storybook/preview';
import * as bookingMessages from '../../messages/booking/booking';
import { myReservationPath, paths } from '../../machines/shared/paths';
import { bookingModel } from '../../models/booking/bookingModel';
import { bookAgainModel } from '../../models/booking/bookAgainModel';
import { reservationManagementModel } from '../../models/reservation/reservationManagementModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { snapshotOf, screen } from '../support/screen';
import { answered } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Book the same again' });

const read = answered('loadReservation', {
  reservation: exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' }),
});
const beside = () =>
  new Map([
    [
      'reservationManagement',
      snapshotOf(reservationManagementModel, { to: 'viewing', by: [read] }),
    ],
  ]);
const details = (to: string, ...says: string[]) =>
  screen({ model: bookAgainModel, url: myReservationPath('r-1'), path: { to }, beside, says });
const form = (to: string, ...says: string[]) =>
  screen({ model: bookingModel, url: paths.reservation, path: { to }, says });

export const Offered = meta.story(details('offering', 'Book the same again'));
export const Opening = meta.story(details('opening', 'Opening your booking...'));
export const AnotherIsBegun = meta.story(form('choosingStay', bookingMessages.anotherIsBegun));
export const DatesHavePassed = meta.story(
  form('alertingDatesPassed', bookingMessages.datesHavePassed),
);
