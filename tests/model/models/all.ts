import { bookingModel } from './booking';
import { authFormModel } from './authForm';
import { contactFormModel } from './contactForm';
import { disclosureModel } from './disclosure';
import { newsletterModel } from './newsletter';
import { otpModel } from './otp';
import { paymentCallbackModel } from './paymentCallback';
import { paymentModel } from './payment';
import { paymentChoiceModel } from './paymentChoice';
import { reservationManagementModel } from './reservationManagement';
import { reservationModel } from './reservation';
import { reservationListModel } from './reservationList';
import { sessionModel } from './session';
import { sliderModel } from './slider';
import type { TestModel } from '../support/testModel';

/** The test model of every machine. */
export const models: readonly TestModel[] = [
  sessionModel,
  authFormModel,
  otpModel,
  bookingModel,
  paymentModel,
  paymentChoiceModel,
  paymentCallbackModel,
  reservationModel,
  reservationListModel,
  reservationManagementModel,
  sliderModel,
  disclosureModel,
  contactFormModel,
  newsletterModel,
];
