import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../machines/paths';
import type { JourneyParts } from './actors/siteParts';
import { PageLayout } from './layout/PageLayout';
import { lazyPage, preloadedTogether } from './navigation/lazyPage';
import { PageBoundary } from './navigation/PageBoundary';
import { usePreloading } from './navigation/usePreloading';
import { SessionProvider } from './session/SessionProvider';

const confirmation = lazyPage(() => import('./pages/confirmation/ConfirmationPage'));

/** The pages that stand by themselves, by the pattern of their path. Each is a chunk of its own. */
const pages = {
  [paths.home]: lazyPage(() => import('./pages/home/HomePage')),
  [paths.about]: lazyPage(() => import('./pages/about/AboutPage')),
  [paths.services]: lazyPage(() => import('./pages/services/ServicesPage')),
  [paths.contact]: lazyPage(() => import('./pages/contact/ContactPage')),
  [paths.privacy]: lazyPage(() => import('./pages/legal/PrivacyPage')),
  [paths.terms]: lazyPage(() => import('./pages/legal/TermsPage')),
  [paths.login]: lazyPage(() => import('./pages/login/LoginPage')),
  [paths.payment]: lazyPage(() => import('./pages/payment/PaymentPage')),
  [paths.paymentCallback]: lazyPage(() => import('./pages/paymentCallback/PaymentCallbackPage')),
  [paths.myReservations]: lazyPage(() => import('./pages/reservations/ReservationsPage')),
  [`${paths.myReservations}/:id`]: lazyPage(
    () => import('./pages/reservationDetails/ReservationDetailsPage'),
  ),
  [`${paths.reservation}/:id/confirm`]: confirmation,
  [`${paths.confirmPayment}/:id`]: confirmation,
  [paths.confirmPayment]: confirmation,
};

const booking = lazyPage(() => import('./booking/BookingJourney'));
const reservation = lazyPage(() => import('./pages/reservation/ReservationPage'));
const roomSelection = lazyPage(() => import('./pages/roomBooking/RoomBookingPage'));
const notFound = lazyPage(() => import('./pages/notFound/NotFoundPage'));

/** The pages that share a booking under way, which stands above them in a chunk of its own. */
const bookingPages = {
  [paths.reservation]: preloadedTogether(reservation, booking, roomSelection),
  [paths.roomSelection]: preloadedTogether(roomSelection, booking),
};

const allPages = { ...pages, ...bookingPages, [paths.book]: bookingPages[paths.reservation] };

/** The site, inside whatever router its surroundings give it. */
export function App({ parts }: { parts: JourneyParts }) {
  usePreloading(allPages);
  return (
    <SessionProvider parts={parts}>
      <Routes>
        <Route element={<PageLayout />}>
          <Route element={<PageBoundary />}>
            {Object.entries(pages).map(([path, { Page }]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route element={<booking.Page />}>
              {Object.entries(bookingPages).map(([path, { Page }]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
            <Route path={paths.book} element={<Navigate to={paths.reservation} replace />} />
            <Route path="*" element={<notFound.Page />} />
          </Route>
        </Route>
      </Routes>
    </SessionProvider>
  );
}
