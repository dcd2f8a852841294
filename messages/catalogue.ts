import * as accountAccountDeletion from './account/accountDeletion';
import * as accountDataExport from './account/dataExport';
import * as accountEmailsAccountDeleted from './account/emails/accountDeleted';
import * as accountEmailsAlreadyRegistered from './account/emails/alreadyRegistered';
import * as accountEmailsCodeValidity from './account/emails/codeValidity';
import * as accountEmailsPasswordChanged from './account/emails/passwordChanged';
import * as accountEmailsPasswordCode from './account/emails/passwordCode';
import * as accountEmailsPasswordLink from './account/emails/passwordLink';
import * as accountEmailsSessionEnded from './account/emails/sessionEnded';
import * as accountEmailsVerificationCode from './account/emails/verificationCode';
import * as accountPagesAccountDeletion from './account/pages/accountDeletion';
import * as accountPagesDataExport from './account/pages/dataExport';
import * as accountPagesPasswordChange from './account/pages/passwordChange';
import * as accountPagesProfile from './account/pages/profile';
import * as accountPagesSessionList from './account/pages/sessionList';
import * as accountPasswordChange from './account/passwordChange';
import * as accountProfile from './account/profile';
import * as accountSessionList from './account/sessionList';
import * as bookingAvailabilitySearch from './booking/availabilitySearch';
import * as bookingBooking from './booking/booking';
import * as bookingForm from './booking/form';
import * as bookingPagesAvailabilitySearch from './booking/pages/availabilitySearch';
import * as bookingPagesBookAgain from './booking/pages/bookAgain';
import * as bookingPagesReservationCreation from './booking/pages/reservationCreation';
import * as bookingPagesBookingDetails from './booking/pages/bookingDetails';
import * as bookingPagesNotices from './booking/pages/notices';
import * as bookingPagesRoomSelection from './booking/pages/roomSelection';
import * as bookingPagesStay from './booking/pages/stay';
import * as bookingPagesTitles from './booking/pages/titles';
import * as bookingRooms from './booking/rooms';
import * as booksFindings from './books/findings';
import * as componentsPagesBookingSteps from './components/pages/bookingSteps';
import * as componentsPagesCarouselControls from './components/pages/carouselControls';
import * as componentsPagesOneTimeCodeInput from './components/pages/oneTimeCodeInput';
import * as componentsPagesDateRange from './components/pages/dateRange';
import * as componentsPagesField from './components/pages/field';
import * as componentsPagesNotice from './components/pages/notice';
import * as componentsPagesPasswordField from './components/pages/passwordField';
import * as componentsPagesReservationPhone from './components/pages/reservationPhone';
import * as componentsPagesSlideDots from './components/pages/slideDots';
import * as componentsPagesStatusBadge from './components/pages/statusBadge';
import * as componentsPagesStayCalendar from './components/pages/stayCalendar';
import * as componentsPagesTimestamp from './components/pages/timestamp';
import * as deskActs from './desk/acts';
import * as deskLogin from './desk/login';
import * as deskOpenScreen from './desk/openScreen';
import * as deskPagesAccount from './desk/pages/account';
import * as deskPagesAsked from './desk/pages/asked';
import * as deskPagesFind from './desk/pages/find';
import * as deskPagesFrame from './desk/pages/frame';
import * as deskPagesHousekeeping from './desk/pages/housekeeping';
import * as deskPagesLogin from './desk/pages/login';
import * as deskPagesMoney from './desk/pages/money';
import * as deskPagesPlan from './desk/pages/plan';
import * as deskPagesPrints from './desk/pages/prints';
import * as deskPagesReservation from './desk/pages/reservation';
import * as deskPagesRooms from './desk/pages/rooms';
import * as deskPagesSettings from './desk/pages/settings';
import * as deskPagesSheets from './desk/pages/sheets';
import * as deskPagesToday from './desk/pages/today';
import * as deskPagesWalkIn from './desk/pages/walkIn';
import * as deskPagesWelcome from './desk/pages/welcome';
import * as deskPagesWish from './desk/pages/wish';
import * as deskWalkIn from './desk/walkIn';
import * as deskWelcome from './desk/welcome';
import * as deskWishes from './desk/wishes';
import * as layoutPagesBrokenPage from './layout/pages/brokenPage';
import * as layoutPagesFooter from './layout/pages/footer';
import * as layoutPagesGuestMenu from './layout/pages/guestMenu';
import * as layoutPagesNavigation from './layout/pages/navigation';
import * as layoutPagesOffline from './layout/pages/offline';
import * as layoutPagesOfflinePage from './layout/pages/offlinePage';
import * as layoutPagesOpening from './layout/pages/opening';
import * as loginAccount from './login/account';
import * as loginOneTimeCode from './login/oneTimeCode';
import * as loginPagesCode from './login/pages/code';
import * as loginPagesForgottenPassword from './login/pages/forgottenPassword';
import * as loginPagesLogin from './login/pages/login';
import * as loginPagesRegistration from './login/pages/registration';
import * as loginPagesVerification from './login/pages/verification';
import * as loginPassword from './login/password';
import * as deskEmailsAccountNews from './desk/emails/accountNews';
import * as deskEmailsInvitation from './desk/emails/invitation';
import * as deskEmailsOwner from './desk/emails/owner';
import * as deskErrors from './desk/errors';
import * as deskMoney from './desk/money';
import * as deskHousekeeping from './desk/housekeeping';
import * as deskRoomActs from './desk/roomActs';
import * as deskSession from './desk/session';
import * as deskSettings from './desk/settings';
import * as deskTimeline from './desk/timeline';
import * as deskToday from './desk/today';
import * as emailFrame from './email/frame';
import * as emailGivenUp from './email/givenUp';
import * as paymentPaymentResult from './payment/paymentResult';
import * as paymentCharges from './payment/charges';
import * as paymentCases from './payment/cases';
import * as paymentEmailsCaseOpened from './payment/emails/caseOpened';
import * as paymentEmailsDeskReceipt from './payment/emails/deskReceipt';
import * as paymentEmailsPaid from './payment/emails/paid';
import * as paymentEmailsPartReturned from './payment/emails/partReturned';
import * as paymentEmailsRefund from './payment/emails/refund';
import * as paymentEmailsRefundAccount from './payment/emails/refundAccount';
import * as paymentEmailsReturned from './payment/emails/returned';
import * as paymentEmailsStatus from './payment/emails/status';
import * as paymentEmailsTransferBack from './payment/emails/transferBack';
import * as paymentEmailsUnderReview from './payment/emails/underReview';
import * as paymentPagesPaymentChoice from './payment/pages/paymentChoice';
import * as paymentPagesConfirmation from './payment/pages/confirmation';
import * as paymentPagesPaying from './payment/pages/paying';
import * as paymentPagesRefundAccount from './payment/pages/refundAccount';
import * as paymentPagesPaymentResult from './payment/pages/paymentResult';
import * as paymentDocumentsPaymentFacts from './payment/documents/paymentFacts';
import * as paymentDocumentsReceipt from './payment/documents/receipt';
import * as paymentPayment from './payment/payment';
import * as paymentProviders from './payment/providers';
import * as paymentRefundAccount from './payment/refundAccount';
import * as paymentErrors from './payment/errors';
import * as paymentView from './payment/view';
import * as reservationHold from './reservation/hold';
import * as reservationEmailsArrivalReminder from './reservation/emails/arrivalReminder';
import * as reservationEmailsCancelled from './reservation/emails/cancelled';
import * as reservationEmailsHeldAtDesk from './reservation/emails/heldAtDesk';
import * as reservationEmailsHoldExpired from './reservation/emails/holdExpired';
import * as reservationEmailsModified from './reservation/emails/modified';
import * as reservationEmailsPriceReduced from './reservation/emails/priceReduced';
import * as reservationEmailsNextStep from './reservation/emails/nextStep';
import * as reservationEmailsReservationMade from './reservation/emails/reservationMade';
import * as reservationEmailsContactChanged from './reservation/emails/contactChanged';
import * as reservationEmailsDatesMoved from './reservation/emails/datesMoved';
import * as reservationEmailsRoomChanged from './reservation/emails/roomChanged';
import * as reservationEmailsStaffNews from './reservation/emails/staffNews';
import * as reservationEmailsStatus from './reservation/emails/status';
import * as reservationEmailsStay from './reservation/emails/stay';
import * as reservationList from './reservation/list';
import * as reservationChangeFailed from './reservation/changeFailed';
import * as reservationChangeMade from './reservation/changeMade';
import * as reservationChangeUnknown from './reservation/changeUnknown';
import * as reservationManagement from './reservation/management';
import * as reservationOtherDates from './reservation/otherDates';
import * as reservationChangePreview from './reservation/changePreview';
import * as reservationPagesDetails from './reservation/pages/details';
import * as reservationPagesDialogs from './reservation/pages/dialogs';
import * as reservationPagesHold from './reservation/pages/hold';
import * as reservationPagesList from './reservation/pages/list';
import * as reservationPagesDocuments from './reservation/pages/documents';
import * as reservationPagesSharing from './reservation/pages/sharing';
import * as reservationPagesTerms from './reservation/pages/terms';
import * as reservationPaidChange from './reservation/paidChange';
import * as reservationDocuments from './reservation/documents';
import * as reservationDocumentsCalendar from './reservation/documents/calendar';
import * as reservationPolicy from './reservation/policy';
import * as reservationErrors from './reservation/errors';
import * as reservationTimeline from './reservation/timeline';
import * as reservationUpcoming from './reservation/upcoming';
import * as roomsTypes from './rooms/types';
import * as sessionPagesOtherAccount from './session/pages/otherAccount';
import * as sessionSession from './session/session';
import * as sharedAccountErrors from './shared/accountErrors';
import * as sharedCounts from './shared/counts';
import * as sharedFields from './shared/fields';
import * as sharedGeneralErrors from './shared/generalErrors';
import * as sharedLocale from './shared/locale';
import * as sharedPagesAccountHints from './shared/pages/accountHints';
import * as sharedPagesChangingPassword from './shared/pages/changingPassword';
import * as sharedPagesFields from './shared/pages/fields';
import * as sharedPagesNightly from './shared/pages/nightly';
import * as sharedPagesStay from './shared/pages/stay';
import * as sharedPagesWaiting from './shared/pages/waiting';
import * as sharedPagesLinks from './shared/pages/links';
import * as sharedReceiptErrors from './shared/receiptErrors';
import * as siteContact from './site/contact';
import * as siteNewsletter from './site/newsletter';
import * as sitePagesAbout from './site/pages/about';
import * as sitePagesAboutHotel from './site/pages/aboutHotel';
import * as sitePagesArrival from './site/pages/arrival';
import * as sitePagesContact from './site/pages/contact';
import * as sitePagesHotel from './site/pages/hotel';
import * as sitePagesLegal from './site/pages/legal';
import * as sitePagesMessageForm from './site/pages/messageForm';
import * as sitePagesNotFound from './site/pages/notFound';
import * as sitePagesPictures from './site/pages/pictures';
import * as sitePagesPrivacy from './site/pages/privacy';
import * as sitePagesReserving from './site/pages/reserving';
import * as sitePagesRooms from './site/pages/rooms';
import * as sitePagesServiceTiles from './site/pages/serviceTiles';
import * as sitePagesServices from './site/pages/services';
import * as sitePagesSlider from './site/pages/slider';
import * as sitePagesSlides from './site/pages/slides';
import * as sitePagesTerms from './site/pages/terms';
import * as sitePagesTestimonials from './site/pages/testimonials';
import * as sitePagesWellness from './site/pages/wellness';
import type { Translated } from './translated';

/**
 * All texts of the site and of its emails, in English, by file. Only languages, Storybook and tests import this:
 * pages import single files, so that they carry no other texts.
 */
export const english = {
  'account/accountDeletion': accountAccountDeletion,
  'account/dataExport': accountDataExport,
  'account/emails/accountDeleted': accountEmailsAccountDeleted,
  'account/emails/alreadyRegistered': accountEmailsAlreadyRegistered,
  'account/emails/codeValidity': accountEmailsCodeValidity,
  'account/emails/passwordChanged': accountEmailsPasswordChanged,
  'account/emails/passwordCode': accountEmailsPasswordCode,
  'account/emails/passwordLink': accountEmailsPasswordLink,
  'account/emails/sessionEnded': accountEmailsSessionEnded,
  'account/emails/verificationCode': accountEmailsVerificationCode,
  'account/pages/accountDeletion': accountPagesAccountDeletion,
  'account/pages/dataExport': accountPagesDataExport,
  'account/pages/passwordChange': accountPagesPasswordChange,
  'account/pages/profile': accountPagesProfile,
  'account/pages/sessionList': accountPagesSessionList,
  'account/passwordChange': accountPasswordChange,
  'account/profile': accountProfile,
  'account/sessionList': accountSessionList,
  'booking/availabilitySearch': bookingAvailabilitySearch,
  'booking/booking': bookingBooking,
  'booking/form': bookingForm,
  'booking/pages/availabilitySearch': bookingPagesAvailabilitySearch,
  'booking/pages/bookAgain': bookingPagesBookAgain,
  'booking/pages/reservationCreation': bookingPagesReservationCreation,
  'booking/pages/bookingDetails': bookingPagesBookingDetails,
  'booking/pages/notices': bookingPagesNotices,
  'booking/pages/roomSelection': bookingPagesRoomSelection,
  'booking/pages/stay': bookingPagesStay,
  'booking/pages/titles': bookingPagesTitles,
  'booking/rooms': bookingRooms,
  'books/findings': booksFindings,
  'components/pages/bookingSteps': componentsPagesBookingSteps,
  'components/pages/carouselControls': componentsPagesCarouselControls,
  'components/pages/oneTimeCodeInput': componentsPagesOneTimeCodeInput,
  'components/pages/dateRange': componentsPagesDateRange,
  'components/pages/field': componentsPagesField,
  'components/pages/notice': componentsPagesNotice,
  'components/pages/passwordField': componentsPagesPasswordField,
  'components/pages/reservationPhone': componentsPagesReservationPhone,
  'components/pages/slideDots': componentsPagesSlideDots,
  'components/pages/statusBadge': componentsPagesStatusBadge,
  'components/pages/stayCalendar': componentsPagesStayCalendar,
  'components/pages/timestamp': componentsPagesTimestamp,
  'desk/acts': deskActs,
  'desk/login': deskLogin,
  'desk/openScreen': deskOpenScreen,
  'desk/pages/account': deskPagesAccount,
  'desk/pages/asked': deskPagesAsked,
  'desk/pages/find': deskPagesFind,
  'desk/pages/frame': deskPagesFrame,
  'desk/pages/housekeeping': deskPagesHousekeeping,
  'desk/pages/login': deskPagesLogin,
  'desk/pages/money': deskPagesMoney,
  'desk/pages/plan': deskPagesPlan,
  'desk/pages/prints': deskPagesPrints,
  'desk/pages/reservation': deskPagesReservation,
  'desk/pages/rooms': deskPagesRooms,
  'desk/pages/settings': deskPagesSettings,
  'desk/pages/sheets': deskPagesSheets,
  'desk/pages/today': deskPagesToday,
  'desk/pages/walkIn': deskPagesWalkIn,
  'desk/pages/welcome': deskPagesWelcome,
  'desk/pages/wish': deskPagesWish,
  'desk/walkIn': deskWalkIn,
  'desk/welcome': deskWelcome,
  'desk/wishes': deskWishes,
  'layout/pages/brokenPage': layoutPagesBrokenPage,
  'layout/pages/footer': layoutPagesFooter,
  'layout/pages/guestMenu': layoutPagesGuestMenu,
  'layout/pages/navigation': layoutPagesNavigation,
  'layout/pages/offline': layoutPagesOffline,
  'layout/pages/offlinePage': layoutPagesOfflinePage,
  'layout/pages/opening': layoutPagesOpening,
  'login/account': loginAccount,
  'login/oneTimeCode': loginOneTimeCode,
  'login/pages/code': loginPagesCode,
  'login/pages/forgottenPassword': loginPagesForgottenPassword,
  'login/pages/login': loginPagesLogin,
  'login/pages/registration': loginPagesRegistration,
  'login/pages/verification': loginPagesVerification,
  'login/password': loginPassword,
  'desk/emails/accountNews': deskEmailsAccountNews,
  'desk/emails/invitation': deskEmailsInvitation,
  'desk/emails/owner': deskEmailsOwner,
  'desk/errors': deskErrors,
  'desk/money': deskMoney,
  'desk/housekeeping': deskHousekeeping,
  'desk/roomActs': deskRoomActs,
  'desk/session': deskSession,
  'desk/settings': deskSettings,
  'desk/timeline': deskTimeline,
  'desk/today': deskToday,
  'email/frame': emailFrame,
  'email/givenUp': emailGivenUp,
  'payment/paymentResult': paymentPaymentResult,
  'payment/charges': paymentCharges,
  'payment/cases': paymentCases,
  'payment/emails/caseOpened': paymentEmailsCaseOpened,
  'payment/emails/deskReceipt': paymentEmailsDeskReceipt,
  'payment/emails/paid': paymentEmailsPaid,
  'payment/emails/partReturned': paymentEmailsPartReturned,
  'payment/emails/refund': paymentEmailsRefund,
  'payment/emails/refundAccount': paymentEmailsRefundAccount,
  'payment/emails/returned': paymentEmailsReturned,
  'payment/emails/status': paymentEmailsStatus,
  'payment/emails/transferBack': paymentEmailsTransferBack,
  'payment/emails/underReview': paymentEmailsUnderReview,
  'payment/pages/paymentChoice': paymentPagesPaymentChoice,
  'payment/pages/confirmation': paymentPagesConfirmation,
  'payment/pages/paying': paymentPagesPaying,
  'payment/pages/refundAccount': paymentPagesRefundAccount,
  'payment/pages/paymentResult': paymentPagesPaymentResult,
  'payment/documents/paymentFacts': paymentDocumentsPaymentFacts,
  'payment/documents/receipt': paymentDocumentsReceipt,
  'payment/payment': paymentPayment,
  'payment/providers': paymentProviders,
  'payment/refundAccount': paymentRefundAccount,
  'payment/errors': paymentErrors,
  'payment/view': paymentView,
  'reservation/hold': reservationHold,
  'reservation/emails/arrivalReminder': reservationEmailsArrivalReminder,
  'reservation/emails/cancelled': reservationEmailsCancelled,
  'reservation/emails/heldAtDesk': reservationEmailsHeldAtDesk,
  'reservation/emails/holdExpired': reservationEmailsHoldExpired,
  'reservation/emails/modified': reservationEmailsModified,
  'reservation/emails/priceReduced': reservationEmailsPriceReduced,
  'reservation/emails/nextStep': reservationEmailsNextStep,
  'reservation/emails/reservationMade': reservationEmailsReservationMade,
  'reservation/emails/contactChanged': reservationEmailsContactChanged,
  'reservation/emails/datesMoved': reservationEmailsDatesMoved,
  'reservation/emails/roomChanged': reservationEmailsRoomChanged,
  'reservation/emails/staffNews': reservationEmailsStaffNews,
  'reservation/emails/status': reservationEmailsStatus,
  'reservation/emails/stay': reservationEmailsStay,
  'reservation/list': reservationList,
  'reservation/changeFailed': reservationChangeFailed,
  'reservation/changeMade': reservationChangeMade,
  'reservation/changeUnknown': reservationChangeUnknown,
  'reservation/management': reservationManagement,
  'reservation/otherDates': reservationOtherDates,
  'reservation/changePreview': reservationChangePreview,
  'reservation/pages/details': reservationPagesDetails,
  'reservation/pages/dialogs': reservationPagesDialogs,
  'reservation/pages/hold': reservationPagesHold,
  'reservation/pages/list': reservationPagesList,
  'reservation/pages/documents': reservationPagesDocuments,
  'reservation/pages/sharing': reservationPagesSharing,
  'reservation/pages/terms': reservationPagesTerms,
  'reservation/paidChange': reservationPaidChange,
  'reservation/documents': reservationDocuments,
  'reservation/documents/calendar': reservationDocumentsCalendar,
  'reservation/policy': reservationPolicy,
  'reservation/errors': reservationErrors,
  'reservation/timeline': reservationTimeline,
  'reservation/upcoming': reservationUpcoming,
  'rooms/types': roomsTypes,
  'session/pages/otherAccount': sessionPagesOtherAccount,
  'session/session': sessionSession,
  'shared/accountErrors': sharedAccountErrors,
  'shared/counts': sharedCounts,
  'shared/fields': sharedFields,
  'shared/generalErrors': sharedGeneralErrors,
  'shared/locale': sharedLocale,
  'shared/pages/accountHints': sharedPagesAccountHints,
  'shared/pages/changingPassword': sharedPagesChangingPassword,
  'shared/pages/fields': sharedPagesFields,
  'shared/pages/nightly': sharedPagesNightly,
  'shared/pages/stay': sharedPagesStay,
  'shared/pages/waiting': sharedPagesWaiting,
  'shared/pages/links': sharedPagesLinks,
  'shared/receiptErrors': sharedReceiptErrors,
  'site/contact': siteContact,
  'site/newsletter': siteNewsletter,
  'site/pages/about': sitePagesAbout,
  'site/pages/aboutHotel': sitePagesAboutHotel,
  'site/pages/arrival': sitePagesArrival,
  'site/pages/contact': sitePagesContact,
  'site/pages/hotel': sitePagesHotel,
  'site/pages/legal': sitePagesLegal,
  'site/pages/messageForm': sitePagesMessageForm,
  'site/pages/notFound': sitePagesNotFound,
  'site/pages/pictures': sitePagesPictures,
  'site/pages/privacy': sitePagesPrivacy,
  'site/pages/reserving': sitePagesReserving,
  'site/pages/rooms': sitePagesRooms,
  'site/pages/serviceTiles': sitePagesServiceTiles,
  'site/pages/services': sitePagesServices,
  'site/pages/slider': sitePagesSlider,
  'site/pages/slides': sitePagesSlides,
  'site/pages/terms': sitePagesTerms,
  'site/pages/testimonials': sitePagesTestimonials,
  'site/pages/wellness': sitePagesWellness,
} as const;

/** A file of texts: its path in this folder, without the extension. */
export type WordsFile = keyof typeof english;

/** A whole language: the same texts again, file by file. */
export type Language = { [File in WordsFile]: Translated<(typeof english)[File]> };
