import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { SessionRequired } from '../../session/SessionRequired';
import { ReservationList } from './ReservationList';

/** Everything that the guest has reserved. */
export default function ReservationsPage() {
  return (
    <>
      <PageHead title="My Reservations" />
      <PageHero title="My Reservations" />
      <SessionRequired announcedBy="alert">
        <ReservationList />
      </SessionRequired>
    </>
  );
}
