import { myReservationPath, confirmationPath, paths } from '../../machines/paths';
import { authFormModel } from '../../tests/model/models/authForm';
import { bookingModel } from '../../tests/model/models/booking';
import { contactFormModel } from '../../tests/model/models/contactForm';
import { paymentModel } from '../../tests/model/models/payment';
import { reservationListModel } from '../../tests/model/models/reservationList';
import { reservationManagementModel } from '../../tests/model/models/reservationManagement';
import type { Scene } from '../support/screen';

/** The screens that are looked at in every size, with what most guests see on them. */

export const home = { url: paths.home, visitor: true };

export const registrationErrors: Scene = {
  model: authFormModel,
  url: paths.login,
  visitor: true,
  way: {
    to: 'journey.register.editing',
    by: ['changes between login and registration', 'submits the form'],
  },
};

export const formErrors: Scene = {
  model: bookingModel,
  url: paths.reservation,
  way: { to: 'fillingDetails.alertingErrors' },
};

export const rooms: Scene = {
  model: bookingModel,
  url: paths.roomSelection,
  way: { to: 'selectingRooms.availability.known' },
};

export const confirmation: Scene = {
  model: paymentModel,
  url: confirmationPath('r-1'),
  way: { to: 'unpaid' },
};

export const list: Scene = {
  model: reservationListModel,
  url: paths.myReservations,
  way: { to: 'listing' },
};

export const modifying: Scene = {
  model: reservationManagementModel,
  url: myReservationPath('r-1'),
  way: { to: 'editing.filling' },
};

export const cancelling: Scene = {
  model: reservationManagementModel,
  url: myReservationPath('r-1'),
  way: { to: 'confirmingCancel' },
};

export const contact: Scene = {
  model: contactFormModel,
  url: paths.contact,
  way: { to: 'thanking' },
};
