import type { View } from '../support/view';
import { bookingView } from './booking';
import { disclosureView } from './disclosure';
import { paymentChoiceView } from './paymentChoice';
import { sessionView } from './session';
import { sliderView } from './slider';
import { authFormView } from './authForm';
import { contactFormView } from './contactForm';
import { newsletterView } from './newsletter';
import { otpView } from './otp';
import { paymentView } from './payment';
import { paymentCallbackView } from './paymentCallback';
import { reservationListView } from './reservationList';
import { reservationManagementView } from './reservationManagement';

/** How a person meets each machine that has a view. */
export const views: readonly View[] = [
  sessionView,
  authFormView,
  otpView,
  bookingView,
  paymentView,
  paymentChoiceView,
  paymentCallbackView,
  reservationListView,
  reservationManagementView,
  sliderView,
  disclosureView,
  contactFormView,
  newsletterView,
];
