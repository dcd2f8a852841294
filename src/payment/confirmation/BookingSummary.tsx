import styled from 'styled-components';
import { bookingSummary } from '../../../messages/shared/pages/stay';
import { Cluster } from '../../components/Cluster';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { reservationRows, type ReservationView } from '../../reservation/reservationRows';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

/** What the guest has reserved. */
export function BookingSummary({ reservation }: { reservation: ReservationView }) {
  return (
    <Stack>
      <Cluster $justify="space-between">
        <Title>{bookingSummary}</Title>
        <StatusBadge status={reservation.paymentStatus} refund={reservation.refundStatus} />
      </Cluster>
      <StaySummary rows={reservationRows(reservation)} />
    </Stack>
  );
}
