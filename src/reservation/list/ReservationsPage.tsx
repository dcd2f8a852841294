import { myReservations } from '../../../messages/shared/pages/links';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { SessionRequired } from '../../session/SessionRequired';
import { ReservationList } from './ReservationList';

/** Everything that the guest has reserved. */
export default function ReservationsPage() {
  return (
    <>
      <PageHead title={myReservations} />
      <PageHero title={myReservations} />
      <SessionRequired announcedBy="alert">
        <ReservationList />
      </SessionRequired>
    </>
  );
}
