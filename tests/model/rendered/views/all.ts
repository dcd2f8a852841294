import type { View } from '../support/view';
import { authFormView } from './authForm';
import { contactFormView } from './contactForm';
import { newsletterView } from './newsletter';
import { otpView } from './otp';
import { paymentView } from './payment';
import { paymentCallbackView } from './paymentCallback';
import { reservationListView } from './reservationList';
import { reservationManagementView } from './reservationManagement';

/** How a person meets each machine that is driven through its view. */
export const views: readonly View[] = [
  authFormView,
  otpView,
  contactFormView,
  newsletterView,
  paymentView,
  paymentCallbackView,
  reservationListView,
  reservationManagementView,
];
