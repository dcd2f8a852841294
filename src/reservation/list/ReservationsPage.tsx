import * as words from '../../../words/reservation/pages/list';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { SessionRequired } from '../../session/SessionRequired';
import { ReservationList } from './ReservationList';

/** Everything that the guest has reserved. */
export default function ReservationsPage() {
  return (
    <>
      <PageHead title={words.title} />
      <PageHero title={words.title} />
      <SessionRequired announcedBy="alert">
        <ReservationList />
      </SessionRequired>
    </>
  );
}
