import type { View } from '../support/view';
import { accountDeletionView } from './account/accountDeletion';
import { availabilitySearchView } from './booking/availabilitySearch';
import { bookingView } from './booking/booking';
import { reservationCreationView } from './booking/reservationCreation';
import { bookingDetailsView } from './booking/bookingDetails';
import { roomSelectionView } from './booking/roomSelection';
import { soldOutNightsView } from './booking/soldOutNights';
import { paymentChoiceView } from './payment/paymentChoice';
import { passwordChangeView } from './account/passwordChange';
import { profileView } from './account/profile';
import { sessionListView } from './account/sessionList';
import { sessionView } from './session/session';
import { sliderView } from './site/slider';
import { authFormView } from './login/authForm';
import { accountVerificationView } from './login/accountVerification';
import { passwordResetView } from './login/passwordReset';
import { holdReminderView } from './reservation/holdReminder';
import { otherDatesView } from './reservation/otherDates';
import { downloadView } from './reservation/download';
import { checkoutView } from './payment/checkout';
import { confirmationView } from './payment/confirmation';
import { paymentCheckView } from './payment/paymentCheck';
import { paymentResultView } from './payment/paymentResult';
import { refundAccountView } from './payment/refundAccount';
import { reservationListView } from './reservation/reservationList';
import { reservationManagementView } from './reservation/reservationManagement';

/** How a person meets each machine that has a view. */
export const views: readonly View[] = [
  sessionView,
  authFormView,
  accountVerificationView,
  passwordResetView,
  sessionListView,
  passwordChangeView,
  profileView,
  accountDeletionView,
  availabilitySearchView,
  bookingView,
  bookingDetailsView,
  roomSelectionView,
  reservationCreationView,
  confirmationView,
  checkoutView,
  paymentCheckView,
  paymentChoiceView,
  paymentResultView,
  refundAccountView,
  reservationListView,
  reservationManagementView,
  downloadView,
  otherDatesView,
  holdReminderView,
  soldOutNightsView,
  sliderView,
];
