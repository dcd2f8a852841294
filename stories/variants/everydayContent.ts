import { myReservationPath, confirmationPath, paths } from '../../machines/shared/paths';
import { authFormModel } from '../../models/login/authFormModel';
import { bookingDetailsModel } from '../../models/booking/bookingDetailsModel';
import { roomSelectionModel } from '../../models/booking/roomSelectionModel';
import { confirmationModel } from '../../models/payment/confirmationModel';
import { otherDatesModel } from '../../models/reservation/otherDatesModel';
import { holdReminderModel } from '../../models/reservation/holdReminderModel';
import { reservationListModel } from '../../models/reservation/reservationListModel';
import { reservationManagementModel } from '../../models/reservation/reservationManagementModel';
import { inside } from '../booking/inside';
import { enteringOtherDates } from '../support/otherDates';
import { place, screen, unfolding } from '../support/screen';

/** The screens that are looked at in every size, as stories, with what most guests see on them. */

export const home = place({ url: paths.home, visitor: true });

export const heldStay = screen({
  model: holdReminderModel,
  url: paths.home,
  path: { to: 'reminding', by: ['the server knows of rooms that are held until tomorrow'] },
  says: ['Pay now'],
});

export const visitorsMenu = place({
  url: paths.home,
  visitor: true,
  act: unfolding('Menu'),
  says: ['LOGIN'],
});

export const guestsMenu = place({ url: paths.home, act: unfolding('Menu'), says: ['Logout'] });

export const registrationErrors = screen({
  model: authFormModel,
  url: paths.login,
  visitor: true,
  path: {
    to: 'register.editing',
    by: ['changes between login and registration', 'submits the form'],
  },
});

export const formErrors = inside(
  bookingDetailsModel,
  paths.reservation,
  { to: 'alertingErrors' },
  [],
);

export const rooms = inside(
  roomSelectionModel,
  paths.roomSelection,
  { to: 'open.availability.known', start: 'opens it with two rooms chosen' },
  [],
);

export const confirmation = screen({
  model: confirmationModel,
  url: confirmationPath('r-1'),
  path: { to: 'unpaid' },
});

export const list = screen({
  model: reservationListModel,
  url: paths.myReservations,
  path: { to: 'listing' },
});

export const modifying = screen({
  model: otherDatesModel,
  url: myReservationPath('r-1'),
  path: { to: 'taken' },
  beside: enteringOtherDates,
});

export const cancelling = screen({
  model: reservationManagementModel,
  url: myReservationPath('r-1'),
  path: { to: 'confirming' },
});

export const contact = place({ url: paths.contact });
