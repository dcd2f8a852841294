import { Outlet, useLocation } from 'react-router-dom';
import { chooseRooms } from '../../messages/booking/pages/titles';
import { makeReservation } from '../../messages/shared/pages/links';
import { paths } from '../../machines/shared/paths';
import { CheckoutHeader } from '../layout/CheckoutHeader';
import { RequireSession } from '../session/RequireSession';
import { BookingNotices } from './BookingNotices';
import { BookingProvider } from './BookingProvider';

/** Shared by the reservation form and the room selection: the guest, and the booking in progress. */
export default function BookingJourney() {
  const { pathname } = useLocation();
  const atForm = pathname === paths.reservation;
  return (
    <RequireSession
      announcedBy={atForm ? 'loginPage' : 'alert'}
      head={<CheckoutHeader title={atForm ? makeReservation : chooseRooms} />}
    >
      <BookingProvider>
        <Outlet />
        <BookingNotices />
      </BookingProvider>
    </RequireSession>
  );
}
