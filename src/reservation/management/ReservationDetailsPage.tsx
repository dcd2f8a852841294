import * as words from '../../../messages/reservation/pages/details';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { Letterhead } from '../../layout/Letterhead';
import { useReservationId } from '../../navigation/useReservationId';
import { RequireSession } from '../../session/RequireSession';
import { ReservationDetails } from './ReservationDetails';

/** One of the guest's reservations. */
export default function ReservationDetailsPage() {
  const id = useReservationId();
  return (
    <>
      <PageHead title={words.title} />
      <Letterhead />
      <PageHero title={words.title} />
      <RequireSession announcedBy="alert">
        <ReservationDetails key={id} reservationId={id} />
      </RequireSession>
    </>
  );
}
