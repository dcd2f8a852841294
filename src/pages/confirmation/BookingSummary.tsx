import styled from 'styled-components';
import { Cluster } from '../../components/Cluster';
import { Moment } from '../../components/Moment';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { isWhole, reservationRows, type ReservationView } from '../../reservation/reservationRows';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

const Held = styled.p`
  color: ${theme.color.waitingInk};
`;

/** What the guest has reserved, and until when it is held. */
export function BookingSummary({ reservation }: { reservation: ReservationView }) {
  const waits = isWhole(reservation) && reservation.paymentStatus === 'pending';
  const heldUntil = waits ? reservation.holdExpiresAt : null;
  return (
    <Stack>
      <Cluster $justify="space-between">
        <Title>Booking Summary</Title>
        <StatusBadge status={reservation.paymentStatus} />
      </Cluster>
      {heldUntil !== null && (
        <Held>
          Your rooms are held until <Moment at={heldUntil} />.
        </Held>
      )}
      <StaySummary rows={reservationRows(reservation)} />
    </Stack>
  );
}
