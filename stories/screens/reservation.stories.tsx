import preview from '../../.storybook/preview';
import { reservationFormMessages } from '../../machines/messages/booking';
import { paths } from '../../machines/paths';
import { bookingModel as model } from '../../tests/model/models/booking';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Reservation form' });
const url = paths.reservation;

export const Editing = meta.story(screen({ model, url, way: { to: 'fillingDetails.editing' } }));

export const Errors = meta.story(
  screen({
    model,
    url,
    way: { to: 'fillingDetails.alertingErrors' },
    says: [
      reservationFormMessages.correctErrors,
      reservationFormMessages.checkInRequired,
      reservationFormMessages.checkOutRequired,
    ],
  }),
);
