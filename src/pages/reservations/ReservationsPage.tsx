import { SessionRequired } from '../../session/SessionRequired';
import { ReservationList } from './ReservationList';

/** Everything that the guest has reserved. */
export default function ReservationsPage() {
  return (
    <SessionRequired announcedBy="alert">
      <ReservationList />
    </SessionRequired>
  );
}
