import { matchPath } from 'react-router-dom';
import { paths } from '../../machines/shared/paths';
import { type LazyPage, lazyPage, preloadedTogether } from '../navigation/lazyPage';

const confirmation = lazyPage(() => import('../payment/confirmation/ConfirmationPage'));

/** The independent pages by the pattern of their path. Each is a separate chunk. */
export const pages = {
  [paths.home]: lazyPage(() => import('../site/home/HomePage')),
  [paths.about]: lazyPage(() => import('../site/about/AboutPage')),
  [paths.services]: lazyPage(() => import('../site/services/ServicesPage')),
  [paths.contact]: lazyPage(() => import('../site/contact/ContactPage')),
  [paths.rooms]: lazyPage(() => import('../booking/search/RoomsPage')),
  [paths.privacy]: lazyPage(() => import('../site/legal/PrivacyPage')),
  [paths.terms]: lazyPage(() => import('../site/legal/TermsPage')),
  [paths.login]: lazyPage(() => import('../login/LoginPage')),
  [paths.forgotPassword]: lazyPage(() => import('../login/ForgottenPasswordPage')),
  [paths.payment]: lazyPage(() => import('../payment/choice/PaymentPage')),
  [paths.paymentCallback]: lazyPage(() => import('../payment/result/PaymentCallbackPage')),
  [paths.account]: lazyPage(() => import('../account/AccountPage')),
  [paths.myReservations]: lazyPage(() => import('../reservation/list/ReservationsPage')),
  [`${paths.myReservations}/:id`]: lazyPage(
    () => import('../reservation/management/ReservationDetailsPage'),
  ),
  [`${paths.myReservations}/:id/refund-account`]: lazyPage(
    () => import('../payment/refundAccount/RefundAccountPage'),
  ),
  [`${paths.reservation}/:id/confirm`]: confirmation,
  [`${paths.confirmPayment}/:id`]: confirmation,
  [paths.confirmPayment]: confirmation,
};

export const booking = lazyPage(() => import('../booking/BookingJourney'));
const reservation = lazyPage(() => import('../booking/details/ReservationPage'));
const roomSelection = lazyPage(() => import('../booking/rooms/RoomBookingPage'));
export const notFound = lazyPage(() => import('../site/notFound/NotFoundPage'));

/** The pages that share the booking in progress, which is rendered above them and has a separate chunk. */
export const bookingPages = {
  [paths.reservation]: preloadedTogether(reservation, booking),
  [paths.roomSelection]: preloadedTogether(roomSelection, booking),
};

type Path = (typeof paths)[keyof typeof paths];

/** By the pattern of their path. A path without a page would show Not found, so it does not compile. */
const allPages = {
  ...pages,
  ...bookingPages,
  [paths.book]: bookingPages[paths.reservation],
} satisfies Readonly<Record<Path, LazyPage>>;

/** The table's entry for the first pattern that a path matches. */
function matchOf<T>(table: Readonly<Record<string, T>>, pathname: string): T | undefined {
  return Object.entries(table).find(([pattern]) => matchPath(pattern, pathname))?.[1];
}

/** The page at a path. */
export function pageAt(pathname: string): LazyPage {
  return matchOf(allPages, pathname) ?? notFound;
}

/** The page that guests usually open after a page, by the pattern of its path. */
const usuallyNext: Readonly<Record<string, string>> = {
  [paths.home]: paths.reservation,
  [paths.rooms]: paths.reservation,
  [paths.login]: paths.reservation,
  [paths.forgotPassword]: paths.login,
  [paths.reservation]: paths.roomSelection,
  [paths.book]: paths.roomSelection,
  [paths.roomSelection]: `${paths.reservation}/id/confirm`,
};

/** The page that guests usually open after a path; undefined if there is none. */
export function nextPage(pathname: string): LazyPage | undefined {
  const next = matchOf(usuallyNext, pathname);
  return next === undefined ? undefined : pageAt(next);
}
