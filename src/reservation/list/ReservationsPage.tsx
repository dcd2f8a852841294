import { myReservations } from '../../../messages/shared/pages/links';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { RequireSession } from '../../session/RequireSession';
import { ReservationList } from './ReservationList';

/** The list of the guest's reservations. */
export default function ReservationsPage() {
  return (
    <>
      <PageHead title={myReservations} />
      <PageHero title={myReservations} />
      <RequireSession announcedBy="alert">
        <ReservationList />
      </RequireSession>
    </>
  );
}
