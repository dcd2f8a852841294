import { Outlet, useLocation } from 'react-router-dom';
import { chooseRooms } from '../../messages/booking/pages/titles';
import { makeReservation } from '../../messages/shared/pages/links';
import { paths } from '../../machines/shared/paths';
import { JourneyHead } from '../layout/JourneyHead';
import { SessionRequired } from '../session/SessionRequired';
import { BookingNotices } from './BookingNotices';
import { BookingProvider } from './BookingProvider';

/** What the reservation form and the room selection share: a guest, and the booking under way. */
export default function BookingJourney() {
  const { pathname } = useLocation();
  const atForm = pathname === paths.reservation;
  return (
    <SessionRequired
      announcedBy={atForm ? 'loginPage' : 'alert'}
      head={<JourneyHead title={atForm ? makeReservation : chooseRooms} />}
    >
      <BookingProvider>
        <Outlet />
        <BookingNotices />
      </BookingProvider>
    </SessionRequired>
  );
}
