import { accountDeletionModel } from './account/accountDeletionModel';
import { availabilitySearchModel } from './booking/availabilitySearchModel';
import { bookingModel } from './booking/bookingModel';
import { reservationCreationModel } from './booking/reservationCreationModel';
import { bookingDetailsModel } from './booking/bookingDetailsModel';
import { roomSelectionModel } from './booking/roomSelectionModel';
import { soldOutNightsModel } from './booking/soldOutNightsModel';
import { answerFeedModel } from './desk/answerFeedModel';
import { deskActModel } from './desk/deskActModel';
import { deskScreenModel } from './desk/deskScreenModel';
import { findModel } from './desk/findModel';
import { staffSessionModel } from './desk/staffSessionModel';
import { walkInModel } from './desk/walkInModel';
import { welcomeModel } from './desk/welcomeModel';
import { authFormModel } from './login/authFormModel';
import { accountVerificationModel } from './login/accountVerificationModel';
import { passwordChangeModel } from './account/passwordChangeModel';
import { profileModel } from './account/profileModel';
import { passwordResetModel } from './login/passwordResetModel';
import { paymentResultModel } from './payment/paymentResultModel';
import { holdReminderModel } from './reservation/holdReminderModel';
import { otherDatesModel } from './reservation/otherDatesModel';
import { downloadModel } from './reservation/downloadModel';
import { checkoutModel } from './payment/checkoutModel';
import { paymentCheckModel } from './payment/paymentCheckModel';
import { confirmationModel } from './payment/confirmationModel';
import { paymentCaseModel } from './payment/paymentCaseModel';
import { paymentChoiceModel } from './payment/paymentChoiceModel';
import { refundAccountModel } from './payment/refundAccountModel';
import { reservationManagementModel } from './reservation/reservationManagementModel';
import { roomStayModel } from './desk/roomStayModel';
import { reservationModel } from './reservation/reservationModel';
import { reservationListModel } from './reservation/reservationListModel';
import { sessionListModel } from './account/sessionListModel';
import { sessionModel } from './session/sessionModel';
import { sliderModel } from './site/sliderModel';
import type { TestModel } from '../tools/model/testModel';

/** The test model of every machine. */
export const models: readonly TestModel[] = [
  sessionModel,
  authFormModel,
  accountVerificationModel,
  passwordResetModel,
  sessionListModel,
  passwordChangeModel,
  profileModel,
  accountDeletionModel,
  availabilitySearchModel,
  bookingModel,
  bookingDetailsModel,
  roomSelectionModel,
  reservationCreationModel,
  confirmationModel,
  checkoutModel,
  paymentCheckModel,
  paymentCaseModel,
  paymentChoiceModel,
  paymentResultModel,
  refundAccountModel,
  reservationModel,
  roomStayModel,
  reservationListModel,
  reservationManagementModel,
  downloadModel,
  otherDatesModel,
  holdReminderModel,
  soldOutNightsModel,
  sliderModel,
  staffSessionModel,
  welcomeModel,
  answerFeedModel,
  deskActModel,
  deskScreenModel,
  findModel,
  walkInModel,
];

/**
 * The test model of the machine with an id.
 * @throws Error that lists the known ids if there is none
 */
export function modelNamed(id: string): TestModel {
  const model = models.find((one) => one.id === id);
  if (model) return model;
  throw new Error(`There is no machine ${id}, but ${models.map((one) => one.id).join(', ')}`);
}
