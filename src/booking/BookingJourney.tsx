import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../machines/paths';
import { SessionRequired } from '../session/SessionRequired';
import { BookingProvider } from './BookingProvider';

/** What the reservation form and the room selection share: a guest, and the booking under way. */
export default function BookingJourney() {
  const { pathname } = useLocation();
  return (
    <SessionRequired announcedBy={pathname === paths.reservation ? 'loginPage' : 'alert'}>
      <BookingProvider>
        <Outlet />
      </BookingProvider>
    </SessionRequired>
  );
}
