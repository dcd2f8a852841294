import { account } from './account';
import { confirmation } from './confirmation';
import { home } from './home';
import { management } from './management';
import { myReservations } from './myReservations';
import { navigation } from './navigation';
import { payment } from './payment';
import { paymentCallback } from './paymentCallback';
import { publicPages } from './publicPages';
import { reservationForm } from './reservationForm';
import { roomSelection } from './roomSelection';
import { session } from './session';
import type { WordTable } from './situation';
import { verification } from './verification';

/** Every part of the site with what it says, by the name under which its words are specified. */
export const everyTable = {
  navigation,
  home,
  publicPages,
  session,
  account,
  verification,
  reservationForm,
  roomSelection,
  confirmation,
  payment,
  paymentCallback,
  myReservations,
  management,
} satisfies Record<string, WordTable>;

export type SpecifiedScreen = keyof typeof everyTable;
