import { title } from '../../../messages/payment/pages/refundAccount';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { useReservationId } from '../../navigation/useReservationId';
import { RequireSession } from '../../session/RequireSession';
import { RefundAccount } from './RefundAccount';

/** Where a guest gives a bank account for a refund. */
export default function RefundAccountPage() {
  const id = useReservationId();
  return (
    <>
      <PageHead title={title} />
      <PageHero title={title} />
      <RequireSession announcedBy="alert">
        <RefundAccount key={id} reservationId={id} />
      </RequireSession>
    </>
  );
}
