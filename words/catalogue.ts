import * as accountAccountDeletion from './account/accountDeletion';
import * as accountDataExport from './account/dataExport';
import * as accountPasswordChange from './account/passwordChange';
import * as accountProfile from './account/profile';
import * as accountSessionList from './account/sessionList';
import * as bookingBooking from './booking/booking';
import * as bookingForm from './booking/form';
import * as bookingRooms from './booking/rooms';
import * as loginAccount from './login/account';
import * as loginOtp from './login/otp';
import * as loginPassword from './login/password';
import * as paymentCallback from './payment/callback';
import * as paymentPayment from './payment/payment';
import * as paymentProviders from './payment/providers';
import * as paymentView from './payment/view';
import * as reservationHold from './reservation/hold';
import * as reservationList from './reservation/list';
import * as reservationManagement from './reservation/management';
import * as reservationOtherDates from './reservation/otherDates';
import * as reservationOutlook from './reservation/outlook';
import * as reservationPaidChange from './reservation/paidChange';
import * as reservationPapers from './reservation/papers';
import * as reservationPolicy from './reservation/policy';
import * as reservationTimeline from './reservation/timeline';
import * as reservationUpcoming from './reservation/upcoming';
import * as sessionSession from './session/session';
import * as sharedAccountAnswers from './shared/accountAnswers';
import * as sharedFields from './shared/fields';
import * as sharedGeneralAnswers from './shared/generalAnswers';
import * as sharedLocale from './shared/locale';
import * as sharedReceiptAnswers from './shared/receiptAnswers';
import * as siteContact from './site/contact';
import * as siteNewsletter from './site/newsletter';
import type { Translated } from './translated';

/**
 * All words of the site and of its letters, in English, by the file that they stand in. Only languages, Storybook and
 * tests read them from here: a page takes its words from their own file, so that it carries no others.
 */
export const english = {
  'account/accountDeletion': accountAccountDeletion,
  'account/dataExport': accountDataExport,
  'account/passwordChange': accountPasswordChange,
  'account/profile': accountProfile,
  'account/sessionList': accountSessionList,
  'booking/booking': bookingBooking,
  'booking/form': bookingForm,
  'booking/rooms': bookingRooms,
  'login/account': loginAccount,
  'login/otp': loginOtp,
  'login/password': loginPassword,
  'payment/callback': paymentCallback,
  'payment/payment': paymentPayment,
  'payment/providers': paymentProviders,
  'payment/view': paymentView,
  'reservation/hold': reservationHold,
  'reservation/list': reservationList,
  'reservation/management': reservationManagement,
  'reservation/otherDates': reservationOtherDates,
  'reservation/outlook': reservationOutlook,
  'reservation/paidChange': reservationPaidChange,
  'reservation/papers': reservationPapers,
  'reservation/policy': reservationPolicy,
  'reservation/timeline': reservationTimeline,
  'reservation/upcoming': reservationUpcoming,
  'session/session': sessionSession,
  'shared/accountAnswers': sharedAccountAnswers,
  'shared/fields': sharedFields,
  'shared/generalAnswers': sharedGeneralAnswers,
  'shared/locale': sharedLocale,
  'shared/receiptAnswers': sharedReceiptAnswers,
  'site/contact': siteContact,
  'site/newsletter': siteNewsletter,
} as const;

/** Where words stand: a file's path in this folder, without its ending. */
export type WordsFile = keyof typeof english;

/** A whole language: the same words again, file by file. */
export type Language = { [File in WordsFile]: Translated<(typeof english)[File]> };
