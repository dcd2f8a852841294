import { bookingSummary } from '../../../messages/shared/pages/stay';
import { CardTitle } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { reservationRows, type ReservationView } from '../../reservation/reservationRows';

/** What the guest has reserved. */
export function BookingSummary({ reservation }: { reservation: ReservationView }) {
  return (
    <Stack>
      <Cluster $justify="space-between">
        <CardTitle>{bookingSummary}</CardTitle>
        <StatusBadge status={reservation.paymentStatus} refund={reservation.refundStatus} />
      </Cluster>
      <StaySummary rows={reservationRows(reservation)} />
    </Stack>
  );
}
