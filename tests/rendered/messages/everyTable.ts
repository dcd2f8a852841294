import { account } from './login/account';
import { confirmation } from './payment/confirmation';
import { forgottenPassword } from './login/forgottenPassword';
import { home } from './site/home';
import { management } from './reservation/management';
import { myReservations } from './reservation/list';
import { navigation } from './site/navigation';
import { ownData } from './account/ownData';
import { passwordChange } from './account/passwordChange';
import { payment } from './payment/paymentChoice';
import { paymentCallback } from './payment/paymentResult';
import { refundAccount } from './payment/refundAccount';
import { profile } from './account/profile';
import { publicPages } from './site/publicPages';
import { reservationForm } from './booking/bookingDetails';
import { roomSelection } from './booking/roomSelection';
import { session } from './session/session';
import type { WordTable } from './situation';
import { sessions } from './account/sessions';
import { verification } from './login/verification';

/** The messages of every part of the site, by the name under which they are specified. */
export const everyTable = {
  navigation,
  home,
  publicPages,
  session,
  account,
  verification,
  forgottenPassword,
  reservationForm,
  roomSelection,
  confirmation,
  payment,
  paymentCallback,
  refundAccount,
  myReservations,
  management,
  sessions,
  passwordChange,
  profile,
  ownData,
} satisfies Record<string, WordTable>;

export type SpecifiedScreen = keyof typeof everyTable;
