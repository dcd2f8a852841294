import styled from 'styled-components';
import { bookingSummary } from '../../../messages/shared/pages/stay';
import { Cluster } from '../../components/Cluster';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { HoldCountdown } from '../../reservation/HoldCountdown';
import { isWhole, reservationRows, type ReservationView } from '../../reservation/reservationRows';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

interface BookingSummaryProps {
  reservation: ReservationView;
  /** Until when its rooms are held; null if they are not. */
  heldUntil: string | null;
}

/** What the guest has reserved, and until when it is held. */
export function BookingSummary({ reservation, heldUntil }: BookingSummaryProps) {
  return (
    <Stack>
      <Cluster $justify="space-between">
        <Title>{bookingSummary}</Title>
        <StatusBadge status={reservation.paymentStatus} refund={reservation.refundStatus} />
      </Cluster>
      {heldUntil !== null && isWhole(reservation) && (
        <HoldCountdown reservation={reservation} heldUntil={heldUntil} />
      )}
      <StaySummary rows={reservationRows(reservation)} />
    </Stack>
  );
}
